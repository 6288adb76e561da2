import { createRandom } from '../kit/random.ts'
import { type Ball, fly, fromPaddle, isLost, type Meeting, steered, within } from './ball.ts'
import {
  afterHit,
  BALL_RADIUS,
  BRICK,
  cornerOf,
  countBreakable,
  FREE,
  HEIGHT,
  isBreakable,
  isStone,
  PADDLE,
  type Wall,
  WIDTH,
  wallOf,
} from './field.ts'
import { LEVELS } from './levels.ts'
import { type Power, powerIn } from './powers.ts'

export type Action = 'left' | 'right' | 'launch'

/** What the player does in a step. */
export interface Input {
  readonly isHeld: (action: Action) => boolean
  readonly isPressed: (action: Action) => boolean
  /** Where a pointer is that leads the paddle, and how far a finger has dragged it. */
  readonly pointer?: number | undefined
  readonly drag?: number
}

/** Something that falls. */
export interface Drop {
  readonly power: Power
  readonly x: number
  readonly y: number
}

/** A brick that was hit a moment ago, as it was, and steps since then. */
export interface Hit {
  readonly cell: number
  readonly sign: string
  readonly age: number
}

/** What has happened in a step, as far as it is heard. */
export type Event = 'none' | 'bounce' | 'brick' | 'power' | 'lost' | 'cleared'

export interface Bricks {
  readonly seed: number
  /** From 1; after the last one they come again, faster. */
  readonly level: number
  readonly lives: number
  readonly score: number
  readonly wall: Wall
  /** The middle of the paddle. */
  readonly paddle: number
  readonly balls: readonly Ball[]
  readonly drops: readonly Drop[]
  /** Steps for which each still works. */
  readonly wideFor: number
  readonly slowFor: number
  readonly catchFor: number
  /** How often the paddle was hit since the ball came: balls get faster. */
  readonly returns: number
  /** Bricks that were broken since the paddle was hit last: each gives more than the one before. */
  readonly chain: number
  /** How many balls were nudged: what decides whereto. */
  readonly nudges: number
  /** Steps until the next level, after one is cleared. */
  readonly clearedFor: number
  readonly hits: readonly Hit[]
  readonly event: Event
}

export const LIVES = 3
export const MOST_LIVES = 5
export const MOST_BALLS = 9
/** How long things that were caught work, in steps. */
export const WORKING: Readonly<Record<'wide' | 'slow' | 'catch', number>> = { wide: 1200, slow: 900, catch: 1200 }
/** How long a cleared level is seen, and a hit brick. */
export const CLEARED_STEPS = 80
export const HIT_STEPS = 14
export const MOST_HITS = 24
/** Bounces without a brick after which a ball is nudged, and by how much at most. */
export const IDLE_BOUNCES = 18
const NUDGE = (14 * Math.PI) / 180
const PADDLE_SPEED = 8
export const DROP_SPEED = 2.2
const SLOW = 0.66
/** Where a new ball lies, right of the paddle's middle. */
const FIRST_HELD = 12
const POINTS = { stone: 20, brick: 50, chain: 10, mostChain: 10, power: 100, level: 500 } as const

export const halfOf = ({ wideFor }: Pick<Bricks, 'wideFor'>): number => (wideFor > 0 ? PADDLE.wide : PADDLE.width) / 2

/** How far balls fly in a step: farther in later levels, and the longer they fly. */
export function speedOf({ level, returns, slowFor }: Pick<Bricks, 'level' | 'returns' | 'slowFor'>): number {
  const [round, at] = [Math.floor((level - 1) / LEVELS.length), (level - 1) % LEVELS.length]
  const first = Math.min(7, 4.8 + at * 0.04 + round * 0.8)
  return Math.min(8, first + Math.min(1.6, returns * 0.03)) * (slowFor > 0 ? SLOW : 1)
}

const heldBall: Ball = { x: 0, y: PADDLE.y - BALL_RADIUS, dx: 0, dy: -1, held: FIRST_HELD, idle: 0 }

/** A ball lies on the paddle, and nothing works any more. */
function withNewBall(bricks: Bricks): Bricks {
  const ball = { ...heldBall, x: bricks.paddle + FIRST_HELD }
  return { ...bricks, balls: [ball], drops: [], wideFor: 0, slowFor: 0, catchFor: 0, returns: 0, chain: 0 }
}

export function beginBricks(seed: number, level = 1): Bricks {
  return withNewBall({
    seed,
    level,
    lives: LIVES,
    score: 0,
    wall: wallOf(level),
    paddle: WIDTH / 2,
    balls: [],
    drops: [],
    wideFor: 0,
    slowFor: 0,
    catchFor: 0,
    returns: 0,
    chain: 0,
    nudges: 0,
    clearedFor: 0,
    hits: [],
    event: 'none',
  })
}

export const isOver = ({ lives }: Bricks): boolean => lives === 0

/** Whether all balls lie on the paddle. */
export const isWaiting = ({ balls }: Bricks): boolean => balls.every(({ held }) => held !== null)

/** What goes by with time. */
function aged(bricks: Bricks): Bricks {
  const { wideFor, slowFor, catchFor, hits } = bricks
  return {
    ...bricks,
    wideFor: Math.max(0, wideFor - 1),
    slowFor: Math.max(0, slowFor - 1),
    catchFor: Math.max(0, catchFor - 1),
    hits: hits.filter(({ age }) => age + 1 < HIT_STEPS).map((hit) => ({ ...hit, age: hit.age + 1 })),
    event: 'none',
  }
}

function movePaddle(bricks: Bricks, { isHeld, pointer, drag = 0 }: Input): Bricks {
  const half = halfOf(bricks)
  const byKeys = (isHeld('right') ? PADDLE_SPEED : 0) - (isHeld('left') ? PADDLE_SPEED : 0)
  const wanted = (pointer ?? bricks.paddle) + drag + byKeys
  const paddle = Math.min(WIDTH - half, Math.max(half, wanted))
  const balls = bricks.balls.map((ball) => {
    if (ball.held === null) return ball
    const held = Math.min(half, Math.max(-half, ball.held)) // the paddle may have become narrower
    return { ...ball, held, x: within(paddle + held) }
  })
  return { ...bricks, paddle, balls }
}

function launch(bricks: Bricks): Bricks {
  const half = halfOf(bricks)
  const balls = bricks.balls.map((ball) =>
    ball.held === null ? ball : { ...ball, ...fromPaddle(ball.held / half), held: null, idle: 0 },
  )
  return { ...bricks, balls }
}

/** A brick is hit: it breaks or loses a part, and something may fall out of it. */
function hitBrick(bricks: Bricks, cell: number): Bricks {
  const sign = bricks.wall[cell] ?? FREE
  if (!isBreakable(sign)) return { ...bricks, event: bricks.event === 'none' ? 'bounce' : bricks.event }
  const left = afterHit(sign)
  const isBroken = left === FREE
  const chain = isBroken ? bricks.chain + 1 : bricks.chain
  const power = isBroken ? powerIn(bricks.seed, bricks.level, cell) : undefined
  const [x, y] = cornerOf(cell)
  const drop = power && { power, x: x + BRICK.width / 2, y: y + BRICK.height / 2 }
  const points = isBroken ? POINTS.brick + Math.min(POINTS.mostChain, bricks.chain) * POINTS.chain : 0
  return {
    ...bricks,
    wall: bricks.wall.slice(0, cell) + left + bricks.wall.slice(cell + 1),
    score: bricks.score + points + (isStone(sign) ? POINTS.stone : 0),
    chain,
    drops: drop === undefined ? bricks.drops : [...bricks.drops, drop],
    hits: [...bricks.hits, { cell, sign, age: 0 }].slice(-MOST_HITS),
    event: 'brick',
  }
}

function afterMeeting(bricks: Bricks, met: Meeting): Bricks {
  if (met.type === 'brick') return hitBrick(bricks, met.cell)
  const bounced: Bricks = { ...bricks, event: bricks.event === 'none' ? 'bounce' : bricks.event }
  return met.type === 'paddle' ? { ...bounced, chain: 0, returns: bricks.returns + 1 } : bounced
}

/** A ball that has bounced without end is sent somewhere else. */
function nudged(bricks: Bricks, ball: Ball): readonly [Bricks, Ball] {
  if (ball.idle < IDLE_BOUNCES) return [bricks, ball]
  const random = createRandom(bricks.seed + Math.imul(bricks.nudges, 0x9e37_79b1))
  const turn = (random.next() < 0.5 ? -1 : 1) * NUDGE * (0.4 + 0.6 * random.next())
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = steered(ball.dx * cos - ball.dy * sin, ball.dx * sin + ball.dy * cos)
  return [
    { ...bricks, nudges: bricks.nudges + 1 },
    { ...ball, ...turned, idle: 0 },
  ]
}

function flyBall(bricks: Bricks, ball: Ball): readonly [Bricks, Ball] {
  const paddle = { x: bricks.paddle, half: halfOf(bricks), isCatching: bricks.catchFor > 0 }
  let now = bricks
  const flown = fly(ball, speedOf(bricks), bricks.wall, paddle, (met) => {
    now = afterMeeting(now, met)
    return now.wall
  })
  return nudged(now, flown)
}

function flyBalls(bricks: Bricks): Bricks {
  let now = bricks
  const balls: Ball[] = []
  for (const ball of bricks.balls) {
    if (ball.held !== null) {
      balls.push(ball)
      continue
    }
    const [after, flown] = flyBall(now, ball)
    now = after
    if (!isLost(flown)) balls.push(flown)
  }
  return { ...now, balls }
}

/** Each ball that flies becomes three. */
function split(balls: readonly Ball[]): readonly Ball[] {
  const turns = [0, -0.35, 0.35].map((turn) => [Math.sin(turn), Math.cos(turn)] as const)
  const all = balls.flatMap((ball) =>
    turns.map(([sin, cos]) => ({ ...ball, ...steered(ball.dx * cos - ball.dy * sin, ball.dx * sin + ball.dy * cos) })),
  )
  return [...balls, ...all.filter((_, at) => at % turns.length !== 0)].slice(0, MOST_BALLS)
}

function withPower(bricks: Bricks, power: Power): Bricks {
  const caught: Bricks = { ...bricks, score: bricks.score + POINTS.power, event: 'power' }
  switch (power) {
    case 'wide':
      return { ...caught, wideFor: WORKING.wide }
    case 'slow':
      return { ...caught, slowFor: WORKING.slow }
    case 'catch':
      return { ...caught, catchFor: WORKING.catch }
    case 'multi':
      return { ...launch(caught), balls: split(launch(caught).balls) }
    case 'life':
      return { ...caught, lives: Math.min(MOST_LIVES, bricks.lives + 1) }
  }
}

function letFall(bricks: Bricks): Bricks {
  const half = halfOf(bricks)
  const fallen = bricks.drops.map((drop) => ({ ...drop, y: drop.y + DROP_SPEED }))
  const isCaught = ({ x, y }: Drop) =>
    y + BRICK.height / 2 >= PADDLE.y &&
    y < PADDLE.y + PADDLE.height &&
    Math.abs(x - bricks.paddle) < half + BRICK.width / 2
  const drops = fallen.filter((drop) => !isCaught(drop) && drop.y < HEIGHT + BRICK.height)
  return fallen.filter(isCaught).reduce<Bricks>((now, { power }) => withPower(now, power), { ...bricks, drops })
}

function nextLevel(bricks: Bricks): Bricks {
  const level = bricks.level + 1
  return withNewBall({ ...bricks, level, wall: wallOf(level), hits: [] })
}

/** One step, sixty of which are a second. */
export function stepBricks(given: Bricks, input: Input): Bricks {
  if (isOver(given)) return given
  const moved = movePaddle(aged(given), input)
  if (moved.clearedFor > 0) {
    const waited = { ...moved, clearedFor: moved.clearedFor - 1 }
    return waited.clearedFor > 0 ? waited : nextLevel(waited)
  }
  const flown = letFall(flyBalls(input.isPressed('launch') ? launch(moved) : moved))
  if (flown.wall !== given.wall && countBreakable(flown.wall) === 0)
    return { ...flown, drops: [], clearedFor: CLEARED_STEPS, score: flown.score + POINTS.level, event: 'cleared' }
  if (flown.balls.length > 0) return flown
  return { ...withNewBall(flown), lives: flown.lives - 1, event: 'lost' }
}
