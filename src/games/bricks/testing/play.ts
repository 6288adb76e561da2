import { type Ball, fromPaddle } from '../ball.ts'
import { BALL_RADIUS, BRICK, COLUMNS, cornerOf, FREE, isBreakable, PADDLE, type Wall, WIDTH } from '../field.ts'
import { type Action, type Bricks, halfOf, type Input } from '../rules.ts'

/** Where a ball that falls will be at the height of the paddle, as if there were no bricks. */
function landingOf({ x, y, dx, dy }: Ball): number {
  const room = WIDTH - 2 * BALL_RADIUS
  const far = x - BALL_RADIUS + (dx / dy) * (PADDLE.y - BALL_RADIUS - y)
  const folded = ((far % (2 * room)) + 2 * room) % (2 * room)
  return BALL_RADIUS + (folded > room ? 2 * room - folded : folded)
}

/** One of the lowest bricks, so many before the last; the first one if there are fewer. */
function lowBrick(wall: Wall, before: number): number {
  let [cell, left] = [0, before]
  for (let at = wall.length - 1; at >= 0 && left >= 0; at--) {
    if (!isBreakable(wall[at] ?? FREE)) continue
    cell = at
    left--
  }
  return cell
}

/** How far from the middle the paddle is to be hit so that the ball flies to a brick, by the sides if need be. */
function aimAt(bricks: Bricks, from: number, round: number): number {
  const [left, top] = cornerOf(lowBrick(bricks.wall, round % COLUMNS))
  const x = left + BRICK.width / 2
  const target = round % 3 === 0 ? x : round % 3 === 1 ? -x : 2 * WIDTH - x
  const angle = Math.atan2(target - from, PADDLE.y - top - BRICK.height / 2)
  const part = angle / Math.asin(fromPaddle(1).dx)
  return Math.abs(part) <= 0.92 ? part : round % 2 === 0 ? 0.5 : -0.5
}

/** A player who always is where the lowest ball comes down, and aims at what is left; by keys alone. */
export function playBricks(bricks: Bricks): Input {
  const { balls, paddle, returns } = bricks
  const falling = balls.filter(({ held, dy }) => held === null && dy > 0)
  const [lowest] = falling.toSorted((a, b) => (PADDLE.y - a.y) / a.dy - (PADDLE.y - b.y) / b.dy)
  const landing = lowest === undefined ? WIDTH / 2 : landingOf(lowest)
  const goal = lowest === undefined ? landing : landing - aimAt(bricks, landing, returns) * halfOf(bricks)
  const held: Action | undefined = Math.abs(goal - paddle) < 4.1 ? undefined : goal < paddle ? 'left' : 'right'
  return {
    isHeld: (action) => action === held,
    isPressed: (action) => action === 'launch' && balls.some((ball) => ball.held !== null),
  }
}
