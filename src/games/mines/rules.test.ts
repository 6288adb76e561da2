import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { beginRecord, type GameRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { advise } from './advise.ts'
import { moveCursor } from './cursor.ts'
import { createField } from './field.ts'
import { fitBoard } from './fit.ts'
import { cellCount, GRIDS, LEVELS, MINE, neighboursOf } from './grid.ts'
import { emptyKnowledge, HIDDEN, type Knowledge, learnMine, learnNumber } from './knowledge.ts'
import { lookOf, wrongFlags } from './look.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { isCleared, type Move, minesLeft, openShare, type Position, rules, type Setup } from './rules.ts'
import { deduce, isSolvable } from './solve.ts'
import { game, variantOf, WAYS } from './table-game.ts'

const open = (cell: number): Move => ({ type: 'open', cell })
const setupOf = (level: Setup['level'], seed: number, isGuessFree = true): Setup => ({ level, seed, isGuessFree })
const begun = (setup: Setup, cell: number): Position => {
  const opened = rules.play(rules.begin(setup), { type: 'open', cell })
  if (opened === undefined) throw new Error('the first press is always allowed')
  return opened
}
const minesOf = ({ field = [] }: Position) => [...field.keys()].filter((cell) => field[cell] === MINE)

/** A position of 9 x 9 whose mines lie in the given cells; nothing is open. */
function positionWith(...mines: readonly number[]): Position {
  const near = neighboursOf(GRIDS.beginner)
  const field = near.map((cells, cell) =>
    mines.includes(cell) ? MINE : cells.filter((other) => mines.includes(other)).length,
  )
  return { ...rules.begin(setupOf('beginner', 1)), field }
}
const play = (position: Position, ...moves: readonly [Move['type'], number][]): Position => {
  let now = position
  for (const [type, cell] of moves) {
    const next = rules.play(now, { type, cell })
    if (next === undefined) throw new Error(`${type} ${cell} is not allowed`)
    now = next
  }
  return now
}

test.each(LEVELS)('the first press of %s is safe wherever it is, and opens an area', (level) => {
  const grid = GRIDS[level]
  const near = neighboursOf(grid)
  for (const cell of [0, grid.columns - 1, Math.floor(cellCount(grid) / 2), cellCount(grid) - 1]) {
    for (const isGuessFree of [true, false]) {
      const position = begun(setupOf(level, 77 + cell, isGuessFree), cell)
      expect(minesOf(position)).toHaveLength(grid.mines)
      expect(position.field?.[cell]).toBe(0)
      expect(position.exploded).toEqual([])
      for (const other of near[cell] ?? []) expect(position.cells[other]).toBe('open')
    }
  }
})

test('each way to play has its own variant, which a new game of it has', () => {
  expect(WAYS.map(({ variant }) => game.variantOf(game.newSetup(variant)))).toEqual(WAYS.map(({ variant }) => variant))
  expect(new Set(WAYS.map(({ variant }) => variant)).size).toBe(2 * LEVELS.length)
})

test('numbers tell how many mines lie around, and corners have three neighbours', () => {
  const { field = [] } = positionWith(0, 10)
  expect([field[1], field[9], field[2], field[20], field[22]]).toEqual([2, 2, 1, 1, 0])
  expect(neighboursOf(GRIDS.beginner)[0]).toEqual([1, 9, 10])
  expect(neighboursOf(GRIDS.expert)[31]).toHaveLength(8)
})

test('an opened blank opens all that it touches, up to the numbers, but no flag', () => {
  const opened = play(positionWith(0), ['open', 80])
  expect(opened.cells).toEqual(opened.cells.map((_, cell) => (cell === 0 ? 'hidden' : 'open')))
  const kept = play(positionWith(0), ['flag', 40], ['open', 80])
  expect(kept.cells[40]).toBe('flag')
  expect(minesLeft(kept)).toBe(9)
  expect(rules.play(kept, { type: 'open', cell: 40 })).toBeUndefined()
})

test('a flag is set and taken away, not on what is open', () => {
  const position = play(positionWith(0), ['open', 1])
  expect(rules.play(position, { type: 'flag', cell: 1 })).toBeUndefined()
  expect(rules.play(position, { type: 'open', cell: 1 })).toBeUndefined()
  expect(play(position, ['flag', 0], ['flag', 0])).toEqual(position)
})

test('a number that has all its flags opens the rest around it', () => {
  const position = play(positionWith(0), ['open', 1])
  expect(rules.play(position, { type: 'around', cell: 1 })).toBeUndefined()
  const opened = play(position, ['flag', 0], ['around', 1])
  expect([2, 9, 10, 11].map((cell) => opened.cells[cell])).toEqual(['open', 'open', 'open', 'open'])
  expect(rules.play(opened, { type: 'around', cell: 1 })).toBeUndefined()
})

test('with a wrong flag that opens a mine: all mines are shown, and which flag was wrong', () => {
  const lost = play(positionWith(0, 40, 41), ['open', 1], ['flag', 9], ['flag', 40], ['around', 1])
  expect(lost.exploded).toEqual([0])
  expect(game.outcomeOf(lost, lost.setup)).toBe('lost')
  expect([0, 9, 40, 41, 50, 80].map((cell) => lookOf(lost, cell))).toEqual([
    'exploded',
    'wrongFlag',
    'flag',
    'mine',
    'number2',
    'blank',
  ])
  expect(wrongFlags(lost)).toBe(1)
  expect(rules.play(lost, { type: 'open', cell: 80 })).toBeUndefined()
})

test('a game is won once all cells without a mine are open, and its mines then have flags', () => {
  const real = begun(setupOf('beginner', 5), 40)
  const cleared = minesOf(real).length
  const all = [...real.cells.keys()].filter((cell) => real.field?.[cell] !== MINE && real.cells[cell] === 'hidden')
  const end = all.reduce((now, cell) => rules.play(now, { type: 'open', cell }) ?? now, real)
  expect(openShare(real)).toBeLessThan(1)
  expect(game.outcomeOf(end, end.setup)).toBe('won')
  expect([...end.cells.keys()].filter((cell) => lookOf(end, cell) === 'flag')).toHaveLength(cleared)
})

/** Follows hints alone, to the end. */
function playByHints(setup: Setup, first: number): GameRecord<Setup, Position, Move> {
  let record = withMove(rules, beginRecord(rules, setup), open(first))
  for (let advice = advise(presentState(record)); advice !== undefined; advice = advise(presentState(record)))
    record = withMove(rules, record, open(advice.cell))
  return record
}

test.each(LEVELS)('hints alone win %s, whatever the seed and the first cell are', (level) => {
  const random = createRandom(9)
  for (let seed = 1; seed <= (level === 'expert' ? 6 : 20); seed++) {
    const record = playByHints(setupOf(level, seed * 7919), random.below(cellCount(GRIDS[level])))
    expect(isCleared(presentState(record)), `seed ${seed}`).toBe(true)
    const text = encodeMoves(record.moves)
    expect(text.length).toBeLessThan(2000)
    expect(replayRecord(rules, record.setup, decodeMoves(text) ?? [])).toEqual(record)
  }
})

/** Deduces all that can be known after the first press. */
function knowAll(level: Setup['level'], seed: number, isGuessFree: boolean, check: (known: Knowledge) => void) {
  const grid = GRIDS[level]
  const field = createField(grid, seed, 0, isGuessFree)
  const known = emptyKnowledge(grid)
  learnNumber(known, 0, 0)
  for (let found = deduce(known, 20); found !== undefined; found = deduce(known, 20)) {
    for (const cell of found.safe) {
      if (field[cell] === MINE) throw new Error(`seed ${seed}: ${cell} was said to be safe by ${found.rule}`)
      if (known.numbers[cell] === HIDDEN) learnNumber(known, cell, field[cell] ?? 0)
    }
    for (const cell of found.mines) {
      if (field[cell] !== MINE) throw new Error(`seed ${seed}: ${cell} was said to be a mine by ${found.rule}`)
      learnMine(known, cell)
    }
  }
  check(known)
}

test.each([
  ['beginner', 200],
  ['intermediate', 80],
  ['expert', 60],
] as const)('what is deduced of %s is true, and ends only where a guess is needed', (level, seeds) => {
  let guesses = 0
  for (let seed = 1; seed <= seeds; seed++) {
    knowAll(level, seed, true, ({ numbers, grid }) => {
      expect(numbers.filter((number) => number !== HIDDEN)).toHaveLength(cellCount(grid) - grid.mines)
    })
    knowAll(level, seed, false, ({ numbers, grid }) => {
      const count = numbers.filter((number) => number !== HIDDEN).length
      if (count < cellCount(grid) - grid.mines) guesses++
    })
  }
  expect(guesses).toBeGreaterThan(0)
})

test('a board that ends in a guess is not one that logic solves', () => {
  // the last two cells of a corner: one of them is the mine, and nothing tells which
  const mines = [0, 1, 2, 9, 18]
  const grid = { columns: 9, rows: 9, mines: mines.length }
  const fieldOf = (all: readonly number[]) =>
    neighboursOf(grid).map((cells, cell) =>
      all.includes(cell) ? MINE : cells.filter((other) => all.includes(other)).length,
    )
  expect(isSolvable({ ...grid, mines: 1 }, fieldOf([40]), 0)).toBe(true)
  expect(isSolvable({ ...grid, mines: 4 }, fieldOf([7, 8, 16, 15].slice(0, 4)), 72)).toBe(true)
  // walled off, cell 0 or cell 1 is the mine
  expect(isSolvable({ ...grid, mines: 4 }, fieldOf([1, 2, 11, 10].slice(0, 4)), 80)).toBe(false)
})

test('a hint names the rule, the numbers that prove it, and trusts no flag', () => {
  expect(advise(rules.begin(setupOf('beginner', 1)))).toBeUndefined()
  // below a hidden row with mines in its columns 1, 4 and 7 stand only ones: the first two share all mines of the first
  const bare = positionWith(1, 4, 7)
  const cells = bare.cells.map((state, cell) => (cell < 9 ? state : 'open'))
  const position = play({ ...bare, cells }, ['flag', 2])
  expect(advise(position)).toEqual({ cell: 2, rule: 'pair', because: [10, 9], mines: [] })
  // with nothing but flags to go by there is no proof
  expect(advise(play(positionWith(0), ['open', 1], ['flag', 11]))).toBeUndefined()
})

test('a seed gives the same board for ever: stored games depend on it', () => {
  const mines = (level: Setup['level']) => minesOf(begun(setupOf(level, 20_261_129), 40)).slice(0, 8)
  expect(mines('beginner')).toEqual([4, 14, 19, 53, 60, 61, 71, 74])
  expect(mines('intermediate')).toEqual([10, 20, 38, 59, 64, 70, 72, 81])
  expect(mines('expert')).toEqual([3, 12, 18, 22, 28, 34, 38, 54])
})

test('boards that need no guess are made at once', () => {
  const begin = performance.now()
  for (let seed = 0; seed < 10; seed++) createField(GRIDS.expert, seed, 200, true)
  expect((performance.now() - begin) / 10).toBeLessThan(500)
})

test('a text that is no list of moves is none', () => {
  for (const text of ['x', 'o', 'o1', 'o100', 'O12', 'o12 f']) expect(decodeMoves(text)).toBeUndefined()
  const moves: readonly Move[] = [
    { type: 'open', cell: 479 },
    { type: 'flag', cell: 3 },
    { type: 'around', cell: 36 },
  ]
  expect(encodeMoves(moves)).toBe('odbf03a10')
  expect(decodeMoves('odbf03a10')).toEqual(moves)
  expect(rules.play(begun(setupOf('beginner', 1), 0), { type: 'open', cell: 479 })).toBeUndefined()
})

test('ways to play are told apart, and pictures are of boards that fit', () => {
  expect(
    LEVELS.flatMap((level) => [true, false].map((free) => game.variantOf(game.newSetup(variantOf(level, free))))),
  ).toEqual(['beginner', 'beginner.classic', 'intermediate', 'intermediate.classic', 'expert', 'expert.classic'])
  const described = (level: Setup['level']) => {
    const record = withMove(rules, beginRecord(rules, setupOf(level, 3)), open(0))
    return game.describe(presentState(record), record)
  }
  expect(described('beginner')).toMatchObject({ progress: { left: 10 }, picture: { columns: 9 } })
  expect(described('intermediate').picture?.cells).toHaveLength(256)
  expect(described('expert').picture).toBeUndefined()
})

test('a board is turned where its cells are then larger, and none is too small for a finger', () => {
  expect(fitBoard({ width: 1000, height: 600 }, GRIDS.expert, 20)).toEqual({
    isTurned: false,
    cell: 32,
    isPanned: false,
  })
  expect(fitBoard({ width: 374, height: 400 }, GRIDS.expert, 20)).toEqual({ isTurned: true, cell: 34, isPanned: true })
  expect(fitBoard({ width: 844, height: 450 }, GRIDS.expert, 20)).toMatchObject({ cell: 26, isPanned: false })
  expect(fitBoard({ width: 600, height: 1000 }, GRIDS.expert, 20)).toMatchObject({ isTurned: true, cell: 32 })
  expect(fitBoard({ width: 374, height: 500 }, GRIDS.beginner, 20)).toMatchObject({ isTurned: false, cell: 39 })
})

test('arrows go where they point, on a turned board, too, and not over the edge', () => {
  const { expert } = GRIDS
  expect(moveCursor(undefined, 'left', expert, false)).toBe(255)
  expect(moveCursor(31, 'left', expert, false)).toBe(30)
  expect(moveCursor(30, 'left', expert, false)).toBe(30)
  expect(moveCursor(31, 'left', expert, true)).toBe(1)
  expect(moveCursor(31, 'down', expert, true)).toBe(32)
  expect(moveCursor(479, 'down', expert, false)).toBe(479)
})
