import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import { beginJar, GROWN, type Input, type Jar, MOST_LATE, stepJar, WAIT } from './rules.ts'
import { HEIGHT, LARGEST, WIDTH } from './sizes.ts'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const count = whole(0, Number.MAX_SAFE_INTEGER)
const speed = within(-1e5, 1e5)

const fruitSchema = v.object({
  id: count,
  kind: whole(0, LARGEST),
  isMade: v.boolean(),
  x: within(0, WIDTH),
  y: within(-HEIGHT, HEIGHT),
  angle: within(-7, 7),
  vx: speed,
  vy: speed,
  spin: speed,
  age: whole(0, GROWN),
  late: whole(0, MOST_LATE),
})

/** There is one way to play it. */
export const VARIANT = 'jar'

/** Merging fruits as the kit needs to know it. */
export const game: ArcadeGame<Jar, Input> = {
  begin: (_variant, seed) => beginJar(seed),
  step: stepJar,
  isOver: ({ isOver }) => isOver,
  scoreOf: ({ score }) => score,
  isScoreHeard: true,
  soundOf: ({ wait }) => (wait === WAIT ? 'move' : undefined),
  isAtRest: () => true, // no fruit that rolls on asks for anything
  variantOf: () => VARIANT,
  schema: v.pipe(
    v.object({
      seed: v.number(),
      fruits: v.pipe(v.array(fruitSchema), v.maxLength(300)),
      score: count,
      drops: count,
      made: count,
      largest: whole(-1, LARGEST),
      aim: within(0, WIDTH),
      wanted: v.nullable(within(0, WIDTH)),
      wait: whole(0, 1000),
      nextId: count,
      isOver: v.boolean(),
    }),
    v.check(({ fruits, nextId }) => {
      const ids = new Set(fruits.map(({ id }) => id))
      return ids.size === fruits.length && !fruits.some(({ id }) => id >= nextId)
    }, 'ids are not their own'),
  ),
  describe: ({ score }) => ({ progress: { score } }),
}
