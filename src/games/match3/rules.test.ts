import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { CELLS, columnOf, type Gapped, type Grid, type Piece, RAINBOW_KIND, runsOf, SIDE } from './grid.ts'
import { advise, movesLeft, type Position, playSwap, rules, type Setup, WAYS } from './rules.ts'
import { freshBoard, restedSteps, type Step, shuffled } from './steps.ts'
import { allowedSwaps, canSwap, decodeMoves, encodeMoves, type Swap } from './swaps.ts'
import { game } from './table-game.ts'

const SPECIAL_SIGNS = { '-': 'row', '|': 'column', '*': 'burst' } as const

/** A piece of a sign such as `a`, `a-`, `a|`, `a*`; `##` is a rainbow. */
function pieceOf(sign: string, cell: number): Piece {
  if (sign === '##') return { id: cell + 1, kind: RAINBOW_KIND, special: 'rainbow' }
  const kind = 'abcdef'.indexOf(sign.charAt(0))
  const special = SPECIAL_SIGNS[sign.charAt(1) as keyof typeof SPECIAL_SIGNS]
  return special === undefined ? { id: cell + 1, kind } : { id: cell + 1, kind, special }
}

/** A board without runs on which the first rows are given: signs by columns, `.` where it does not matter. */
function positionOf(...rows: readonly string[]): Position {
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const sign = rows[Math.floor(cell / SIDE)]?.trim().split(/\s+/)[cell % SIDE] ?? '.'
    // the others are two kinds that are nowhere else, two by two, so that they make no runs
    const filling = 'ef'.charAt((Math.floor(cell / SIDE) + Math.floor((cell % SIDE) / 2)) % 2)
    return pieceOf(sign === '.' ? filling : sign, cell)
  })
  return { ...rules.begin({ way: 'moves30', seed: 7 }), cells, nextId: CELLS + 1 }
}

const at = (row: number, column: number) => row * SIDE + column
const swapOf = (from: readonly [number, number], to: readonly [number, number]): Swap => ({
  from: at(...from),
  to: at(...to),
})
const playedOf = (position: Position, swap: Swap) => {
  const played = playSwap(position, swap)
  if (played === undefined) throw new Error('not allowed')
  return played
}
/** The first step of a move that clears something. */
const clearedOf = (position: Position, swap: Swap): Step => {
  const step = playedOf(position, swap).steps.find(({ type }) => type === 'cleared')
  if (step === undefined) throw new Error('nothing was cleared')
  return step
}
const goneCells = ({ gone }: Step) => gone.map(({ from }) => from).toSorted((a, b) => a - b)
const cellsOfRow = (row: number) => Array.from({ length: SIDE }, (_, column) => at(row, column))
const cellsOfColumn = (column: number) => Array.from({ length: SIDE }, (_, row) => at(row, column))
const sorted = (cells: Iterable<number>) => [...new Set(cells)].toSorted((a, b) => a - b)

test('a board begins full, without runs, and with a move; five shapes in the easy game, six else', () => {
  for (const way of WAYS) {
    for (let seed = 0; seed < 30; seed++) {
      const { cells } = rules.begin({ way, seed })
      expect(cells).toHaveLength(CELLS)
      expect(runsOf(cells)).toEqual([])
      expect(canSwap(cells)).toBe(true)
      expect(new Set(cells.map(({ kind }) => kind)).size).toBe(way === 'easy30' ? 5 : 6)
    }
  }
})

test('only neighbours may be swapped, and only so that something is cleared', () => {
  const position = positionOf('a a b a')
  expect(rules.play(position, swapOf([0, 3], [0, 2]))).toBeDefined()
  expect(rules.play(position, swapOf([0, 2], [0, 3]))).toBeDefined()
  expect(rules.play(position, swapOf([0, 0], [0, 1]))).toBeUndefined()
  expect(rules.play(position, swapOf([0, 3], [0, 1]))).toBeUndefined()
  // the end of a row and the beginning of the next are no neighbours
  expect(rules.play(positionOf('. . . . . . a a', 'b . . . . . . .', 'a'), swapOf([0, 7], [1, 0]))).toBeUndefined()
})

test('three in a row are cleared, ten points each; the others fall, and new ones come from above', () => {
  const position = positionOf('. c d', '. d c', 'a a b a')
  const { steps, position: after } = playedOf(position, swapOf([2, 3], [2, 2]))
  expect(steps.slice(0, 3).map(({ type }) => type)).toEqual(['swapped', 'cleared', 'fallen'])
  expect(steps[1]).toMatchObject({ gain: 30, score: 30, round: 1 })
  expect(steps[1] && goneCells(steps[1])).toEqual([at(2, 0), at(2, 1), at(2, 2)])
  const columns = [0, 1, 2, 3].map((column) => [1, 2].map((row) => steps[2]?.cells[at(row, column)]?.id))
  expect(columns.slice(0, 3)).toEqual([0, 1, 2].map((column) => [at(0, column) + 1, at(1, column) + 1]))
  expect(cellsOfRow(0).filter((cell) => (steps[2]?.cells[cell]?.id ?? 0) > CELLS)).toEqual([0, 1, 2])
  expect(after.moves).toBe(1)
})

test('what falls into a run is cleared, too, for twice as many points', () => {
  const position = positionOf('c b b .', 'a a d b', '. . a .')
  const { steps, position: after } = playedOf(position, swapOf([2, 2], [1, 2]))
  const [first, second] = steps.filter(({ type }) => type === 'cleared')
  expect([first?.round, first?.gain, second?.round]).toEqual([1, 30, 2])
  expect(second && goneCells(second)).toEqual([at(1, 1), at(1, 2), at(1, 3)])
  expect(second?.gain).toBe(60)
  expect(after.gain).toBe(steps.reduce((sum, { gain }) => sum + gain, 0))
  expect(after.score).toBe(after.gain)
})

test('four in a row become a piece that clears its row, four in a column one that clears its column', () => {
  const row = clearedOf(positionOf('. . a', 'a a b a'), swapOf([0, 2], [1, 2]))
  expect(row.cells[at(1, 2)]).toMatchObject({ kind: 0, special: 'row' })
  expect(row.gain).toBe(4 * 10 + 20)
  expect(row.gone.map(({ to }) => to)).toEqual(new Array(4).fill(at(1, 2)))
  const column = clearedOf(positionOf('a', 'b a', 'a', 'a'), swapOf([1, 1], [1, 0]))
  expect(column.cells[at(1, 0)]).toMatchObject({ kind: 0, special: 'column' })
})

test('a corner or a T becomes a burst, five in a row a rainbow, there where the player has moved', () => {
  const corner = clearedOf(positionOf('. a', '. b a a', '. a', '. a'), swapOf([0, 1], [1, 1]))
  expect(corner.cells[at(1, 1)]).toMatchObject({ kind: 0, special: 'burst' })
  const tee = clearedOf(positionOf('. a', 'a b a', '. a', '. a'), swapOf([0, 1], [1, 1]))
  expect(tee.cells[at(1, 1)]).toMatchObject({ kind: 0, special: 'burst' })
  expect([corner.gain, tee.gain]).toEqual([90, 90])
  const five = clearedOf(positionOf('. . a', 'a a b a a'), swapOf([0, 2], [1, 2]))
  expect(five.cells[at(1, 2)]).toMatchObject({ kind: RAINBOW_KIND, special: 'rainbow' })
  expect(five.gain).toBe(5 * 10 + 60)
})

test('a special piece that is cleared does what it does, and so do those that it hits', () => {
  const play = (row: string) => goneCells(clearedOf(positionOf('.', row), swapOf([1, 3], [1, 2])))
  const run = [at(1, 0), at(1, 1), at(1, 2)]
  expect(play('a- a b a')).toEqual(cellsOfRow(1))
  expect(play('a| a b a')).toEqual(sorted([...run, ...cellsOfColumn(0)]))
  const around = [0, 1, 2].flatMap((row) => [at(row, 0), at(row, 1)])
  expect(play('a* a b a')).toEqual(sorted([...run, ...around]))
  expect(play('a- a b a . . d| .')).toEqual(sorted([...cellsOfRow(1), ...cellsOfColumn(6)]))
  // a rainbow that is hit takes the kind of which most lie there
  const hit = positionOf('.', 'a- a b a . . ## .')
  const count = (kind: number) => hit.cells.filter((piece) => piece.kind === kind).length
  const commonest = count(4) >= count(5) ? 4 : 5
  const ofKind = hit.cells.flatMap(({ kind }, cell) => (kind === commonest ? [cell] : []))
  expect(play('a- a b a . . ## .')).toEqual(sorted([...cellsOfRow(1), ...ofKind]))
})

test('a special piece that becomes part of another one goes off, too', () => {
  const step = clearedOf(positionOf('. . a-', 'a a b a'), swapOf([0, 2], [1, 2]))
  expect(goneCells(step)).toEqual(cellsOfRow(1))
  expect(step.cells[at(1, 2)]).toMatchObject({ kind: 0, special: 'row' })
})

test('a rainbow takes all pieces of the kind that it is swapped with', () => {
  const position = positionOf('## c a', 'a b c', 'c c a')
  const ofKind = position.cells.flatMap(({ kind }, cell) => (kind === 2 ? [cell] : []))
  // the one that it is swapped with has changed places with it
  const expected = sorted([...ofKind.filter((cell) => cell !== 1), 0, 1])
  for (const swap of [swapOf([0, 0], [0, 1]), swapOf([0, 1], [0, 0])])
    expect(goneCells(clearedOf(position, swap))).toEqual(expected)
})

test('two special pieces do something greater together', () => {
  const play = (one: string, other: string) =>
    goneCells(clearedOf(positionOf('.', '.', '.', `. . . ${one} ${other}`), swapOf([3, 3], [3, 4])))
  const cross = [...cellsOfRow(3), ...cellsOfColumn(4)]
  expect(play('a-', 'b-')).toEqual(sorted([...cross, at(3, 3)]))
  expect(play('a|', 'b-')).toEqual(sorted([...cross, at(3, 3)]))
  const wide = [2, 3, 4].flatMap(cellsOfRow).concat([3, 4, 5].flatMap(cellsOfColumn))
  expect(play('a-', 'b*')).toEqual(sorted(wide))
  const square = [1, 2, 3, 4, 5].flatMap((row) => [2, 3, 4, 5, 6].map((column) => at(row, column)))
  expect(play('a*', 'b*')).toEqual(sorted(square))
  expect(play('##', '##')).toHaveLength(CELLS)
})

test('a rainbow with a special piece turns its kind into special ones, all of which go off', () => {
  const position = positionOf('## a* b', 'b . a', '. . b', '. . . . a')
  const { steps } = playedOf(position, swapOf([0, 0], [0, 1]))
  expect(steps.slice(0, 4).map(({ type }) => type)).toEqual(['swapped', 'turned', 'cleared', 'fallen'])
  const specials = (steps[1]?.cells ?? []).flatMap((piece, cell) => (piece?.special === 'burst' ? [cell] : []))
  expect(specials).toEqual([at(0, 0), at(1, 2), at(3, 4)])
  const around = specials.flatMap((cell) =>
    Array.from({ length: CELLS }, (_, other) => other).filter(
      (other) =>
        Math.abs(columnOf(other) - columnOf(cell)) <= 1 &&
        Math.abs(Math.floor(other / SIDE) - Math.floor(cell / SIDE)) <= 1,
    ),
  )
  expect(steps[2] && goneCells(steps[2])).toEqual(sorted(around))
  const lines = playedOf(positionOf('## a- b', 'b . a'), swapOf([0, 0], [0, 1])).steps[2]
  expect(lines?.blasts.map(({ type }) => type).toSorted()).toEqual(['column', 'rainbow', 'row'])
})

test('with reduced motion a move is seen as one step at rest, with all that it has brought', () => {
  const before = positionOf('a a b a', '.', '.', '. . . . . c-', '. . d*')
  const { steps, position } = playedOf({ ...before, moves: 29 }, swapOf([0, 3], [0, 2]))
  expect(steps.filter(({ gain }) => gain > 0).length).toBeGreaterThan(1)
  const [rested, ...others] = restedSteps(steps)
  expect(others).toEqual([])
  expect(rested).toMatchObject({ cells: position.cells, gain: position.score, score: position.score, blasts: [] })
  expect(restedSteps(steps.slice(0, 1))).toEqual([])
})

test('with the last move all special pieces that are left go off', () => {
  const position = { ...positionOf('a a b a', '.', '.', '. . . . . c-', '. . d*'), moves: 29 }
  const { steps, position: after } = playedOf(position, swapOf([0, 3], [0, 2]))
  expect(movesLeft(after)).toBe(0)
  expect(after.cells.filter(({ special }) => special !== undefined)).toEqual([])
  const gone = steps.flatMap(({ gone }) => gone.map(({ piece }) => piece.id))
  for (const id of [at(3, 5) + 1, at(4, 2) + 1]) expect(gone).toContain(id)
  expect(rules.play(after, allowedSwaps(after.cells)[0] ?? swapOf([0, 0], [0, 1]))).toBeUndefined()
})

test('a board without a move is shuffled, and gets other pieces where that does not help', () => {
  // three kinds by diagonals: no swap makes a run
  const cells = Array.from({ length: CELLS }, (_, cell) => ({
    id: cell + 1,
    kind: (Math.floor(cell / SIDE) * 2 + (cell % SIDE)) % 5,
  }))
  expect([runsOf(cells).length, canSwap(cells)]).toEqual([0, false])
  const turn = { cells, score: 0, round: 1, nextId: CELLS + 1, steps: [] }
  const mixed = shuffled(turn, createRandom(3), 5)
  expect(canSwap(mixed.cells)).toBe(true)
  expect(runsOf(mixed.cells)).toEqual([])
  expect(mixed.cells.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(cells.map(({ id }) => id))
  const same = { ...turn, cells: cells.map(({ id }) => ({ id, kind: 0 })) }
  const fresh = shuffled(same, createRandom(3), 6)
  expect([runsOf(fresh.cells).length, canSwap(fresh.cells), fresh.nextId]).toEqual([0, true, 2 * CELLS + 1])
})

/** What is wrong with a board at rest. */
function restFaults(cells: Grid): readonly string[] {
  const ids = new Set(cells.flatMap((piece) => piece?.id ?? []))
  return [
    ...(cells.length === CELLS && ids.size === CELLS ? [] : ['a cell is empty, or a piece lies twice']),
    ...(runsOf(cells).length === 0 ? [] : ['a run is left']),
    ...(cells.every(({ kind, special }) => (kind === RAINBOW_KIND) === (special === 'rainbow')) ? [] : ['no kind']),
  ]
}

/** The ids of a column from the top, without gaps. */
const idsOfColumn = (cells: Gapped, column: number): readonly number[] =>
  cellsOfColumn(column).flatMap((cell) => cells[cell]?.id ?? [])

/** What is wrong with a step: pieces that are lost, float, or fall past another. */
function stepFaults({ type, cells, gone }: Step, before: Gapped): readonly string[] {
  if (type === 'cleared') {
    const left = before.filter((piece, cell) => piece !== undefined && cells[cell] === piece)
    const isTold = gone.every(({ piece, from }) => before[from] === piece)
    return isTold && left.length + gone.length === CELLS ? [] : ['a piece is lost']
  }
  if (type !== 'fallen') return []
  const isOrdered = Array.from({ length: SIDE }, (_, column) => column).every((column) => {
    const [stayed, now] = [idsOfColumn(before, column), idsOfColumn(cells, column)]
    return now.length === SIDE && now.slice(SIDE - stayed.length).join() === stayed.join()
  })
  return isOrdered ? [] : ['a piece floats, or has fallen past another']
}

test('a zen game of two thousand moves leaves a whole board with a move until it ends, and can be played again', () => {
  const random = createRandom(20_261_129)
  let record = beginRecord(rules, { way: 'zen', seed: 11 })
  const faults: string[] = []
  const seen = new Map<string, number>()
  for (let round = 0; round < 2000; round++) {
    const before = presentState(record)
    const swap = random.pick(allowedSwaps(before.cells))
    const { steps, position } = playedOf(before, swap)
    faults.push(...restFaults(position.cells))
    for (const [index, step] of steps.entries()) faults.push(...stepFaults(step, steps[index - 1]?.cells ?? []))
    if (movesLeft(position) > 0 && !canSwap(position.cells)) faults.push('no move is left')
    if (steps.at(-1)?.cells !== position.cells) faults.push('the last step is another board')
    for (const { type } of steps) seen.set(type, (seen.get(type) ?? 0) + 1)
    record = withMove(rules, record, swap)
  }
  expect(faults).toEqual([])
  for (const type of ['turned', 'cleared', 'fallen', 'shuffled']) expect(seen.get(type), type).toBeGreaterThan(0)
  const last = presentState(record)
  expect([game.outcomeOf(last, last), movesLeft(last)]).toEqual(['ended', 0])
  expect(
    allowedSwaps(last.cells)
      .map((swap) => playSwap(last, swap))
      .filter(Boolean),
  ).toEqual([])
  const text = encodeMoves(record.moves)
  expect(text).toHaveLength(4000)
  expect(decodeMoves(text)).toEqual(record.moves)
  const again = replayRecord(rules, record.setup, record.moves)
  expect(again && presentState(again)).toEqual(presentState(record))
})

/** Plays a whole game. */
function playToEnd(setup: Setup, choose: (cells: Grid) => Swap | undefined): Position {
  let position = rules.begin(setup)
  for (let swap = choose(position.cells); swap !== undefined; swap = choose(position.cells)) {
    const next = rules.play(position, swap)
    if (next === undefined) return position
    position = next
  }
  return position
}

test('a bot plays whole games, and whoever follows its advice gets more than by chance', () => {
  let [advised, lucky] = [0, 0]
  for (let seed = 1; seed <= 12; seed++) {
    const random = createRandom(seed)
    const way = seed % 2 === 0 ? 'easy30' : 'moves30'
    const position = playToEnd({ way, seed }, advise)
    expect(position.moves).toBe(30)
    expect(restFaults(position.cells)).toEqual([])
    advised += position.score
    lucky += playToEnd({ way, seed }, (cells) => random.pick(allowedSwaps(cells))).score
  }
  expect(advised).toBeGreaterThan(lucky * 1.3)
})

test('a text that is no list of moves is none', () => {
  expect(decodeMoves('')).toEqual([])
  expect(decodeMoves('Ar')).toEqual([{ from: 0, to: 1 }])
  for (const text of ['A', 'Au', 'Al', '!r', 'Ax', 'Hr', '-d', '_r']) expect(decodeMoves(text)).toBeUndefined()
  const { cells } = freshBoard(createRandom(1), 6, 1)
  expect(decodeMoves(encodeMoves(allowedSwaps(cells)))).toEqual(allowedSwaps(cells))
})
