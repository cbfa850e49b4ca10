"use strict";
// Replays the games of the page. Everything from games and engines goes through textContent alone.
const data = JSON.parse(document.getElementById("data").textContent);
const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const SVG = "http://www.w3.org/2000/svg";
const at = id => document.getElementById(id);
let game = null, shown = 0;

function point(name) {
  const x = LETTERS.indexOf(name[0].toUpperCase()), y = Number(name.slice(1)) - 1;
  return x < 0 || !(y >= 0 && y < data.rows) || x >= data.columns ? null : y * data.columns + x;
}

function neighbours(p) {
  const x = p % data.columns, y = Math.floor(p / data.columns), all = [];
  if (x > 0) all.push(p - 1);
  if (x < data.columns - 1) all.push(p + 1);
  if (y > 0) all.push(p - data.columns);
  if (y < data.rows - 1) all.push(p + data.columns);
  return all;
}

// Takes the chain of p off the board if it has no liberty.
function capture(stones, p) {
  const chain = [p], seen = new Set(chain);
  for (const q of chain)
    for (const r of neighbours(q)) {
      if (!stones[r]) return;
      if (stones[r] === stones[p] && !seen.has(r)) { seen.add(r); chain.push(r); }
    }
  for (const q of chain) stones[q] = null;
}

function position(turns) {
  const stones = new Array(data.columns * data.rows).fill(null);
  for (const name of game.handicap) stones[point(name)] = "b";
  for (const turn of turns) {
    const [color, name] = turn.split(" "), p = point(name);
    if (name === "pass" || p === null) continue;
    stones[p] = color;
    for (const q of neighbours(p)) if (stones[q] && stones[q] !== color) capture(stones, q);
    capture(stones, p);
  }
  return stones;
}

function add(parent, tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent.append(node);
  return node;
}

function draw() {
  const turns = game.turns.slice(0, shown), last = turns[turns.length - 1];
  at("turn").textContent = `${shown} of ${game.turns.length}` + (last ? `: ${last}` : "") +
    (shown > 0 && shown <= game.opening ? " (opening)" : "");
  at("slider").value = shown;
  if (!data.columns) return;
  const board = at("board"), w = data.columns, h = data.rows;
  board.replaceChildren();
  board.setAttribute("viewBox", `-1 -1 ${w + 1} ${h + 1}`);
  add(board, "rect", {x: -1, y: -1, width: w + 1, height: h + 1, fill: "#e3b768"});
  const line = {stroke: "#333", "stroke-width": 0.03};
  for (let x = 0; x < w; x++) add(board, "line", {x1: x, x2: x, y1: 0, y2: h - 1, ...line});
  for (let y = 0; y < h; y++) add(board, "line", {x1: 0, x2: w - 1, y1: y, y2: y, ...line});
  const lastPoint = last ? point(last.split(" ")[1]) : null;
  position(turns).forEach((color, p) => {
    if (!color) return;
    const cx = p % w, cy = h - 1 - Math.floor(p / w);
    add(board, "circle", {cx, cy, r: 0.47, fill: color === "b" ? "#111" : "#fff", stroke: "#111", "stroke-width": 0.04});
    if (p === lastPoint)
      add(board, "circle", {cx, cy, r: 0.22, fill: "none", stroke: color === "b" ? "#fff" : "#111", "stroke-width": 0.07});
  });
}

function show(number, turn) {
  game = data.games.find(other => other.game === number);
  if (!game) return;
  shown = Math.max(0, Math.min(turn ?? game.turns.length, game.turns.length));
  at("title").textContent = `Game ${game.game}: ${game.black} (Black) – ${game.white} (White), ${game.result}, ${game.reason}`;
  at("detail").textContent = game.detail;
  at("moves").textContent = data.columns ? "" : game.turns.join(", ");
  at("slider").max = game.turns.length;
  at("replay").hidden = false;
  draw();
}

function step(by) {
  if (!game) return;
  shown = Math.max(0, Math.min(shown + by, game.turns.length));
  draw();
}

for (const button of document.querySelectorAll("button[data-game]"))
  button.addEventListener("click", () => { show(Number(button.dataset.game)); at("replay").scrollIntoView(); });
for (const button of document.querySelectorAll("button[data-step]"))
  button.addEventListener("click", () => step(Number(button.dataset.step)));
at("slider").addEventListener("input", event => { shown = Number(event.target.value); draw(); });
document.addEventListener("keydown", event => {
  if (event.target === at("slider")) return;
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
