import { createRandom } from '../kit/random.ts'

/** What falls out of some bricks: a wide paddle, slow balls, three balls for each, balls that stay on the paddle, a life. */
export const POWERS = ['wide', 'slow', 'multi', 'catch', 'life'] as const
export type Power = (typeof POWERS)[number]

/** Of a hundred bricks so many have one; of a hundred of them so many are of each kind. */
const CHANCE = 14
const SHARES: Readonly<Record<Power, number>> = { wide: 30, slow: 24, multi: 26, catch: 15, life: 5 }

/** What falls out of the brick of a cell; undefined if nothing. */
export function powerIn(seed: number, level: number, cell: number): Power | undefined {
  const random = createRandom(seed + Math.imul(level * 256 + cell, 0x9e37_79b1))
  if (random.below(100) >= CHANCE) return undefined
  let left = random.below(100)
  return POWERS.find((power) => {
    left -= SHARES[power]
    return left < 0
  })
}
