import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Direction } from '../kit/input/direction.ts'
import { beginSnake, FIELDS, type Field, isOver, type Snake, stepSnake } from './rules.ts'

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const
const whole = v.pipe(v.number(), v.integer())

const fieldOf = (variant: string): Field => FIELDS.find((field) => field === variant) ?? 'walls'

/** Snake as the kit needs to know it. */
export const game: ArcadeGame<Snake, Direction | undefined> = {
  begin: (variant, seed) => beginSnake(fieldOf(variant), seed),
  step: stepSnake,
  isOver,
  scoreOf: ({ body }) => body.length,
  isScoreHeard: true,
  variantOf: ({ field }) => field,
  schema: v.object({
    field: v.picklist(FIELDS),
    columns: v.pipe(whole, v.minValue(4), v.maxValue(40)),
    rows: v.pipe(whole, v.minValue(4), v.maxValue(40)),
    seed: v.number(),
    body: v.pipe(v.array(v.pipe(whole, v.minValue(0))), v.minLength(2), v.maxLength(1600)),
    left: whole,
    heading: v.picklist(DIRECTIONS),
    turns: v.pipe(v.array(v.picklist(DIRECTIONS)), v.maxLength(2)),
    apple: whole,
    eaten: v.pipe(whole, v.minValue(0)),
    sinceApple: v.pipe(whole, v.minValue(0)),
    waited: v.pipe(whole, v.minValue(0)),
    isDead: v.boolean(),
  }),
  describe: ({ body }) => ({ progress: { length: body.length } }),
}
