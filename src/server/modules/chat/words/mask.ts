import AhoCorasick from 'modern-ahocorasick'
import { isOfWord, type NormalizedSign, normalize, type Simplified } from './normalize.ts'

/** Words that are masked, and longer ones in which they are not. */
export interface WordList {
  readonly words: readonly string[]
  readonly allowed: readonly string[]
}

/** A stretch of a normalised text, in characters of it. */
interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * Masks words of a list, however they are disguised (`normalize`), by a star for each code point of the original.
 * @returns what masks a text; one without such a word comes back as it is
 */
export function createMask({ words, allowed }: WordList, simplified: Simplified): (text: string) => string {
  const findWords = createFinder(words, simplified)
  const findAllowed = createFinder(allowed, simplified)
  return (text) => {
    const points = normalize(text, simplified)
    const hits = findWords(points)
    if (hits.length === 0) return text
    const passed = findAllowed(points)
    const signs = [...text]
    for (const { start, end } of hits) {
      if (passed.some((one) => one.start <= start && end <= one.end)) continue
      signs.fill('*', points[start]?.from, points[end - 1]?.to)
    }
    return signs.join('')
  }
}

/** Between characters, so that the matcher takes none for a part of the one before. */
const BREAK = '\n'

const joined = (points: readonly NormalizedSign[]): string => points.map(({ sign }) => sign).join(BREAK)

/** @returns what finds all occurrences of words; a word of letters is found as a whole word alone */
function createFinder(
  words: readonly string[],
  simplified: Simplified,
): (points: readonly NormalizedSign[]) => readonly Stretch[] {
  const patterns = [...new Set(words.map((word) => joined(normalize(word, simplified))))].filter((one) => one !== '')
  if (patterns.length === 0) return () => []
  const matcher = new AhoCorasick(patterns)
  return (points) => {
    const places = new Map<number, number>()
    let offset = 0
    for (const [place, { sign }] of points.entries()) {
      places.set(offset, place)
      offset += sign.length + BREAK.length
    }
    places.set(offset, points.length)
    return matcher.search(joined(points)).flatMap((match) => {
      const [start, end] = [places.get(match.start), places.get(match.end + BREAK.length)]
      return start !== undefined && end !== undefined && isWhole(points, { start, end }) ? [{ start, end }] : []
    })
  }
}

function isWhole(points: readonly NormalizedSign[], { start, end }: Stretch): boolean {
  const goesOn = (at: number) => isOfWord(points[at - 1]?.sign) && isOfWord(points[at]?.sign)
  return !goesOn(start) && !goesOn(end)
}
