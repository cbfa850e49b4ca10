#!/usr/bin/env python3
"""Counts finished games by Tengen and by GNU Go and writes the tables of this folder; see README.md."""

import argparse
import functools
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
RULES = ("chinese", "japanese")


class Game:
    """A line of games.txt or recorded.txt: name, size, komi, rules, result, moves."""

    def __init__(self, line):
        self.name, size, self.komi, self.rules, self.result, *self.moves = line.split()
        self.size = int(size)

    def sgf(self, rules):
        moves = (f";{'BW'[n % 2]}[{m.replace('--', '')}]" for n, m in enumerate(self.moves))
        return f"(;GM[1]FF[4]SZ[{self.size}]KM[{self.komi}]RU[{rules.title()}]{''.join(moves)})"

    def points(self):
        """All points, row by row from the top."""
        return [f"{COLUMNS[x]}{y}" for y in range(self.size, 0, -1) for x in range(self.size)]


class GnuGo:
    """One process, one record."""

    def __init__(self, program, game, rules, *flags):
        with tempfile.NamedTemporaryFile("w", suffix=".sgf") as file:
            file.write(game.sgf(rules))
            file.flush()
            command = [program, "--mode", "gtp", "--level", "10", "--seed", "1", f"--{rules}-rules", *flags]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            self.to_move = self.ask(f"loadsgf {file.name}")
        self.ask(f"komi {game.komi}")

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()).strip():
            lines.append(line)
        if not lines or not lines[0].startswith("="):
            raise RuntimeError(f"GNU Go answers {command!r} by {lines}")
        return "".join(lines)[1:].strip()

    def stones(self):
        return {color: self.ask(f"list_stones {color}").split() for color in ("black", "white")}

    def close(self):
        self.ask("quit")
        self.process.wait()


class Answers:
    """What GNU Go says, once for each question."""

    def __init__(self, program, path):
        self.program, self.path = program, path and pathlib.Path(path)
        self.known = json.loads(self.path.read_text()) if self.path and self.path.exists() else {}

    def get(self, kind, game, rules):
        key = f"{kind} {game.name} {rules}"
        if key not in self.known:
            self.known[key] = getattr(self, kind)(game, rules)
            if self.path:
                self.path.write_text(json.dumps(self.known))
        return self.known[key]

    def count(self, game, rules):
        """The result, and by point its owner: b, w or . (nobody)."""
        gnugo = GnuGo(self.program, game, rules, "--score", "aftermath")
        result = gnugo.ask("final_score")
        lists = {word: set(gnugo.ask(f"final_status_list {word}").split())
                 for word in ("dead", "seki", "black_territory", "white_territory")}
        stones = gnugo.stones()
        gnugo.close()
        owners = {}
        for letter, color, rival in (("b", "black", "white"), ("w", "white", "black")):
            owners.update((p, letter) for p in lists[f"{color}_territory"])
            owners.update((p, letter) for p in stones[color] if p not in lists["dead"])
            owners.update((p, letter) for p in stones[rival] if p in lists["dead"])
        return {"result": result, "owners": row(game, owners), "dead": sorted(lists["dead"]), "seki": sorted(lists["seki"])}

    def clean_up(self, game, _rules):
        """By point its owner, once GNU Go has captured with both colours what it can: the side to move first, then the other."""
        return [self.cleaned(game, first) for first in (0, 1)]

    def cleaned(self, game, first):
        gnugo = GnuGo(self.program, game, "chinese", "--capture-all-dead")
        color = gnugo.to_move if first == 0 else other(gnugo.to_move)
        passes, moves = 0, []
        while passes < 2 and len(moves) < 2 * game.size**2:
            moves.append(gnugo.ask(f"kgs-genmove_cleanup {color}"))
            passes = passes + 1 if moves[-1].lower() == "pass" else 0
            color = other(color)
        stones = gnugo.stones()
        gnugo.close()
        return {"owners": row(game, area(game, stones)), "moves": moves}


def other(color):
    return "white" if color == "black" else "black"


def row(game, owners):
    return "".join(owners.get(point, ".") for point in game.points())


def area(game, stones):
    """The owners of a board as it stands, by area."""
    names = game.points()
    stone_of = {p: color[0] for color in stones for p in stones[color]}
    owners, seen = dict(stone_of), set()
    for start, name in enumerate(names):
        if name in stone_of or start in seen:
            continue
        region, borders = [start], set()
        seen.add(start)
        for at in region:
            for q in neighbours(at, game.size):
                if names[q] in stone_of:
                    borders.add(stone_of[names[q]])
                elif q not in seen:
                    seen.add(q)
                    region.append(q)
        if len(borders) == 1:
            owners.update((names[q], min(borders)) for q in region)
    return owners


def neighbours(at, size):
    x, y = at % size, at // size
    return [q for ok, q in ((x > 0, at - 1), (x < size - 1, at + 1), (y > 0, at - size), (y < size - 1, at + size)) if ok]


class Tengen:
    """The program's count of one game."""

    def __init__(self, program, game, rules):
        with tempfile.NamedTemporaryFile("w", suffix=".sgf") as file:
            file.write(game.sgf(rules))
            file.flush()
            command = [program, "score", file.name, "--rules", rules, "--json"]
            self.report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        self.result = self.report["result"]
        self.chains = self.report["chains"]
        owners = {}
        for chain in self.chains:
            if chain["status"] != "dead":
                owners.update((p, chain["color"][0]) for p in chain["points"])
        for color in ("black", "white"):
            owners.update((p, color[0]) for p in self.report[f"{color}_territory"])
        # What the players are taken to fill is nobody's on the board that GNU Go counts.
        owners.update((move["point"], ".") for move in self.report["assumed"])
        self.owners = row(game, owners)

    def stones(self):
        """How many stones' verdicts are proved, proved given walls and estimated."""
        shares = {"proved": 0, "proved given walls": 0, "estimated": 0}
        for chain in self.chains:
            shares[chain["how"]] += len(chain["points"])
        return list(shares.values())


def lead(result):
    """Black's lead."""
    if result in ("0", "Draw", "Jigo"):
        return 0.0
    return float(result[2:]) * (1 if result[0] == "B" else -1)


def read(name):
    return [Game(line) for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")]


def show(options, answers):
    games = {game.name: game for game in read("games.txt") + read("recorded.txt")}
    game, rules = games[options.game], options.rules
    tengen, gnugo = Tengen(options.tengen, game, rules), answers.get("count", game, rules)
    cleaned = answers.get("clean_up", game, rules)
    print(game.name, rules, "Tengen", tengen.result, "GNU Go", gnugo["result"], "recorded", game.result)
    moves = [f"{move['kind']} {move['color']} {move['point']}" for move in tengen.report["assumed"]]
    print("assumed:", "; ".join(moves), "warnings:", tengen.report["warnings"])
    differing = {p for p, ours, theirs in zip(game.points(), tengen.owners, gnugo["owners"]) if ours != theirs}
    print("differing:", *sorted(differing))
    for chain in tengen.chains:
        if differing & set(chain["points"]) or chain["how"] != "estimated" or chain["confidence"] < 0.75:
            print(chain["color"], chain["status"], chain["how"], chain["confidence"], *chain["points"])
    boards = [position(game), tengen.owners, gnugo["owners"], *(run["owners"] for run in cleaned)]
    shown = {y for p in differing for y in range(game.size) if abs(game.size - int(p[1:]) - y) < 4}
    for y in sorted(shown):
        cut = slice(y * game.size, (y + 1) * game.size)
        print(f"{game.size - y:2} ", "  ".join(" ".join(board[cut]) for board in boards))
    print("   " + "  ".join([" ".join(COLUMNS[: game.size])] * len(boards)))
    for run in cleaned:
        print(*run["moves"])


def position(game):
    """The board at the end of the record, as X, O and dots."""
    board = {}
    for n, move in enumerate(game.moves):
        if move != "--":
            at = (ord(move[0]) - 97) + (ord(move[1]) - 97) * game.size
            board[at] = "XO"[n % 2]
            for q in neighbours(at, game.size):
                if board.get(q, "XO"[n % 2]) != "XO"[n % 2]:
                    take_if_captured(board, q, game.size)
    return "".join(board.get(at, ".") for at in range(game.size**2))


def take_if_captured(board, start, size):
    chain = [start]
    for at in chain:
        for q in neighbours(at, size):
            if q not in board:
                return
            if board[q] == board[start] and q not in chain:
                chain.append(q)
    for at in chain:
        del board[at]


class Comparison:
    """Both counts of one game under one set of rules, and what decides between them."""

    def __init__(self, options, answers, game, rules):
        self.game, self.rules = game, rules
        self.tengen, self.gnugo = Tengen(options.tengen, game, rules), answers.get("count", game, rules)
        pairs = zip(game.points(), self.tengen.owners, self.gnugo["owners"])
        self.points = [p for p, ours, theirs in pairs if ours != theirs]
        self.margin = lead(self.tengen.result) - lead(self.gnugo["result"])
        dead = (chain["points"] for chain in self.tengen.chains if chain["status"] == "dead")
        same = self.margin == 0 and sorted(p for points in dead for p in points) == self.gnugo["dead"]
        self.verdict = "same" if same else self.decide(answers)

    def decide(self, answers):
        """Tengen is right where both ways to clean up bear it out, and under territory its own proof as well."""
        if not self.points:
            dame = self.rules == "chinese" and abs(self.margin) <= self.tengen.owners.count(".")
            return "dame" if dame else "unsettled"
        runs = [run["owners"] for run in answers.get("clean_up", self.game, "chinese")]
        if all(self.bears_out(run, self.tengen.owners) for run in runs):
            return "Tengen" if self.rules == "chinese" or self.is_proved() else "unsettled"
        gnugo_is_right = all(self.bears_out(run, self.gnugo["owners"]) for run in runs)
        return "GNU Go" if gnugo_is_right else "unsettled"

    def bears_out(self, run, owners):
        at = [i for i, p in enumerate(self.game.points()) if p in self.points]
        nobodys = "." if self.rules == "japanese" else ""
        return all(owners[i] in (run[i], nobodys) for i in at)

    def is_proved(self):
        names = self.game.points()
        touched = {names[q] for p in self.points for q in neighbours(names.index(p), self.game.size)} | set(self.points)
        return all(chain["how"] != "estimated" for chain in self.tengen.chains if touched & set(chain["points"]))

    def line(self):
        shown = " ".join(self.points[:8]) + (f" and {len(self.points) - 8} more" if len(self.points) > 8 else "")
        if self.verdict == "dame":
            shown = f"{self.tengen.owners.count('.')} open dame"
        cells = (self.game.name, self.rules, self.tengen.result, self.gnugo["result"], shown, self.verdict,
                 causes().get((self.game.name, self.rules), ""))
        return "| " + " | ".join(cells) + " |"


def gnugo(options, answers):
    """The table of all games under both rules, those that differ first."""
    pairs = [[Comparison(options, answers, game, rules) for rules in RULES] for game in read("games.txt")]
    print(heading(options, "Tengen and GNU Go count the same games"))
    print("| rules | games | the same | differ by open dame | Tengen right | GNU Go right | unsettled | against us |")
    print("|---|---|---|---|---|---|---|---|")
    for rules, its in zip(RULES, zip(*pairs)):
        counts = [sum(it.verdict == verdict for it in its) for verdict in VERDICTS]
        against = f"{100 * sum(counts[3:]) / len(its):.1f} %"
        print("|", " | ".join([rules, str(len(its)), *map(str, counts), against]), "|")
    print_shares([it for pair in pairs for it in pair])
    print("\n## Where they differ\n\n| game | rules | Tengen | GNU Go | points | who is right | why |\n|---|---|---|---|---|---|---|")
    for verdict in reversed(VERDICTS[1:]):
        for it in (it for pair in pairs for it in pair if it.verdict == verdict):
            print(it.line())
    print("\n## All games\n\n| game | chinese: Tengen | GNU Go | japanese: Tengen | GNU Go | stones proved | given walls | estimated |")
    print("|---|---|---|---|---|---|---|---|")
    for area_count, territory in pairs:
        cells = [area_count.game.name, area_count.tengen.result, area_count.gnugo["result"], territory.tengen.result,
                 territory.gnugo["result"], *map(str, territory.tengen.stones())]
        print("|", " | ".join(cells), "|")


VERDICTS = ("same", "dame", "Tengen", "GNU Go", "unsettled")


def print_shares(its):
    print("\n| rules | size | stones | proved | proved given walls | estimated |\n|---|---|---|---|---|---|")
    for rules in RULES:
        for size in (9, 13, 19, 0):
            of = [it.tengen.stones() for it in its if it.rules == rules and size in (0, it.game.size)]
            sums = [sum(column) for column in zip(*of)]
            shares = [f"{100 * n / max(sum(sums), 1):.1f} %" for n in sums]
            print("|", " | ".join([rules, str(size or "all"), str(sum(sums)), *shares]), "|")
    wrong = [f"{it.game.name} {it.rules} {' '.join(chain['points'][:1])}" for it in its if it.verdict in ("GNU Go", "unsettled")
             for chain in it.tengen.chains if chain["how"] == "proved" and set(chain["points"]) & set(it.points)]
    print("\nProved chains among the points that differ and are not settled for Tengen:", "; ".join(wrong) or "none", end=".\n")


def recorded(options, answers):
    """The table of the games that a server counted."""
    games = read("recorded.txt")
    counts = [Tengen(options.tengen, game, "chinese").result for game in games]
    pairs = list(zip(games, counts))
    close = [abs(lead(ours) - lead(game.result)) <= 1 for game, ours in pairs]
    right = [(lead(ours) > 0) == (lead(game.result) > 0) for game, ours in pairs]
    far = [pair for pair, *good in zip(pairs, close, right) if not all(good)]
    print(heading(options, "Games that a server counted"))
    for what, n in (("the winner is right", sum(right)), ("the margin is within one point", sum(close))):
        print(f"- {what} in {n} of {len(games)} games ({100 * n / len(games):.1f} %)")
    print("\n| game | recorded | Tengen | GNU Go | why |\n|---|---|---|---|---|")
    for game, ours in far:
        theirs = answers.get("count", game, "chinese")["result"]
        agree = abs(lead(ours) - lead(theirs)) <= 1
        why = causes().get((game.name, "recorded"), "the record: both programs count otherwise" if agree else "")
        print(f"| {game.name} | {game.result} | {ours} | {theirs} | {why} |")


def heading(options, title):
    version = subprocess.run([options.tengen, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"# {title}\n\nWritten by `compare.py` with {version}; see [README.md](README.md).\n"


@functools.cache
def causes():
    """What was found on the boards: by game and rules a sentence."""
    lines = (line.split(maxsplit=2) for line in (HERE / "causes.txt").read_text().splitlines())
    return {(name, rules): why for name, rules, why in lines}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tengen", default="tengen")
    parser.add_argument("--gnugo", default="gnugo")
    parser.add_argument("--answers", help="where GNU Go's answers are kept")
    commands = parser.add_subparsers(required=True)
    for command in (gnugo, recorded, show):
        sub = commands.add_parser(command.__name__)
        sub.set_defaults(run=command)
        if command is show:
            sub.add_argument("game")
            sub.add_argument("rules", choices=RULES)
    options = parser.parse_args()
    options.run(options, Answers(options.gnugo, options.answers))


if __name__ == "__main__":
    sys.exit(main())
