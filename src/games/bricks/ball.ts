import { BALL_RADIUS, HEIGHT, isBreakable, PADDLE, touchedCell, type Wall, WIDTH } from './field.ts'

export interface Ball {
  readonly x: number
  readonly y: number
  /** Where it flies: a direction of length 1, down and to the right. */
  readonly dx: number
  readonly dy: number
  /** How far right of the paddle's middle it is held; null while it flies. */
  readonly held: number | null
  /** Bounces since it last hit a brick that can be broken. */
  readonly idle: number
}

/** What a ball has met in a step, in order. */
export type Meeting = { readonly type: 'brick'; readonly cell: number } | { readonly type: 'side' | 'paddle' }

/** The part of a step that is flown at once: no brick can be jumped over. */
const LONGEST_PART = 4
/** A ball never flies flatter than this part of its speed. */
const LEAST_STEEP = 0.2
/** How far from upright the edge of the paddle sends a ball. */
const WIDEST = (62 * Math.PI) / 180

/** A direction that is not too flat. */
export function steered(dx: number, dy: number): { readonly dx: number; readonly dy: number } {
  const steep = Math.max(LEAST_STEEP, Math.abs(dy) / (Math.hypot(dx, dy) || 1))
  return { dx: (dx < 0 ? -1 : 1) * Math.sqrt(1 - steep ** 2), dy: (dy < 0 ? -1 : 1) * steep }
}

/** Where a ball flies from the paddle: the farther from its middle, the flatter. @param part from -1 to 1 */
export function fromPaddle(part: number): { readonly dx: number; readonly dy: number } {
  const angle = Math.min(1, Math.max(-1, part)) * WIDEST
  return { dx: Math.sin(angle), dy: -Math.cos(angle) }
}

export interface Paddle {
  /** Its middle, and half of its width. */
  readonly x: number
  readonly half: number
  /** Whether balls stay on it. */
  readonly isCatching: boolean
}

interface Flight {
  readonly ball: Ball
  readonly met?: Meeting
}

/** The nearest place to a column in which a ball is wholly in the field. */
export const within = (x: number): number => Math.min(WIDTH - BALL_RADIUS, Math.max(BALL_RADIUS, x))

const turnedAcross = (ball: Ball): Ball => ({ ...ball, dx: -ball.dx, idle: ball.idle + 1 })
const turnedDown = (ball: Ball): Ball => ({ ...ball, dy: -ball.dy, idle: ball.idle + 1 })

function flyAcross(ball: Ball, way: number, wall: Wall): Flight {
  const x = ball.x + ball.dx * way
  if (x !== within(x)) return { ball: { ...turnedAcross(ball), x: within(x) }, met: { type: 'side' } }
  const cell = touchedCell(wall, x, ball.y)
  return cell < 0 ? { ball: { ...ball, x } } : { ball: turnedAcross(ball), met: { type: 'brick', cell } }
}

function flyDown(ball: Ball, way: number, wall: Wall, paddle: Paddle): Flight {
  const y = ball.y + ball.dy * way
  if (y < BALL_RADIUS) return { ball: turnedDown(ball), met: { type: 'side' } }
  const isAtPaddle =
    ball.dy > 0 &&
    y + BALL_RADIUS >= PADDLE.y &&
    ball.y < PADDLE.y + PADDLE.height &&
    Math.abs(ball.x - paddle.x) <= paddle.half + BALL_RADIUS
  if (isAtPaddle) {
    const away = fromPaddle((ball.x - paddle.x) / paddle.half)
    return { ball: { ...ball, ...away, y: PADDLE.y - BALL_RADIUS, idle: ball.idle + 1 }, met: { type: 'paddle' } }
  }
  const cell = touchedCell(wall, ball.x, y)
  return cell < 0 ? { ball: { ...ball, y } } : { ball: turnedDown(ball), met: { type: 'brick', cell } }
}

/** The ball on the paddle, where it came down. */
function hold(ball: Ball, { x, half }: Paddle): Ball {
  const held = Math.min(half, Math.max(-half, ball.x - x))
  return { ...ball, x: within(x + held), held, idle: 0 }
}

/**
 * Lets a ball fly for one step. It asks `meet` at each thing that it meets, which answers the wall after that.
 * @param way how far it flies
 */
export function fly(given: Ball, way: number, wall: Wall, paddle: Paddle, meet: (met: Meeting) => Wall): Ball {
  const parts = Math.max(1, Math.ceil(way / LONGEST_PART))
  let [ball, now] = [given, wall]
  for (let part = 0; part < parts; part++) {
    for (const flight of [flyAcross, flyDown]) {
      const { ball: flown, met } = flight(ball, way / parts, now, paddle)
      ball = flown
      if (met === undefined) continue
      if (met.type === 'brick' && isBreakable(now[met.cell] ?? '')) ball = { ...ball, idle: 0 }
      now = meet(met)
      if (met.type === 'paddle' && paddle.isCatching) return hold(ball, paddle)
    }
  }
  return ball
}

/** Whether a ball has fallen out of the field. */
export const isLost = ({ y }: Ball): boolean => y > HEIGHT + BALL_RADIUS
