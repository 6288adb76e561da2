import { localDay } from '../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../shared/lib/calendar/iso-day.ts'

/** Random numbers of a game: the same seed gives the same numbers for all time and on every machine. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number
  /** A whole number from 0 up to `below`. */
  below(below: number): number
  /** A copy of the list in another order. */
  shuffled<T>(list: readonly T[]): T[]
  /** One of the list, which is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
}

/**
 * sfc32 by Chris Doty-Humphrey (PractRand), seeded by splitmix32. Frozen by a test: puzzles of a day and stored games
 * depend on it.
 */
export function createRandom(seed: number): Random {
  let mixed = seed >>> 0
  const part = () => {
    mixed = (mixed + 0x9e37_79b9) | 0
    let one = mixed ^ (mixed >>> 16)
    one = Math.imul(one, 0x21f0_aaad)
    one ^= one >>> 15
    one = Math.imul(one, 0x735a_2d97)
    return one ^ (one >>> 15)
  }
  let [a, b, c, counter] = [part(), part(), part(), 1]
  const word = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) word() // so that similar seeds part
  const next = () => word() / 0x1_0000_0000
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    shuffled(list) {
      const result = [...list]
      for (let at = result.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const [one, two] = [result[at], result[other]]
        if (one !== undefined && two !== undefined) [result[at], result[other]] = [two, one]
      }
      return result
    },
    pick(list) {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
  }
}

/** A seed that nobody knows before. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The seed of a day, the same for everybody. @param day such as `2026-11-29` @param salt what else it depends on */
export function seedOfDay(day: string, salt: string): number {
  let hash = 0x811c_9dc5 // FNV-1a
  for (const sign of `${day} ${salt}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x0100_0193)
  return hash >>> 0
}

/** The day where the player is, such as `2026-11-29`; asked for when it is needed, as a page is open for days. */
export const today = (): string => isoDay(localDay(new Date()))
