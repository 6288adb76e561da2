import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Sound } from '../kit/sound/sounds.ts'
import { BALL_RADIUS, COLUMNS, countBreakable, HEIGHT, ROWS, WIDTH } from './field.ts'
import { POWERS } from './powers.ts'
import {
  type Bricks,
  beginBricks,
  CLEARED_STEPS,
  type Event,
  HIT_STEPS,
  type Input,
  isOver,
  isWaiting,
  MOST_BALLS,
  MOST_HITS,
  MOST_LIVES,
  stepBricks,
  WORKING,
} from './rules.ts'

const whole = v.pipe(v.number(), v.integer())
const upTo = (most: number) => v.pipe(whole, v.minValue(0), v.maxValue(most))
const count = upTo(Number.MAX_SAFE_INTEGER)
const across = v.pipe(v.number(), v.minValue(0), v.maxValue(WIDTH))
const down = v.pipe(v.number(), v.minValue(0), v.maxValue(HEIGHT + 2 * BALL_RADIUS))
const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(1))
const sign = v.pipe(v.string(), v.regex(/^[roygtbpw123]$/))

const ballSchema = v.pipe(
  v.object({
    x: across,
    y: down,
    dx: part,
    dy: part,
    held: v.nullable(v.pipe(v.number(), v.minValue(-WIDTH), v.maxValue(WIDTH))),
    idle: count,
  }),
  v.check(({ dx, dy }) => dy !== 0 && Math.abs(Math.hypot(dx, dy) - 1) < 1e-6, 'a ball flies somewhere'),
)
const dropSchema = v.object({
  power: v.picklist(POWERS),
  x: across,
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(2 * HEIGHT)),
})
const hitSchema = v.object({ cell: upTo(COLUMNS * ROWS - 1), sign, age: upTo(HIT_STEPS) })

const schema = v.pipe(
  v.object({
    seed: whole,
    level: v.pipe(whole, v.minValue(1)),
    lives: upTo(MOST_LIVES),
    score: count,
    wall: v.pipe(v.string(), v.regex(/^[.roygtbpw123#]*$/), v.length(COLUMNS * ROWS)),
    paddle: across,
    balls: v.pipe(v.array(ballSchema), v.maxLength(MOST_BALLS)),
    drops: v.pipe(v.array(dropSchema), v.maxLength(COLUMNS * ROWS)),
    wideFor: upTo(WORKING.wide),
    slowFor: upTo(WORKING.slow),
    catchFor: upTo(WORKING.catch),
    returns: count,
    chain: count,
    nudges: count,
    clearedFor: upTo(CLEARED_STEPS),
    hits: v.pipe(v.array(hitSchema), v.maxLength(MOST_HITS)),
    event: v.picklist(['none', 'bounce', 'brick', 'power', 'lost', 'cleared']),
  }),
  v.check(
    ({ wall, balls, clearedFor }) => clearedFor > 0 || (countBreakable(wall) > 0 && balls.length > 0),
    'there is something to play with',
  ),
)

const SOUNDS: Readonly<Record<Event, Sound | undefined>> = {
  none: undefined,
  bounce: 'move',
  brick: 'gain',
  power: 'gain',
  lost: 'back',
  cleared: 'won',
}

/** There is one way to play it. */
export const VARIANT = 'levels'

/** Bricks as the kit needs to know it. */
export const game: ArcadeGame<Bricks, Input> = {
  begin: (_, seed) => beginBricks(seed),
  step: stepBricks,
  isOver,
  scoreOf: ({ score }) => score,
  isAtRest: (bricks) => isWaiting(bricks) && bricks.drops.length === 0,
  soundOf: ({ event }) => SOUNDS[event],
  variantOf: () => VARIANT,
  schema,
  describe: ({ level, score }) => ({ progress: { level, score } }),
}
