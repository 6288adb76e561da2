import { expect, test } from 'vitest'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { LEVELS, type Level } from './levels.ts'
import { decodeMoves } from './moves.ts'
import { type Furnished, isFree, readRoom } from './room.ts'
import { isSolved, type Position, rules } from './rules.ts'
import { pushesOf, stepsOf } from './send.ts'
import { solve } from './solve.ts'
import { stuckBoxes } from './stuck.ts'
import { game, numberOf } from './table-game.ts'
import { canWalk, wayBeside, wayTo } from './walk.ts'
import { noteOf } from './words.ts'

const levels: readonly Level[] = LEVELS

test('the keeper walks behind a box and pushes it one cell, and never pulls', () => {
  const begun = readRoom(['#######', '#@ $ .#', '#######'])
  expect(rules.play(begun, { box: 0, direction: 'left' })).toBeUndefined() // he cannot get behind it
  const pushed = rules.play(begun, { box: 0, direction: 'right' })
  expect(pushed).toMatchObject({ boxes: [11], keeper: 10 })
  const home = pushed && rules.play(pushed, { box: 0, direction: 'right' })
  expect(home && isSolved(home)).toBe(true)
  expect(home && rules.play(home, { box: 0, direction: 'right' })).toBeUndefined() // the wall
  for (const box of [-1, 1, 0.5]) expect(rules.play(begun, { box, direction: 'right' })).toBeUndefined()
})

test('no two boxes are pushed at once, and he does not walk through boxes', () => {
  const row = readRoom(['########', '#@$$ ..#', '########'])
  expect(rules.play(row, { box: 0, direction: 'right' })).toBeUndefined()
  expect(rules.play(row, { box: 1, direction: 'right' })).toBeUndefined()
  expect(canWalk(row, row.keeper, 12)).toBe(false)
})

test('a way is a shortest one, round boxes, and beside a box on the nearest side', () => {
  const room = readRoom(['#######', '#@$  .#', '#     #', '#######'])
  expect(wayTo(room, room.keeper, 10)).toEqual(['down', 'right', 'right', 'up'])
  expect(wayTo(room, room.keeper, room.keeper)).toEqual([])
  expect(wayTo(room, room.keeper, 9)).toBeUndefined()
  expect(wayBeside(room, 19, 9)).toHaveLength(3)
})

/** How many cells of the floor can be reached from one another. */
function floorReached({ room, keeper }: Furnished): number {
  return [...room.floor.keys()].filter(
    (cell) => isFree({ room, boxes: [] }, cell) && canWalk({ room, boxes: [] }, keeper, cell),
  ).length
}

test.each(levels)('level $id is a closed room with as many boxes as goals', (level) => {
  const { rows } = level
  const furnished = readRoom(rows)
  const { room, boxes } = furnished
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  expect(rows.join('')).toMatch(/^[# .$*@+]+$/)
  expect(rows.join('').match(/[@+]/g)).toHaveLength(1)
  expect([rows[0], rows.at(-1), ...rows.map((row) => `${row[0]}${row.at(-1)}`)].join('')).toMatch(/^#+$/)
  expect([boxes.length, isSolved(furnished)]).toEqual([room.goals.size, false])
  expect(floorReached(furnished)).toBe(room.floor.filter(Boolean).length)
  expect(Math.max(room.columns, room.rows)).toBeLessThanOrEqual(12)
})

test.each(levels)('level $id is solved by its solution in $best pushes, and no box is ever called stuck', (level) => {
  const setup = game.newSetup(level.id)
  expect(setup.level).toBe(level.id)
  const record = replayRecord(rules, setup, decodeMoves(level.solution) ?? [])
  expect(record?.moves).toHaveLength(level.best)
  expect(record?.states.map((position) => game.outcomeOf(position, setup))).toEqual([
    ...new Array(level.best).fill(undefined),
    'won',
  ])
  expect(record?.states.flatMap(stuckBoxes)).toEqual([])
  expect(record && game.encodeMoves(record.moves)).toBe(level.solution)
})

test('there are forty levels, each another room, from lessons to long ones', () => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(40)
  expect(new Set(levels.map(({ rows }) => rows.join().replaceAll(/[$@]/g, ' '))).size).toBe(40)
  const bests = levels.map(({ best }) => best)
  expect(bests).toEqual(bests.toSorted((a, b) => a - b))
  expect(Math.max(...bests.slice(0, 5))).toBeLessThanOrEqual(10)
  expect(Math.min(...bests.slice(-8))).toBeGreaterThanOrEqual(60)
  for (const { rows } of levels.slice(-8)) expect(readRoom(rows).boxes.length).toBeGreaterThanOrEqual(3)
})

test('rooms are of many shapes, and many are symmetric', () => {
  const shapeOf = ({ rows }: Level) => rows.map((row) => row.replaceAll(/[^#]/g, ' '))
  const isSymmetric = (rows: readonly string[]) => {
    const mirrored = rows.map((row) => [...row].reverse().join(''))
    return [mirrored, rows.toReversed(), mirrored.toReversed()].some((other) => other.join() === rows.join())
  }
  expect(new Set(levels.map((level) => shapeOf(level).join())).size).toBeGreaterThanOrEqual(38)
  expect(levels.filter((level) => isSymmetric(shapeOf(level))).length).toBeGreaterThanOrEqual(10)
})

test.each(levels)('$best is the fewest pushes that solve level $id, and hints find them', (level) => {
  const setup = game.newSetup(level.id)
  const moves = solve(rules.begin(setup), 50_000)
  const record = typeof moves === 'string' ? undefined : replayRecord(rules, setup, moves)
  expect(record && isSolved(presentState(record))).toBe(true)
  expect(moves).toHaveLength(level.best)
})

test('where no push leads to the end it is said, and where too much was to be looked at, too', () => {
  const corner = readRoom(['######', '#$   #', '# @. #', '######'])
  expect(solve(corner, 1000)).toBe('impossible')
  const last = rules.begin(game.newSetup(levels.at(-1)?.id ?? ''))
  expect(solve(last, 10)).toBe('unknown')
})

test('a box is stuck in a corner, along a wall without a goal, and in a block of four', () => {
  const stuckIn = (...rows: readonly string[]) => stuckBoxes(readRoom(rows))
  expect(stuckIn('######', '#$   #', '# @. #', '######')).toEqual([0])
  expect(stuckIn('#######', '#  $  #', '#@    #', '#  .  #', '#######')).toEqual([0])
  expect(stuckIn('#######', '#  $ .#', '#@    #', '#     #', '#######')).toEqual([])
  expect(stuckIn('########', '#@     #', '#  $$  #', '#  $$  #', '#     .#', '#  ... #', '########')).toEqual([
    0, 1, 2, 3,
  ])
  expect(stuckIn('########', '#@     #', '#  **  #', '#  **  #', '#      #', '########')).toEqual([])
})

test('a box is sent by the fewest pushes, and the keeper walks behind it for each', () => {
  const position: Position = readRoom(['#######', '#  @  #', '#  $  #', '#    .#', '#     #', '#######'])
  const sent = pushesOf(position, 0, position.keeper)
  expect(sent.get(26)).toHaveLength(3)
  expect(sent.get(8)).toHaveLength(3) // also into a corner: it is the player's box
  expect(sent.has(17)).toBe(false)
  for (const [to, pushes] of sent) {
    let [record, keeper] = [beginRecord({ ...rules, begin: () => position }, { level: '01' }), position.keeper]
    for (const direction of stepsOf(position, 0, keeper, pushes)) {
      const { room, boxes } = presentState(record)
      keeper += room.steps[direction]
      if (boxes[0] === keeper) record = withMove(rules, record, { box: 0, direction })
      expect(presentState(record).boxes[0]).not.toBe(keeper)
    }
    expect([presentState(record).boxes[0], record.moves.length]).toEqual([to, pushes.length])
  }
})

test('a damaged text is no list of pushes', () => {
  expect(decodeMoves('')).toEqual([])
  expect(decodeMoves('bRRaU')).toEqual([
    { box: 1, direction: 'right' },
    { box: 1, direction: 'right' },
    { box: 0, direction: 'up' },
  ])
  for (const text of ['R', 'a', 'aRb', 'aX', 'iR']) expect(decodeMoves(text)).toBeUndefined()
})

test('levels are numbered from 1', () => {
  expect([LEVELS[0].id, '40' as const].map(numberOf)).toEqual([1, 40])
})

test('a room that is solved has no warning, whatever was asked of it', () => {
  const solved = readRoom(['#####', '#@ *#', '#####'])
  const say = (key: string) => key
  for (const advice of ['unknown', 'impossible', 'thinking'] as const)
    expect(noteOf(solved, 9, 5, advice, say)).toEqual({ text: 'level · home', isWrong: false })
})
