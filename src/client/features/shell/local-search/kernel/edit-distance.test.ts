import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedErrors, isTypoOf } from './edit-distance.ts'

test('words of four letters may have one error, from eight two, shorter ones none', () => {
  expect([1, 3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 0, 1, 1, 2, 2])
})

/** The plain recursive definition of optimal string alignment. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [rest, otherRest] = [one.slice(0, -1), other.slice(0, -1)]
  const replaced = distance(rest, otherRest) + (one.at(-1) === other.at(-1) ? 0 : 1)
  const best = Math.min(replaced, distance(rest, other) + 1, distance(one, otherRest) + 1)
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return isSwap ? Math.min(best, distance(one.slice(0, -2), other.slice(0, -2)) + 1) : best
}

test('a typo is a word, or with its first letter a beginning of one, within the errors', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, whole, errors) => {
      const beginnings = Array.from({ length: whole.length + 1 }, (_, length) => whole.slice(0, length))
      const isBeginning = typed[0] === whole[0] && beginnings.some((one) => distance(typed, one) <= errors)
      expect(isTypoOf(typed, whole, errors)).toBe(isBeginning || distance(typed, whole) <= errors)
    }),
    { numRuns: 500 },
  )
})
