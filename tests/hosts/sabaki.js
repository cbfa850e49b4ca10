// Drives the engine with @sabaki/gtp, the client inside Sabaki, in the order in which Sabaki does it.
//
//   NODE_PATH=FOLDER/node_modules node tests/hosts/sabaki.js PATH-OF-TENGEN
'use strict'

const assert = require('assert')
const {Controller, ControllerStateTracker} = require('@sabaki/gtp')

const ENGINE = process.argv[2]
const ENDLESS = ['analyze', 'kata-analyze', 'lz-analyze']
const CHOOSING = ['genmove_analyze', 'kata-genmove_analyze', 'lz-genmove_analyze', 'cgos-genmove_analyze']
const SEARCHING = ['kata-search_analyze', 'kata-search_analyze_cancellable']
const play = (color, vertex) => ({name: 'play', args: [color, vertex]})

let passed = 0
let sent = []

async function check(name, test) {
  await test()
  passed++
  console.log(`ok: ${name}`)
}

// Reads a line of analysis as Sabaki does: a record begins with "info", its line of moves comes last, a winrate is a share of 1 for
// the commands of KataGo and of 10,000 for all others. A record that does not fit is dropped, so none may be.
function readInfo(command, line) {
  assert(line.startsWith('info '), line)
  return line.slice('info '.length).split(' info ').map(record => {
    const [, head, pv] = record.match(/^(.*?) pv((?: (?:[A-Za-z]\d+|pass))+)$/) || assert.fail(`no line of moves at the end: ${record}`)
    const words = head.split(' ')
    const value = key => words[words.indexOf(key) + 1]
    assert(words.includes('move') && words.includes('visits') && words.includes('winrate'), record)
    const winrate = command.startsWith('kata') ? parseFloat(value('winrate')) * 100 : parseInt(value('winrate'), 10) / 100
    assert(winrate >= 0 && winrate <= 100, record)
    assert(command.startsWith('kata') === value('winrate').includes('.'), record)
    return {vertex: value('move'), visits: +value('visits'), winrate, lead: parseFloat(value('scoreLead')), pv: pv.trim().split(' ')}
  })
}

async function main() {
  const controller = new Controller(ENGINE, ['--playouts', '50', '--threads', '1'])
  const tracker = new ControllerStateTracker(controller)
  const ask = async (name, ...args) => {
    const {content, error} = await controller.sendCommand({name, args})
    assert(!error, `${name} ${args.join(' ')}: ${content}`)
    return content
  }
  const board = () => ask('list_stones', 'black').then(async b => [b, await ask('list_stones', 'white')])
  controller.on('command-sent', ({command}) => sent.push(command.name))
  controller.on('response-received', ({command, response}) =>
    assert(!response.error, `${command.name} ${command.args}: ${response.content}`))
  controller.start()

  await check('start: four commands at once', async () => {
    const answers = await Promise.all(['name', 'version', 'protocol_version', 'list_commands'].map(name => ask(name)))
    assert.strictEqual(answers[0], 'Tengen')
    assert.strictEqual(answers[2], '2')
    assert.strictEqual(answers[3].split('\n')[0], 'protocol_version')
    for (const name of ['undo', 'set_free_handicap', 'rectangular_boardsize']) {
      assert(await tracker.knowsCommand(name), name)
    }
  })

  const opening = [play('B', 'D4'), play('W', 'E5'), play('B', 'C6'), play('W', 'pass'), play('B', 'G7')]
  await check('sync: komi, size and a whole game', async () => {
    await tracker.sync({komi: 6.5, boardsize: [9, 9], history: opening})
    assert.strictEqual(await ask('get_komi'), '6.5')
    assert.strictEqual(await ask('query_boardsize'), '9')
    assert.deepStrictEqual(await board(), ['G7 C6 D4', 'E5'])
  })

  await check('sync: one move back, another one played, without a replay', async () => {
    sent = []
    await tracker.sync({komi: 6.5, boardsize: [9, 9], history: [...opening.slice(0, 4), play('B', 'F3')]})
    assert.deepStrictEqual(sent, ['undo', 'play'])
    assert.deepStrictEqual(await board(), ['C6 D4 F3', 'E5'])
  })

  await check('sync while a move is asked for', async () => {
    const [move] = await Promise.all([
      tracker.queueCommand({name: 'genmove', args: ['W']}),
      tracker.queueCommand({name: 'protocol_version'}),
    ])
    assert.match(move.content, /^([A-HJ][1-9]|pass)$/)
    assert.strictEqual(tracker.state.history.length, 6)
  })

  await check('undo of a move of the engine', async () => {
    sent = []
    await tracker.sync({komi: 6.5, boardsize: [9, 9], history: tracker.state.history.slice(0, 5)})
    assert.deepStrictEqual(sent, ['undo'])
    assert.deepStrictEqual(await board(), ['C6 D4 F3', 'E5'])
  })

  await check('sync: handicap stones on a board of another size', async () => {
    const stones = {name: 'set_free_handicap', args: ['D4', 'Q16', 'D16']}
    await tracker.sync({komi: 0.5, boardsize: [19, 19], history: [stones, play('W', 'Q3')]})
    assert.deepStrictEqual(await board(), ['D16 Q16 D4', 'Q3'])
    const {content} = await tracker.queueCommand({name: 'genmove', args: ['B']})
    assert.match(content, /^([A-HJ-T](1?\d)|pass)$/)
  })

  await check('sync: a rectangle, and stones out of turn', async () => {
    await tracker.sync({komi: 0, boardsize: [13, 7], history: [play('B', 'N7'), play('B', 'A1'), play('W', 'A7')]})
    assert.deepStrictEqual(await board(), ['N7 A1', 'A7'])
  })

  // The lines that a command brings, without its head and the empty one at its end, each a record list of its own.
  const told = (name, args, atLine = () => {}) => {
    const infos = []
    let choice = null
    const done = tracker.queueCommand({name, args}, ({line, end}) => {
      if (end || line.trim() === '=') return
      if (line.startsWith('play ')) choice = line.slice('play '.length)
      else infos.push(name.startsWith('cgos') ? JSON.parse(line).moves : readInfo(name, line))
      atLine(infos.length)
    }).then(response => {
      assert(!response.error, response.content)
      return {infos, choice}
    })
    return done
  }

  await check('analysis: until Sabaki asks for something else', async () => {
    await tracker.sync({komi: 7.5, boardsize: [9, 9], history: [play('B', 'E5')]})
    for (const name of ENDLESS) {
      assert(await tracker.knowsCommand(name), name)
      let stopped
      // Past the queue, as Sabaki stops an analysis.
      const {infos} = await told(name, ['W', '5'], lines => {
        if (lines === 3) stopped = controller.sendCommand({name: 'protocol_version'})
      })
      assert(infos.length >= 3, name)
      assert.strictEqual((await stopped).content, '2')
      for (const info of infos) {
        assert(info.every(({vertex, visits, pv}) => visits > 0 && vertex === pv[0]), name)
        assert(name === 'lz-analyze' || info.some(({lead}) => Number.isFinite(lead)), name)
      }
    }
  })

  await check('analysis while a move is chosen', async () => {
    for (const name of CHOOSING) {
      assert(await tracker.knowsCommand(name), name)
      await tracker.sync({komi: 7.5, boardsize: [9, 9], history: [play('B', 'E5')]})
      const {infos, choice} = await told(name, ['W', '50'])
      assert.strictEqual(infos[infos.length - 1][0].vertex || infos[infos.length - 1][0].move, choice)
      // The tracker has heard of the move.
      assert.deepStrictEqual(tracker.state.history, [play('B', 'E5'), play('W', choice.toUpperCase())])
      assert.strictEqual(await ask('last_move'), `white ${choice}`)
    }
    for (const name of SEARCHING) {
      const {infos, choice} = await told(name, ['B', '50'])
      assert.strictEqual(infos[infos.length - 1][0].vertex, choice)
    }
    assert.strictEqual(tracker.state.history.length, 2)
  })

  await check('a whole game, a move at a time', async () => {
    await tracker.sync({komi: 7.5, boardsize: [5, 5], history: []})
    let color = 'B'
    for (let passes = 0, moves = 0; passes < 2; color = color === 'B' ? 'W' : 'B') {
      const {content} = await tracker.queueCommand({name: 'genmove', args: [color]})
      passes = content === 'pass' ? passes + 1 : 0
      if (content === 'resign') break
      assert(++moves < 75, 'an end')
    }
  })

  await check('stop', async () => {
    const begun = Date.now()
    const process = controller.process
    await controller.stop()
    assert(Date.now() - begun < 3000, 'Sabaki kills after three seconds')
    assert.deepStrictEqual([process.exitCode, process.signalCode], [0, null])
  })
}

main().then(
  () => console.log(`sabaki: ${passed} passed, 0 failed`),
  error => {
    console.error(`FAILED after ${passed} passed:`, error)
    process.exit(1)
  }
)
