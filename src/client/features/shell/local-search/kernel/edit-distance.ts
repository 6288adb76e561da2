/** The typing errors that a word of this many letters may have: none below 4, one, two from 8. */
export const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether a typed text is a word, or with the same first letter its beginning, but for some errors: a letter missing,
 * added, replaced, or two neighbours exchanged (optimal string alignment).
 */
export function isTypoOf(typed: string, word: string, errors: number): boolean {
  const canBeWhole = Math.abs(typed.length - word.length) <= errors
  if (typed.length - word.length > errors || (!canBeWhole && typed[0] !== word[0])) return false
  const compared = word.slice(0, typed.length + errors)
  const distances = lastRow(typed, compared, errors)
  if (distances === undefined) return false
  if (compared.length === word.length && (distances.at(-1) ?? Number.POSITIVE_INFINITY) <= errors) return true
  return typed[0] === word[0] && Math.min(...distances) <= errors
}

/** The distances of `typed` to every beginning of `word`; undefined once all of them exceed `limit`. */
function lastRow(typed: string, word: string, limit: number): readonly number[] | undefined {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const at = (distances: readonly number[], index: number) => distances[index] ?? Number.POSITIVE_INFINITY
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap && !isSame ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > limit) return undefined
    ;[beforeLast, last] = [last, next]
  }
  return last
}
