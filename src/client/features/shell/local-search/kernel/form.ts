import { foldText } from '../../../../../shared/lib/text/fold.ts'
import { type Readings, spell, type Unit, unitsOf, wordsOf } from './units.ts'

/** The letters that occur in a text, as bits: what a query has and a text has not, the text cannot match. */
export type Letters = number

/** A text prepared for matching. */
export interface Form {
  readonly folded: string
  readonly units: readonly Unit[]
  /** The letters of the text and of all its readings. */
  readonly letters: Letters
  /** The first letters of its units' readings: at one of them a match by units begins. */
  readonly starts: Letters
  /** Its words for typing errors. */
  readonly words: readonly { readonly text: string; readonly letters: Letters }[]
}

/** Prepares a text. */
export function formOf(text: string, readings: Readings): Form {
  const folded = foldText(text)
  const units = unitsOf(text, readings)
  const all = units.flatMap((unit) => unit.readings)
  const starts = all.reduce((bits, one) => bits | bitOf(one.charCodeAt(0)), 0)
  const words = wordsOf(units).map((word) => ({ text: word, letters: lettersOf(word) }))
  return { folded, units, letters: all.reduce((bits, one) => bits | lettersOf(one), lettersOf(folded)), starts, words }
}

/** Bits 0–25 are `a`–`z`, 26 any digit; other letters share the bits 27–31. */
export function lettersOf(folded: string): Letters {
  let bits = 0
  for (let index = 0; index < folded.length; index++) bits |= bitOf(folded.charCodeAt(index))
  return bits
}

function bitOf(code: number): Letters {
  if (code >= 97 && code <= 122) return 1 << (code - 97)
  if (code >= 48 && code <= 57) return 1 << 26
  return code < 128 ? 0 : 1 << (27 + (code % 5))
}

/** How many of the first letters are not among the second. */
export function foreignLetters(letters: Letters, among: Letters): number {
  let count = 0
  for (let bits = letters & ~among; bits !== 0; bits &= bits - 1) count++
  return count
}

/** A typed text prepared for matching. */
export interface Query {
  readonly folded: string
  /** Without spaces and punctuation, as units are compared. */
  readonly compact: string
  readonly letters: Letters
  readonly start: Letters
  /** `compact`, spelled for comparing with typing errors. */
  readonly spelled: { readonly text: string; readonly letters: Letters }
  /** Its words, if there are several. */
  readonly parts: readonly Query[]
}

/** Prepares a typed text. */
export function queryOf(text: string): Query {
  const folded = foldText(text).replace(/\s+/g, ' ')
  const parts = folded.split(' ')
  const compact = folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  const start = compact === '' ? 0 : bitOf(compact.charCodeAt(0))
  const spelled = spell(compact)
  return {
    folded,
    compact,
    letters: lettersOf(folded),
    start,
    spelled: { text: spelled, letters: lettersOf(spelled) },
    parts: parts.length > 1 ? parts.map(queryOf) : [],
  }
}
