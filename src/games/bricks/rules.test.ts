import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MOST_STATE } from '../../shared/games/bridge.ts'
import { game } from './arcade-game.ts'
import { type Ball, fromPaddle } from './ball.ts'
import {
  BALL_RADIUS,
  COLUMNS,
  countBreakable,
  FREE,
  HEIGHT,
  isBreakable,
  PADDLE,
  ROWS,
  STEEL,
  TOP,
  WIDTH,
  wallOf,
} from './field.ts'
import { LEVELS } from './levels.ts'
import { POWERS, type Power, powerIn } from './powers.ts'
import {
  type Action,
  type Bricks,
  beginBricks,
  CLEARED_STEPS,
  halfOf,
  IDLE_BOUNCES,
  type Input,
  isOver,
  LIVES,
  MOST_BALLS,
  MOST_LIVES,
  speedOf,
  stepBricks,
  WORKING,
} from './rules.ts'
import { playBricks } from './testing/play.ts'

const given = (parts: Partial<Omit<Input, 'isHeld' | 'isPressed'>> = {}, ...actions: readonly Action[]): Input => ({
  isHeld: (action) => actions.includes(action),
  isPressed: (action) => actions.includes(action),
  ...parts,
})
const NOTHING = given()
function wait(bricks: Bricks, steps: number, input = NOTHING): Bricks {
  let now = bricks
  for (let step = 0; step < steps; step++) now = stepBricks(now, input)
  return now
}
/** Steps until something is so, at most a minute. */
function until(bricks: Bricks, isSo: (now: Bricks) => boolean): Bricks {
  let now = bricks
  for (let step = 0; step < 3600 && !isSo(now); step++) now = stepBricks(now, NOTHING)
  expect(isSo(now)).toBe(true)
  return now
}
const fresh = beginBricks(1)
const UP: Ball = { x: WIDTH / 2, y: 400, dx: 0, dy: -1, held: null, idle: 0 }
/** A field with bricks in single cells only, by row and column. */
const withBricks = (bricks: Readonly<Record<string, string>>, ball: Partial<Ball> = {}): Bricks => {
  const wall = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
    return bricks[`${Math.floor(cell / COLUMNS)},${cell % COLUMNS}`] ?? FREE
  })
  return { ...fresh, wall: wall.join(''), balls: [{ ...UP, ...ball }] }
}
const signAt = ({ wall }: Bricks, row: number, column: number) => wall[row * COLUMNS + column]

test('there are thirty levels of thirteen columns, no two the same, of known bricks', () => {
  expect(LEVELS).toHaveLength(30)
  expect(new Set(LEVELS).size).toBe(30)
  for (const level of LEVELS) {
    const rows = level.split('\n').slice(1)
    expect(rows.length).toBeLessThanOrEqual(ROWS)
    for (const row of rows) expect(row).toMatch(/^[.roygtbpw23#]{13}$/)
  }
  expect(wallOf(31)).toBe(wallOf(1))
})

test('each brick that can be broken is reached from below, past steel', () => {
  for (const [at] of LEVELS.entries()) {
    const wall = wallOf(at + 1)
    const reached = new Set<number>()
    const next = Array.from({ length: COLUMNS }, (_, column) => (ROWS - 1) * COLUMNS + column)
    for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
      if (reached.has(cell) || wall[cell] === undefined || wall[cell] === STEEL) continue
      reached.add(cell)
      next.push(cell - COLUMNS, cell + COLUMNS)
      if (cell % COLUMNS > 0) next.push(cell - 1)
      if (cell % COLUMNS < COLUMNS - 1) next.push(cell + 1)
    }
    const missed = [...wall].flatMap((sign, cell) => (isBreakable(sign) && !reached.has(cell) ? [cell] : []))
    expect(missed, `level ${at + 1}`).toEqual([])
  }
})

test('the ball lies on the paddle until it is launched, and then flies up', () => {
  expect(fresh).toMatchObject({ lives: LIVES, level: 1, paddle: WIDTH / 2 })
  const moved = wait(fresh, 10, given({}, 'left'))
  expect(moved.paddle).toBe(WIDTH / 2 - 80)
  expect(moved.balls[0]).toMatchObject({ x: moved.paddle + 12, held: 12, y: PADDLE.y - BALL_RADIUS })
  const launched = stepBricks(moved, given({}, 'launch'))
  expect(launched.balls[0]?.held).toBeNull()
  expect(launched.balls[0]?.dy).toBeLessThan(-0.9)
})

test('the paddle goes where a pointer is, as far as a finger drags it, and not out of the field', () => {
  expect(stepBricks(fresh, given({ pointer: 100 })).paddle).toBe(100)
  expect(stepBricks(fresh, given({ drag: -30 })).paddle).toBe(WIDTH / 2 - 30)
  expect(stepBricks(fresh, given({ pointer: -50 })).paddle).toBe(PADDLE.width / 2)
  expect(wait(fresh, 200, given({}, 'right')).paddle).toBe(WIDTH - PADDLE.width / 2)
})

test('where the paddle is hit decides the angle: upright in the middle, flat at its ends', () => {
  expect(fromPaddle(0).dx).toBeCloseTo(0)
  expect(fromPaddle(0).dy).toBe(-1)
  expect(fromPaddle(0.5).dx).toBeCloseTo(-fromPaddle(-0.5).dx)
  expect(Math.abs(fromPaddle(1).dy)).toBeGreaterThan(0.4)
  const falling = withBricks({ '0,0': 'r' }, { dy: 1, x: WIDTH / 2 + PADDLE.width / 4 })
  const back = until(falling, ({ balls }) => (balls[0]?.dy ?? 1) < 0)
  expect(back.balls[0]?.dx).toBeCloseTo(fromPaddle(0.5).dx)
  expect(back.returns).toBe(1)
})

test('a ball comes back from the sides and the ceiling, also from a paddle in a corner', () => {
  const flat = withBricks({ '13,12': 'r' }, { x: 20, y: 200, dx: -0.8, dy: -0.6 })
  expect(until(flat, ({ balls }) => (balls[0]?.dx ?? -1) > 0).balls[0]?.x).toBeGreaterThanOrEqual(BALL_RADIUS)
  expect(until(flat, ({ balls }) => (balls[0]?.dy ?? -1) > 0).balls[0]?.y).toBeLessThan(TOP)
  const corner = wait({ ...fresh, balls: fresh.balls.map((ball) => ({ ...ball, held: -44 })) }, 60, given({}, 'left'))
  expect(wait(stepBricks(corner, given({}, 'launch')), 30).balls[0]?.x).toBeGreaterThan(60)
})

test('bricks break at once, stone after two or three hits, steel never', () => {
  const hit = until(withBricks({ '5,6': 'r', '0,0': 'r' }), ({ event }) => event === 'brick')
  expect([signAt(hit, 5, 6), hit.balls[0]?.dy, hit.score]).toEqual([FREE, 1, 50])
  let stone = withBricks({ '5,6': '3', '0,0': 'r' })
  const seen: (string | undefined)[] = []
  for (let hits = 0; hits < 3; hits++) {
    stone = until({ ...stone, balls: [UP], event: 'none' }, ({ event }) => event === 'brick')
    seen.push(signAt(stone, 5, 6))
  }
  expect([seen, stone.score]).toEqual([['2', '1', FREE], 20 * 3 + 50])
  const steel = until(withBricks({ '5,6': STEEL, '0,0': 'r' }), ({ event }) => event === 'bounce')
  expect([signAt(steel, 5, 6), steel.balls[0]?.dy, steel.score]).toEqual([STEEL, 1, 0])
})

test('bricks that are broken before the ball is back give more and more', () => {
  const two = withBricks({ '5,6': 'r', '12,6': 'r', '0,0': 'r' }, { y: TOP + 10 * 18, dy: -1 })
  const first = until(two, ({ event }) => event === 'brick')
  expect(until(first, ({ wall }) => countBreakable(wall) === 1).score).toBe(50 + 60)
  expect(until({ ...first, chain: 0 }, ({ wall }) => countBreakable(wall) === 1).score).toBe(50 + 50)
})

test('a ball passes no brick, however fast it is', () => {
  for (let column = 0; column < 40; column++) {
    const line = Object.fromEntries(Array.from({ length: COLUMNS }, (_, at) => [`6,${at}`, STEEL]))
    const angle = (column / 40 - 0.5) * 2.2
    let now: Bricks = {
      ...withBricks({ ...line, '0,0': 'r' }, { dx: Math.sin(angle), dy: -Math.cos(angle) }),
      level: 30,
      returns: 999,
    }
    for (let step = 0; step < 100; step++) {
      now = stepBricks(now, NOTHING)
      expect(now.balls[0]?.y).toBeGreaterThan(TOP + 7 * 18)
    }
  }
})

test('a ball that bounces without end is nudged out of its way', () => {
  // between steel above and below it would fly upright for ever
  const caged = withBricks({ '0,6': STEEL, '10,6': STEEL, '13,0': 'r' }, { y: TOP + 100 })
  let now = caged
  let bounces = 0
  while (now.nudges === 0 && bounces <= IDLE_BOUNCES) {
    now = stepBricks(now, NOTHING)
    if (now.event === 'bounce') bounces++
  }
  expect([now.nudges, bounces]).toEqual([1, IDLE_BOUNCES])
  expect(Math.abs(now.balls[0]?.dx ?? 0)).toBeGreaterThan(0.05)
  expect(Math.hypot(now.balls[0]?.dx ?? 0, now.balls[0]?.dy ?? 0)).toBeCloseTo(1)
})

test('balls get faster with each return and each level, and slower for a while', () => {
  const speed = (level: number, returns = 0, slowFor = 0) => speedOf({ level, returns, slowFor })
  for (let level = 1; level < 30; level++) expect(speed(level + 1)).toBeGreaterThan(speed(level))
  expect(speed(31)).toBeGreaterThan(speed(1))
  expect(speed(1, 20)).toBeGreaterThan(speed(1, 10))
  expect(speed(9999, 9999)).toBe(speed(60, 999))
  expect(speed(1, 0, 5)).toBeLessThan(speed(1) * 0.7)
})

test('a lost ball costs a life and what was caught; the last one ends the game', () => {
  const falling = { ...withBricks({ '0,0': 'r' }, { x: 20, dy: 1 }), wideFor: 500, slowFor: 500, catchFor: 500 }
  const lost = until(falling, ({ event }) => event === 'lost')
  expect(lost).toMatchObject({ lives: LIVES - 1, wideFor: 0, slowFor: 0, catchFor: 0, returns: 0 })
  expect(lost.balls).toHaveLength(1)
  expect(lost.balls[0]?.held).not.toBeNull()
  const two = until({ ...falling, balls: [...falling.balls, { ...UP, x: 300 }] }, ({ balls }) => balls.length === 1)
  expect(two.lives).toBe(LIVES)
  const over = until({ ...falling, lives: 1 }, isOver)
  expect(stepBricks(over, given({}, 'launch'))).toBe(over)
})

test('about one brick in seven has something in it, each of the five kinds now and then, the same for a seed', () => {
  const found = Array.from({ length: 20_000 }, (_, cell) => powerIn(7, 1 + Math.floor(cell / 182), cell % 182))
  const counts = Object.fromEntries(
    POWERS.map((power) => [power, found.filter((one) => one === power).length]),
  ) as Readonly<Record<Power, number>>
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  expect(all / 20_000).toBeCloseTo(0.14, 1)
  for (const power of POWERS) expect(counts[power]).toBeGreaterThan(80)
  expect(counts.life).toBeLessThan(all / 10)
  expect(powerIn(7, 3, 50)).toBe(powerIn(7, 3, 50))
})

/** A field in which something is just caught. */
const caught = (power: Power, parts: Partial<Bricks> = {}) =>
  stepBricks({ ...withBricks({ '0,0': 'r' }), drops: [{ power, x: WIDTH / 2, y: PADDLE.y - 10 }], ...parts }, NOTHING)

test('what is caught works: wide, slow, multi, catch, life', () => {
  const wide = caught('wide')
  expect([halfOf(fresh) * 2, halfOf(wide) * 2, wide.score]).toEqual([PADDLE.width, PADDLE.wide, 100])
  expect(halfOf(wait({ ...wide, balls: fresh.balls }, WORKING.wide))).toBe(PADDLE.width / 2)
  expect(caught('slow').slowFor).toBe(WORKING.slow)
  const multi = caught('multi')
  expect(multi.balls).toHaveLength(3)
  expect(new Set(multi.balls.map(({ dx }) => dx.toFixed(3))).size).toBe(3)
  expect(caught('multi', { balls: multi.balls }).balls).toHaveLength(MOST_BALLS)
  expect([caught('life').lives, caught('life', { lives: MOST_LIVES }).lives]).toEqual([LIVES + 1, MOST_LIVES])
  const holding = caught('catch', { balls: [{ ...UP, dy: 1, x: WIDTH / 2 + 20 }] })
  const held = until(holding, ({ balls }) => balls[0]?.held !== null)
  expect(held.balls[0]?.held).toBeCloseTo(20)
  expect(stepBricks(held, given({}, 'launch')).balls[0]?.dx).toBeCloseTo(fromPaddle(20 / 44).dx)
})

test('what is not caught is gone, and a held ball stays on a paddle that becomes narrow', () => {
  const missed = caught('wide', { drops: [{ power: 'wide', x: 20, y: PADDLE.y - 10 }] })
  expect(until(missed, ({ drops }) => drops.length === 0).wideFor).toBe(0)
  const outer = { ...fresh, wideFor: 1, balls: fresh.balls.map((ball) => ({ ...ball, held: 60 })) }
  expect(stepBricks(outer, NOTHING).balls[0]?.held).toBe(PADDLE.width / 2)
})

test('a cleared level is seen for a moment, then the next one comes; after the last the first', () => {
  const cleared = until({ ...withBricks({ '5,6': 'r' }), level: 30 }, ({ event }) => event === 'cleared')
  expect(cleared).toMatchObject({ score: 550, clearedFor: CLEARED_STEPS, level: 30 })
  const next = wait(cleared, CLEARED_STEPS)
  expect(next).toMatchObject({ level: 31, wall: wallOf(1), score: 550, lives: LIVES, clearedFor: 0 })
  expect(next.balls[0]?.held).not.toBeNull()
})

test('a bot clears all thirty levels by the keys alone', () => {
  for (const [at] of LEVELS.entries()) {
    const level = at + 1
    let now = beginBricks(level * 7, level)
    let steps = 0
    for (; now.level === level && !isOver(now) && steps < 40_000; steps++) {
      now = stepBricks(now, playBricks(now))
      if (now.balls.some(({ x, y }) => !(x >= BALL_RADIUS && x <= WIDTH - BALL_RADIUS && y > 0 && y < HEIGHT + 20)))
        throw new Error(`a ball has left the field in level ${level}`)
    }
    expect([now.level, isOver(now)], `after ${steps} steps`).toEqual([level + 1, false])
  }
}, 30_000)

test('a game can be kept and gone on with at any step, and a damaged one is none', () => {
  let middle = beginBricks(3, 4)
  for (let step = 0; step < 4000; step++) middle = stepBricks(middle, playBricks(middle))
  const text = JSON.stringify(middle)
  expect(text.length).toBeLessThan(MOST_STATE)
  expect(v.parse(game.schema, JSON.parse(text))).toEqual(middle)
  const read = (parts: object) => v.safeParse(game.schema, { ...middle, ...parts }).success
  const [ball] = middle.balls
  expect(read({})).toBe(true)
  for (const damaged of [
    { wall: middle.wall.slice(1) },
    { wall: FREE.repeat(ROWS * COLUMNS) },
    { wall: `x${middle.wall.slice(1)}` },
    { paddle: WIDTH + 1 },
    { balls: [] },
    { balls: [{ ...ball, dy: 0 }] },
    { balls: [{ ...ball, dx: 0.9, dy: 0.9 }] },
    { balls: [{ ...ball, x: Number.NaN }] },
    { balls: Array.from({ length: MOST_BALLS + 1 }, () => ball) },
    { drops: [{ power: 'gold', x: 1, y: 1 }] },
    { lives: -1 },
    { level: 0 },
    { wideFor: WORKING.wide + 1 },
    { score: 0.5 },
  ])
    expect(read(damaged), JSON.stringify(damaged)).toBe(false)
})
