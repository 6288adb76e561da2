import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Given } from '../kit/input/controls.ts'
import { BASE, beginTower, FLOORS_KEPT, isOver, REACH, stepTower, type Tower, WAYS, type Way } from './rules.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.pipe(v.number(), v.minValue(-REACH), v.maxValue(REACH))
const side = v.pipe(v.number(), v.minValue(0), v.maxValue(BASE))

const wayOf = (variant: string): Way => WAYS.find((way) => way === variant) ?? 'usual'

/** The tower as the kit needs to know it. */
export const game: ArcadeGame<Tower, Given<'drop'>> = {
  begin: (variant, seed) => beginTower(wayOf(variant), seed),
  step: (tower, given) => stepTower(tower, given.isPressed('drop')),
  isOver,
  scoreOf: ({ height }) => height,
  // a perfect drop is heard as a gain
  soundOf: ({ sinceDrop, height, streak }) =>
    sinceDrop > 0 || height === 0 ? undefined : streak > 0 ? 'gain' : 'move',
  variantOf: ({ way }) => way,
  schema: v.object({
    way: v.picklist(WAYS),
    seed: count,
    floors: v.pipe(
      v.array(v.object({ x: place, z: place, width: side, depth: side })),
      v.minLength(1),
      v.maxLength(FLOORS_KEPT),
    ),
    height: count,
    at: place,
    direction: v.picklist([1, -1]),
    streak: count,
    bestStreak: count,
    sinceDrop: count,
    sinceMiss: count,
  }),
  describe: ({ height }) => ({ progress: { floors: height } }),
}
