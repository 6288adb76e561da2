import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { createRandom } from '../kit/random.ts'
import { presentState, replayRecord } from '../kit/record.ts'
import { nearestTile, tileBeside } from './cursor.ts'
import { withoutPair } from './deal.ts'
import { fitBoard, seenAt } from './fit.ts'
import { findPath, type Grid, type Point, pointOf } from './paths.ts'
import { PICTURES } from './pictures.ts'
import { findPair, joinOf, type Move, type Position, rules, type Setup, SHUFFLES, tilesLeft } from './rules.ts'
import { game, SIZES, setupOf, shapeIn, variantOf, WAYS } from './table-game.ts'

/** A board as text: letters are pictures, dots are free. */
function board(rows: readonly string[], options: Partial<Setup> = {}): Position {
  const setup: Setup = { columns: rows[0]?.length ?? 0, rows: rows.length, doesFall: false, seed: 1, ...options }
  const cells = [...rows.join('')].map((letter, id) =>
    letter === '.' ? undefined : { id, picture: letter.charCodeAt(0) - 97 },
  )
  return { setup, cells, last: undefined, shufflesLeft: SHUFFLES, deals: 1, shuffled: undefined }
}
const textOf = ({ setup, cells }: Position) =>
  Array.from({ length: setup.rows }, (_, row) =>
    cells
      .slice(row * setup.columns, (row + 1) * setup.columns)
      .map((tile) => (tile === undefined ? '.' : String.fromCharCode(97 + tile.picture)))
      .join(''),
  )
const turnsOf = (points: readonly Point[]) =>
  points.slice(1, -1).filter((point, at) => {
    const [before, after] = [points[at], points[at + 2]]
    return (
      before !== undefined && after !== undefined && before.x !== after.x && before.y !== after.y && point !== before
    )
  }).length

test('neighbours are joined, and tiles with a free line between them', () => {
  expect(joinOf(board(['aa']), [0, 1])?.path).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ])
  expect(joinOf(board(['a..a']), [0, 3])?.path).toHaveLength(2)
})

test('a line may turn once or twice, also outside of the board, but no third time', () => {
  expect(joinOf(board(['ab', '.a']), [0, 3])?.path).toHaveLength(3)
  // over the top: what lies between them is gone around
  expect(joinOf(board(['aba', 'bbb']), [0, 2])?.path).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: -1 },
    { x: 2, y: -1 },
    { x: 2, y: 0 },
  ])
  expect(joinOf(board(['bbbbb', 'bab.b', 'bb.ab', 'bbbbb']), [6, 13])).toBeUndefined()
  expect(joinOf(board(['bab', 'b.b', 'bbb', 'bab']), [1, 10])).toBeUndefined()
})

test('other pictures, free cells and a tile with itself are not joined', () => {
  expect(joinOf(board(['ab']), [0, 1])).toBeUndefined()
  expect(joinOf(board(['a.']), [0, 1])).toBeUndefined()
  expect(joinOf(board(['aa']), [0, 0])).toBeUndefined()
  expect(rules.play(board(['aabb']), [1, 2])).toBeUndefined()
  expect(rules.play(board(['aabb']), [0, 99])).toBeUndefined()
})

/** The fewest turns between two cells by looking at every way there is; undefined without one. */
function fewestTurns(grid: Grid, isTaken: (cell: number) => boolean, from: number, to: number): number | undefined {
  const [start, end] = [pointOf(from, grid), pointOf(to, grid)]
  const isFree = ({ x, y }: Point) => {
    if (x < -1 || y < -1 || x > grid.columns || y > grid.rows) return false
    const isOutside = x < 0 || y < 0 || x === grid.columns || y === grid.rows
    return isOutside || (x === end.x && y === end.y) || !isTaken(y * grid.columns + x)
  }
  let frontier: readonly Point[] = [start]
  const seen = new Set([`${start.x} ${start.y}`])
  for (let turns = 0; turns <= 2; turns++) {
    const next: Point[] = []
    for (const { x, y } of frontier)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        for (let at = { x: x + dx, y: y + dy }; isFree(at); at = { x: at.x + dx, y: at.y + dy }) {
          if (at.x === end.x && at.y === end.y) return turns
          if (!seen.has(`${at.x} ${at.y}`)) next.push(at)
          seen.add(`${at.x} ${at.y}`)
        }
    frontier = next
  }
  return undefined
}

test('a line is found wherever there is one of two turns at most, and nowhere else', () => {
  const random = createRandom(7)
  const grid = { columns: 7, rows: 5 }
  for (let round = 0; round < 60; round++) {
    const taken = Array.from({ length: 35 }, () => random.next() < 0.2 + (round % 7) / 10)
    for (let count = 0; count < 20; count++) {
      const [from, to] = [random.below(35), random.below(35)]
      if (from === to) continue
      const isTaken = (cell: number) => taken[cell] === true || cell === from || cell === to
      const path = findPath(grid, isTaken, from, to)
      const turns = fewestTurns(grid, isTaken, from, to)
      expect(path === undefined, `${from} ${to}`).toBe(turns === undefined)
      if (path === undefined) continue
      expect(turnsOf(path)).toBeLessThanOrEqual(2)
      expect([path[0], path.at(-1)]).toEqual([pointOf(from, grid), pointOf(to, grid)])
    }
  }
})

test('two that are joined go; with falling, what lies above comes down', () => {
  const rows = ['abcd', 'ccab', 'bddd', 'aacd']
  expect(textOf(rules.play(board(rows), [4, 5]) ?? board(rows))).toEqual(['abcd', '..ab', 'bddd', 'aacd'])
  const fallen = rules.play(board(rows, { doesFall: true }), [4, 5]) ?? board(rows)
  expect(textOf(fallen)).toEqual(['..cd', 'abab', 'bddd', 'aacd'])
  expect(fallen.last?.path).toEqual([
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ])
})

test('each new board has all its pictures in pairs, none of them too often', () => {
  for (const { id, columns, rows } of SIZES) {
    const { cells } = rules.begin({ ...setupOf(id, 'lying'), seed: 5 })
    const counts = Map.groupBy(cells, (tile) => tile?.picture)
    expect(cells).toHaveLength(columns * rows)
    expect(counts.has(undefined)).toBe(false)
    for (const { length } of counts.values()) expect([4, 6]).toContain(length)
  }
})

test('when no two can be joined the rest is laid out anew, with the same tiles on the same cells', () => {
  const before = board(['ccab', '..ba'])
  const after = rules.play(before, [0, 1]) ?? before
  expect(after.shuffled).toBe('stuck')
  expect(textOf(after).join('').replaceAll(/[ab]/g, 'x')).toBe('..xx..xx')
  expect(findPair(after)).toBeDefined()
  expect(after.cells.flatMap((tile) => tile?.id ?? []).toSorted((a, b) => a - b)).toEqual([2, 3, 6, 7])
  expect(after.shufflesLeft).toBe(SHUFFLES)
})

test('the player may shuffle three times, and each time it is another way', () => {
  let position = rules.begin({ ...setupOf('8x6', 'lying'), seed: 3 })
  const seen = new Set([textOf(position).join()])
  for (let count = 0; count < SHUFFLES; count++) {
    position = rules.play(position, 'shuffle') ?? position
    seen.add(textOf(position).join())
  }
  expect(seen.size).toBe(SHUFFLES + 1)
  expect(rules.play(position, 'shuffle')).toBeUndefined()
})

/** Joins what can be joined, any of it, until nothing is left. */
function playToEnd(setup: Setup): { readonly moves: readonly Move[]; readonly stuck: number } {
  let position = rules.begin(setup)
  const moves: Move[] = []
  let stuck = 0
  while (tilesLeft(position) > 0) {
    const pair = findPair(position)
    const next = pair && rules.play(position, pair)
    if (pair === undefined || next === undefined) throw new Error(`no two can be joined: ${textOf(position).join('/')}`)
    moves.push(pair)
    stuck += Number(next.shuffled === 'stuck')
    position = next
  }
  return { moves, stuck }
}
/** Of a hundred boards most are small, as large ones take long. */
const boards = Array.from({ length: 100 }, (_, seed) => ({
  seed,
  size: SIZES[seed % 10 === 0 ? 2 : seed % 3 === 0 ? 1 : 0],
}))

test.each([
  ['that lie still', false],
  ['that fall', true],
])('a hundred boards %s are cleared by joining whatever can be joined', (_, doesFall) => {
  for (const { seed, size } of boards) {
    const setup = { ...setupOf(variantOf(size.id, doesFall), seed % 2 === 1 ? 'standing' : 'lying'), seed }
    const { moves, stuck } = playToEnd(setup)
    expect(moves).toHaveLength((size.columns * size.rows) / 2)
    expect(stuck).toBeLessThan(12)
  }
})

/** Whether a board can be cleared without being laid out anew, by a search of a bounded length. */
function canBeCleared(position: Position, random = createRandom(1)): boolean {
  for (let attempt = 0; attempt < 400; attempt++) {
    let { cells } = position
    for (;;) {
      const now = { ...position, cells }
      if (tilesLeft(now) === 0) return true
      const pairs = pairsOf(now)
      if (pairs.length === 0) break
      cells = withoutPair(position.setup, cells, random.pick(pairs), position.setup.doesFall)
    }
  }
  return false
}
function pairsOf(position: Position): (readonly [number, number])[] {
  const taken = [...position.cells.keys()].filter((cell) => position.cells[cell] !== undefined)
  return taken.flatMap((from) =>
    taken.flatMap((to) => (from < to && joinOf(position, [from, to]) !== undefined ? [[from, to] as const] : [])),
  )
}

test.each([false, true])('a board can be cleared without being laid out anew (falling: %s)', (doesFall) => {
  for (const seed of [1, 2, 3, 4]) expect(canBeCleared(rules.begin({ columns: 6, rows: 4, doesFall, seed }))).toBe(true)
})

test('a game is kept as its moves, and read again; a damaged one is refused', () => {
  const setup = { ...setupOf('8x6', 'standing'), seed: 9 }
  const { moves } = playToEnd(setup)
  const some: readonly Move[] = [...moves.slice(0, 5), 'shuffle']
  expect(game.decodeMoves(game.encodeMoves(some))).toEqual(some)
  expect(game.decodeMoves('0a0')).toBeUndefined()
  const record = replayRecord(rules, setup, moves)
  expect(record && game.outcomeOf(presentState(record), setup)).toBe('won')
  expect(game.encodeMoves(playToEnd({ ...setupOf('16x9', 'lying'), seed: 2 }).moves).length).toBeLessThan(1000)
})

test('a board that stands is of the size of the one that lies', () => {
  expect(setupOf('16x9.down', 'standing')).toMatchObject({ columns: 9, rows: 16, doesFall: true })
  expect(game.variantOf(setupOf('16x9.down', 'standing'))).toBe('16x9.down')
  expect(game.variantOf(setupOf('8x6', 'lying'))).toBe('8x6')
})

test('on a page that is little higher than wide, the largest board is a square, and of the same size', () => {
  expect([shapeIn(1060, 748), shapeIn(360, 640), shapeIn(390, 844)]).toEqual(['lying', 'square', 'standing'])
  const setup = setupOf('16x9.down', 'square')
  expect([setup.columns, setup.rows, game.variantOf(setup)]).toEqual([12, 12, '16x9.down'])
  expect(setupOf('12x8', 'square')).toMatchObject({ columns: 8, rows: 12 })
  const room = { width: 344, height: 400 }
  expect(fitBoard(room, setup).cell).toBeGreaterThan(fitBoard(room, setupOf('16x9', 'standing')).cell)
  expect(safeParse(game.setupSchema, setup).success).toBe(true)
  expect(safeParse(game.setupSchema, { ...setup, columns: 11 }).success).toBe(false)
})

test('each way to play has its own variant, which a new game of it has', () => {
  expect(WAYS.map(({ variant }) => game.variantOf(game.newSetup(variant)))).toEqual(WAYS.map(({ variant }) => variant))
  const all = SIZES.flatMap(({ id }) => [id, `${id}.down`])
  expect(WAYS.map(({ variant }) => variant).toSorted()).toEqual(all.toSorted())
})

test('a board is turned where its tiles are larger then, and lines go around it at its edge', () => {
  const setup = { columns: 16, rows: 9, doesFall: false, seed: 1 }
  expect(fitBoard({ width: 1000, height: 600 }, setup).isTurned).toBe(false)
  expect(fitBoard({ width: 370, height: 560 }, setup)).toEqual({ isTurned: true, cell: 33 })
  const [lying, turned] = [false, true].map((isTurned) => seenAt({ x: 16, y: 0 }, setup, isTurned))
  expect(turned).toEqual({ x: lying?.y, y: lying?.x })
})

test('the cursor goes to the next tile in a direction, over what is free', () => {
  const position = board(['a..b', '....', 'c..a'])
  expect(tileBeside(position, 0, 'right', false)).toBe(3)
  expect(tileBeside(position, 0, 'down', false)).toBe(8)
  expect(tileBeside(position, 0, 'left', false)).toBe(0)
  expect(tileBeside(position, 0, 'down', true)).toBe(3)
  expect(nearestTile(position, 5)).toBe(0)
})

test('each picture is another one', () => {
  expect(new Set(PICTURES.map(({ parts }) => parts.map(({ d }) => d).join())).size).toBe(PICTURES.length)
  expect(PICTURES).toHaveLength(30)
})
