import { foldText } from '../../../../../shared/lib/text/fold.ts'

/** The readings of a Han character in pinyin; none where they are unknown. */
export type Readings = (character: string) => readonly string[]

/** What an emoji is found by. */
export interface Findable {
  readonly title: string
  readonly keywords: readonly string[]
}

/** A text prepared for matching: folded, and where it has Han characters what may be typed for each of its signs. */
interface Form {
  readonly folded: string
  readonly signs: readonly (readonly string[])[] | undefined
}

/** An emoji prepared for matching. */
export interface Prepared<T extends Findable> {
  readonly emoji: T
  readonly title: Form
  readonly keywords: readonly Form[]
}

const HAN = /\p{Script=Han}/u

/** Prepares emoji for matching, in their order. */
export function prepareEmoji<T extends Findable>(all: readonly T[], readings: Readings): readonly Prepared<T>[] {
  const formOf = (text: string): Form => {
    const folded = foldText(text)
    const signs = HAN.test(folded) ? [...folded].map((sign) => [sign, ...readings(sign)]) : undefined
    return { folded, signs }
  }
  return all.map((emoji) => ({ emoji, title: formOf(emoji.title), keywords: emoji.keywords.map(formOf) }))
}

/** The emoji of which every typed word is the name, another word, the beginning of one or, from two signs on, within one. */
export function findEmoji<T extends Findable>(prepared: readonly Prepared<T>[], text: string): readonly T[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return prepared
    .map(({ emoji, ...forms }) => ({ emoji, rank: Math.max(...words.map((word) => rankOf(forms, word))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ emoji }) => emoji)
}

/** How well an emoji matches a word, the best is 0; infinite if it does not. */
function rankOf({ title, keywords }: Omit<Prepared<Findable>, 'emoji'>, word: string): number {
  if (title.folded === word) return 0
  if (begins(title, word)) return 1
  if (keywords.some(({ folded }) => folded === word)) return 2
  if (title.folded.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 3
  if (keywords.some((keyword) => begins(keyword, word))) return 4
  const isSpecific = word.length > 2 || word > '\u007f'
  const isInside = isSpecific && [title, ...keywords].some(({ folded }) => folded.includes(word))
  return isInside ? 5 : Number.POSITIVE_INFINITY
}

const begins = ({ folded, signs }: Form, word: string): boolean =>
  folded.startsWith(word) || (signs !== undefined && isTyped(signs, word, 0, 0))

/** Whether what is typed from a position on are readings from a sign on, the last one perhaps incomplete. */
const isTyped = (signs: readonly (readonly string[])[], word: string, sign: number, at: number): boolean =>
  at >= word.length ||
  (signs[sign] ?? []).some((reading) =>
    word.startsWith(reading, at)
      ? isTyped(signs, word, sign + 1, at + reading.length)
      : reading.startsWith(word.slice(at)),
  )
