import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MOST_STATE } from '../../shared/games/bridge.ts'
import { createControls } from '../kit/input/controls.ts'
import { game } from './arcade-game.ts'
import { levelOf, rowsPerStep } from './levels.ts'
import { cellsOf, KINDS, type Kind, kicksOf, type Piece, TURNS, type Turn } from './pieces.ts'
import {
  type Action,
  type Blocks,
  beginBlocks,
  type Input,
  LOCK_STEPS,
  MOST_RESETS,
  nextKinds,
  stepBlocks,
} from './rules.ts'
import { pointsOf } from './score.ts'
import { chooseLanding } from './testing/choose-landing.ts'
import { COLUMNS, fits, landed, moved, ROWS, spinOf, turned } from './well.ts'

/** What is pressed in one step, and what is held in it. */
const given = (pressed: readonly Action[] = [], held: readonly Action[] = []): Input => ({
  isPressed: (action) => pressed.includes(action),
  isHeld: (action) => held.includes(action),
})
const NOTHING = given()
const press = (blocks: Blocks, ...actions: readonly Action[]) =>
  actions.reduce((now, action) => stepBlocks(now, given([action])), blocks)
function wait(blocks: Blocks, steps: number, input = NOTHING): Blocks {
  let now = blocks
  for (let step = 0; step < steps; step++) now = stepBlocks(now, input)
  return now
}
/** A well as it is seen, the lowest row last. */
const well = (...rows: readonly string[]) => rows.toReversed()
const withPieceOf = (blocks: Blocks, kind: Kind, parts: Partial<Piece> = {}): Blocks => {
  const piece: Piece = { kind, turn: 0, x: 3, y: ROWS - 2, ...parts }
  return { ...blocks, piece, lowest: piece.y }
}
const fresh = beginBlocks('marathon', 1)

test('each bag has all seven pieces, in an order of its own, and five are seen ahead', () => {
  const kinds = nextKinds({ seed: 5, drawn: 0 }, 700)
  const bags = Array.from({ length: 100 }, (_, bag) => kinds.slice(bag * 7, bag * 7 + 7).join(''))
  for (const bag of bags) expect([...bag].toSorted().join('')).toBe(KINDS.join(''))
  expect(new Set(bags).size).toBeGreaterThan(90)
  expect(nextKinds(fresh)).toEqual(nextKinds({ seed: 1, drawn: 0 }, 6).slice(1))
})

test('a piece comes in the middle above the rows that are seen, its flat side down, and falls into sight', () => {
  const comes = Object.fromEntries(
    KINDS.map((kind) => {
      const seed = Array.from({ length: 50 }, (_, at) => at).find((at) => nextKinds({ seed: at, drawn: 0 })[0] === kind)
      return [kind, cellsOf(beginBlocks('marathon', seed ?? 0).piece).map(([x, y]) => `${x}${y}`)]
    }),
  )
  expect(comes).toEqual({
    I: ['319', '419', '519', '619'],
    J: ['320', '319', '419', '519'],
    L: ['520', '319', '419', '519'],
    O: ['420', '520', '419', '519'],
    S: ['420', '520', '319', '419'],
    T: ['420', '319', '419', '519'],
    Z: ['320', '420', '419', '519'],
  })
})

/** The tables of the guideline: right and up, for each turn from one state to the next. */
const KICKS: Readonly<Record<string, string>> = {
  '01': '0,0 -1,0 -1,1 0,-2 -1,-2',
  '10': '0,0 1,0 1,-1 0,2 1,2',
  '12': '0,0 1,0 1,-1 0,2 1,2',
  '21': '0,0 -1,0 -1,1 0,-2 -1,-2',
  '23': '0,0 1,0 1,1 0,-2 1,-2',
  '32': '0,0 -1,0 -1,-1 0,2 -1,2',
  '30': '0,0 -1,0 -1,-1 0,2 -1,2',
  '03': '0,0 1,0 1,1 0,-2 1,-2',
}
const KICKS_OF_I: Readonly<Record<string, string>> = {
  '01': '0,0 -2,0 1,0 -2,-1 1,2',
  '10': '0,0 2,0 -1,0 2,1 -1,-2',
  '12': '0,0 -1,0 2,0 -1,2 2,-1',
  '21': '0,0 1,0 -2,0 1,-2 -2,1',
  '23': '0,0 2,0 -1,0 2,1 -1,-2',
  '32': '0,0 -2,0 1,0 -2,-1 1,2',
  '30': '0,0 1,0 -2,0 1,-2 -2,1',
  '03': '0,0 -1,0 2,0 -1,2 2,-1',
}
test('pieces are kicked off walls as the tables of the guideline say', () => {
  const shown = (kind: Kind) =>
    Object.fromEntries(
      Object.keys(KICKS).map((turns) => [
        turns,
        kicksOf(kind, Number(turns[0]) as Turn, Number(turns[1]) as Turn)
          .map(([x, y]) => `${x},${y}`)
          .join(' '),
      ]),
    )
  for (const kind of ['J', 'L', 'S', 'T', 'Z'] as const) expect(shown(kind)).toEqual(KICKS)
  expect(shown('I')).toEqual(KICKS_OF_I)
})

test('four turns bring a piece back to where it was; the O stays in its place', () => {
  for (const kind of KINDS) {
    let piece: Piece = { kind, turn: 0, x: 4, y: 8 }
    for (const _ of TURNS) piece = turned([], piece, 1)?.piece ?? piece
    expect(piece).toEqual({ kind, turn: 0, x: 4, y: 8 })
    expect(turned([], piece, -1)?.piece.turn).toBe(3)
  }
  const square: Piece = { kind: 'O', turn: 0, x: 4, y: 0 }
  expect(cellsOf(turned([], square, 1)?.piece ?? square).toSorted()).toEqual([...cellsOf(square)].toSorted())
})

test('a key shifts at once, then after ten steps each second step; the key pressed last has its way', () => {
  const blocks = withPieceOf(fresh, 'T')
  const first = stepBlocks(blocks, given(['right'], ['right']))
  expect(first.piece.x).toBe(4)
  expect(wait(first, 9, given([], ['right'])).piece.x).toBe(4)
  expect(wait(first, 10, given([], ['right'])).piece.x).toBe(5)
  expect(wait(first, 12, given([], ['right'])).piece.x).toBe(6)
  expect(wait(first, 40, given([], ['right'])).piece.x).toBe(7)
  const both = stepBlocks(first, given(['left'], ['left', 'right']))
  expect(both.piece.x).toBe(3)
  expect(stepBlocks(both, given([], ['right'])).piece.x).toBe(4)
  expect(stepBlocks(both, NOTHING)).toMatchObject({ shift: 0, piece: { x: 3 } })
})

test('a finger drags a piece by columns and rows', () => {
  const blocks = withPieceOf(fresh, 'T')
  const dragged = stepBlocks(blocks, { ...NOTHING, drag: { columns: -9, rows: 4 } })
  expect(dragged.piece).toMatchObject({ x: 0, y: blocks.piece.y - 4 })
  expect(dragged.score).toBe(4)
})

test('soft drop is twenty times as fast and gives a point a row, hard drop two, and locks at once', () => {
  const blocks = withPieceOf(fresh, 'O', { x: 4 })
  const soft = wait(blocks, 3, given([], ['soft']))
  expect(soft.piece.y).toBe(blocks.piece.y - 1)
  expect(soft.score).toBe(1)
  const dropped = press(blocks, 'drop')
  expect(dropped.stack).toEqual(['....OO....', '....OO....'])
  expect([dropped.score, dropped.drawn]).toEqual([(ROWS - 2) * 2, blocks.drawn + 1])
  expect(dropped.last).toMatchObject({ from: ROWS - 2, lines: 0, age: 0 })
})

test('a piece is locked after it has lain for half a second; moves set that back, at most fifteen times', () => {
  const lying = withPieceOf(fresh, 'O', { x: 4, y: 0 })
  expect(wait(lying, LOCK_STEPS - 1).stack).toEqual([])
  expect(wait(lying, LOCK_STEPS).stack).toHaveLength(2)
  let now = lying
  let moves = 0
  for (; now.drawn === lying.drawn && moves < 99; moves++)
    now = wait(press(now, moves % 2 === 0 ? 'left' : 'right'), LOCK_STEPS - 2)
  expect(moves).toBe(MOST_RESETS + 1)
})

test('a piece that falls below where it lay may be moved as often again', () => {
  const ledge = {
    ...withPieceOf(fresh, 'O', { x: 1, y: 2 }),
    stack: well('..I.......', '..I.......'),
  }
  const worn = { ...ledge, resets: MOST_RESETS, waited: 5 }
  expect(wait(press(worn, 'left'), 60).piece).toMatchObject({ x: 0, y: 1 })
  expect(wait(press(worn, 'left'), 60)).toMatchObject({ resets: 0, waited: 0 })
})

test('a piece may be held once, and comes back as it first came', () => {
  const [next, later] = nextKinds(fresh)
  const held = press(press(fresh, 'turn'), 'hold')
  expect([held.held, held.piece.kind, held.isExchanged]).toEqual([fresh.piece.kind, next, true])
  expect(press(held, 'hold').piece.kind).toBe(next)
  const dropped = press(held, 'drop')
  expect(dropped.piece.kind).toBe(later)
  const back = press(dropped, 'hold')
  expect(back).toMatchObject({ held: later, piece: { kind: fresh.piece.kind, turn: 0 }, drawn: dropped.drawn })
})

test('full rows go, those above come down, and each ten lines are a level that is faster', () => {
  const stack = well('L.........', 'IIIIIIIII.', 'J.........', 'IIIIIIIII.')
  const now = press(withPieceOf({ ...fresh, stack, lines: 8 }, 'I', { turn: 1, x: 7, y: 8 }), 'drop')
  expect(now.stack).toEqual(well('L........I', 'J........I'))
  expect([now.lines, levelOf(now), now.last?.lines]).toEqual([10, 2, 2])
  expect(now.last?.cleared.map(({ y }) => y)).toEqual([0, 2])
  expect(levelOf({ ...now, mode: 'relaxed' })).toBe(1)
  expect(rowsPerStep(1, false) * 60).toBeCloseTo(1)
  for (let level = 1; level < 20; level++)
    expect(rowsPerStep(level + 1, false)).toBeGreaterThan(rowsPerStep(level, false))
  expect(rowsPerStep(99, false)).toBe(rowsPerStep(20, false))
})

test('rows give 100, 300, 500, 800 points a level; twice running four or a spun T half as much again; combos 50 more each', () => {
  const plain = { spin: null, isAllClear: false } as const
  const none = { combo: -1, isBackToBack: false }
  const points = (lines: number, before = none, more = {}, level = 1) =>
    pointsOf({ lines, ...plain, ...more }, before, level).points
  expect([0, 1, 2, 3, 4].map((lines) => points(lines))).toEqual([0, 100, 300, 500, 800])
  expect(points(2, none, {}, 3)).toBe(900)
  expect([0, 1, 2, 3].map((lines) => points(lines, none, { spin: 'full' }))).toEqual([400, 800, 1200, 1600])
  expect([0, 1, 2].map((lines) => points(lines, none, { spin: 'mini' }))).toEqual([100, 200, 400])
  expect(points(1, { ...none, isBackToBack: true }, { spin: 'mini' })).toBe(300)
  expect([points(4, { ...none, isBackToBack: true }), points(1, { ...none, isBackToBack: true })]).toEqual([1200, 100])
  expect(points(1, { combo: 2, isBackToBack: false })).toBe(250)
  expect(points(4, none, { isAllClear: true })).toBe(2800)
  const after = (lines: number, isBackToBack: boolean, more = {}) =>
    pointsOf({ lines, ...plain, ...more }, { combo: 4, isBackToBack }, 1).streak
  expect(after(1, false, { spin: 'mini' })).toEqual({ combo: 5, isBackToBack: true })
  expect(after(0, false, { spin: 'mini' })).toEqual({ combo: -1, isBackToBack: false })
  expect([after(0, true), after(1, true), after(4, false)]).toEqual([
    { combo: -1, isBackToBack: true },
    { combo: 5, isBackToBack: false },
    { combo: 5, isBackToBack: true },
  ])
})

test('a T that is turned into a slot is spun in; one that only falls into it is not', () => {
  const slot = well('I.........', '...IIIIIII', 'I.IIIIIIII')
  const blocks = { ...fresh, stack: slot }
  // it comes down upright in the gap, and is turned beneath the overhang
  const spun = press(withPieceOf(blocks, 'T', { turn: 1, x: 0, y: 0 }), 'turn')
  expect(spun.piece).toEqual({ kind: 'T', turn: 2, x: 0, y: 0 })
  const locked = press(spun, 'drop')
  expect(locked.last).toMatchObject({ spin: 'full', lines: 2, points: 1200 })
  expect(locked.stack).toEqual(['I.........'])
  const fallen = press(withPieceOf(blocks, 'T', { turn: 2, x: 0, y: 0 }), 'drop')
  expect(fallen.last).toMatchObject({ spin: null, lines: 2, points: 300 })
})

test('a spin needs three corners and both before the T, or the farthest kick; with one of them it is a mini', () => {
  const piece: Piece = { kind: 'T', turn: 0, x: 0, y: 0 }
  const corners = (upper: string, lower: string) => [lower, '...', upper].map((row) => row.padEnd(COLUMNS, '.'))
  expect(spinOf(corners('I.I', 'I..'), piece, 0)).toBe('full')
  expect(spinOf(corners('I.I', 'I.I'), piece, 0)).toBe('full')
  expect(spinOf(corners('I..', 'I.I'), piece, 0)).toBe('mini')
  expect(spinOf(corners('..I', 'I.I'), piece, 2)).toBe('mini')
  expect(spinOf(corners('I..', 'I.I'), piece, 4)).toBe('full')
  for (const two of [corners('I.I', '...'), corners('...', 'I.I')]) expect(spinOf(two, piece, 0)).toBeNull()
  expect(spinOf(corners('I.I', 'I..'), { ...piece, kind: 'J' }, 4)).toBeNull()
})

test('the game is over when a piece cannot come, or lies wholly out of sight', () => {
  const full = Array.from({ length: ROWS + 1 }, () => '..IIIIII..')
  expect(press(withPieceOf({ ...fresh, stack: full }, 'I', { turn: 1, x: -2, y: 0 }), 'drop').isOver).toBe(true)
  const high = { ...fresh, stack: Array.from({ length: ROWS }, () => 'I.........') }
  const out = press(withPieceOf(high, 'O', { x: 0, y: ROWS }), 'drop')
  expect([out.isOver, out.last?.lines]).toEqual([true, 0])
  expect(stepBlocks(out, given(['left']))).toBe(out)
})

test('a bot clears a hundred lines by pressing keys, faster and faster', () => {
  const controls = createControls<Action>()
  let now = beginBlocks('marathon', 20_261_129)
  let steps = 0
  const step = () => {
    now = stepBlocks(now, controls.take())
    steps++
  }
  const tap = (action: Action) => {
    controls.press(action)
    controls.release(action)
    step()
  }
  while (now.lines < 100 && !now.isOver) {
    const { turn, x } = chooseLanding(now.stack, now.piece.kind)
    const { drawn } = now
    for (let presses = 0; presses < turn && now.drawn === drawn; presses++) tap('turn')
    for (let presses = 0; presses < COLUMNS && now.piece.x !== x && now.drawn === drawn; presses++)
      tap(now.piece.x < x ? 'right' : 'left')
    if (now.drawn === drawn) tap('drop')
    expect(fits(now.stack, now.piece)).toBe(!now.isOver)
  }
  expect([now.isOver, levelOf(now)]).toEqual([false, 11])
  expect(now.stack.length).toBeLessThan(12)
  expect(steps).toBeLessThan(100 * 60)
})

test('a game can be kept and gone on with at any step, and a damaged one is none', () => {
  const middle = wait(press(fresh, 'drop', 'hold', 'left', 'drop'), 20, given([], ['soft']))
  const text = JSON.stringify(middle)
  expect(text.length).toBeLessThan(MOST_STATE)
  expect(v.parse(game.schema, JSON.parse(text))).toEqual(middle)
  const read = (parts: object) => v.safeParse(game.schema, { ...middle, ...parts }).success
  expect(read({})).toBe(true)
  for (const damaged of [
    { mode: 'other' },
    { stack: ['I'] },
    { stack: ['#.........'] },
    { stack: ['IIIIIIIIII'] },
    { stack: Array.from({ length: 41 }, () => 'I.........') },
    { piece: { kind: 'I', turn: 0, x: 9, y: 4 } },
    { piece: { kind: 'T', turn: 4, x: 3, y: 4 } },
    { held: 'A' },
    { drawn: 0.5 },
    { score: -1 },
    { fallen: Number.NaN },
    { shift: 2 },
    { last: {} },
  ])
    expect(read(damaged), JSON.stringify(damaged)).toBe(false)
})

test('where a piece would land is where it cannot fall farther', () => {
  const stack = well('..I.......', '..I.......')
  const ghost = landed(stack, { kind: 'T', turn: 0, x: 1, y: 10 })
  expect(ghost.y).toBe(1)
  expect(moved(stack, ghost, 0, -1)).toBeUndefined()
})
