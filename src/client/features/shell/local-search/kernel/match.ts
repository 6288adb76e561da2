import { allowedErrors, isTypoOf } from './edit-distance.ts'
import { type Form, foreignLetters, type Query } from './form.ts'
import type { Unit } from './units.ts'

/**
 * How well an entry matches, best first: its title as a whole; by the initials of all its units; at its beginning; at the
 * beginning of a later word, or at its own by initials; a keyword as a whole; at the beginning of a word; elsewhere; but
 * for typing errors.
 */
export const RANK = { exact: 0, initials: 1, prefix: 2, word: 3, named: 4, keyword: 5, inside: 6, typo: 7 } as const
/** One of `RANK`: the smaller, the better. */
export type Rank = number

/** Whether a match is certain enough to be offered where nobody searched this page. */
export const isStrong = (rank: Rank, query: Query): boolean =>
  isSpecific(query) && (rank <= RANK.prefix || rank === RANK.named)

/** The rank of a text; undefined if it does not match. Typing errors are `isTypo`'s. */
export function rankOf(form: Form, query: Query): Rank | undefined {
  const { units, letters, starts } = form
  if ((query.letters & ~letters) !== 0) return undefined
  const plain = rankOfPlain(form, query)
  if (plain === RANK.exact || units.length < 2 || (query.start & starts) === 0) return plain
  if (isInitials(units, query.compact)) return RANK.initials
  const path = plain === RANK.prefix ? undefined : findPath(units, query.compact, true)
  if (path === undefined) return plain
  return path[0]?.unit === units[0] ? RANK.word : (plain ?? RANK.inside)
}

/** The rank without initials. */
function rankOfPlain({ folded, units, letters, starts }: Form, query: Query): Rank | undefined {
  if ((query.letters & ~letters) !== 0) return undefined
  const canStart = (query.start & starts) !== 0
  const { compact } = query
  if (folded === query.folded || (canStart && isWhole(units, compact))) return RANK.exact
  if (folded.startsWith(query.folded)) return RANK.prefix
  const path = canStart ? findPath(units, compact, false) : undefined
  if (path !== undefined) return path[0]?.unit === units[0] ? RANK.prefix : RANK.word
  return isSpecific(query) && folded.includes(query.folded) ? RANK.inside : undefined
}

/** The rank of a further text, such as an address or a sentence: below a title’s words, and never by initials. */
export function rankOfKeyword(form: Form, query: Query): Rank | undefined {
  // one or two letters are the beginning of some syllable in nearly every sentence
  if (query.compact.length < 3 && !(isSpecific(query) && form.folded.includes(query.folded))) return undefined
  const rank = rankOfPlain(form, query)
  if (rank === RANK.exact) return RANK.named
  return rank === undefined ? undefined : Math.max(rank, RANK.keyword)
}

/** The rank of another name: as of a further text, and by the initials of all its units from three on. */
export function rankOfName(form: Form, query: Query): Rank | undefined {
  const { compact } = query
  return (
    rankOfKeyword(form, query) ??
    (compact.length >= LEAST_INITIALS && isInitials(form.units, compact) ? RANK.keyword : undefined)
  )
}

/** Fewer initials begin the words of too many names. */
const LEAST_INITIALS = 3

/** Whether a word of the text is the query but for typing errors. */
export function isTypo({ words }: Form, { compact, spelled: { text, letters } }: Query): boolean {
  const errors = allowedErrors(text.length)
  if (errors === 0 || !BY_LETTERS.test(compact)) return false
  return words.some((word) => foreignLetters(letters, word.letters) <= errors && isTypoOf(text, word.text, errors))
}

/** What is typed letter by letter; a wrong Han character is another word. */
const BY_LETTERS = /^[a-z0-9ー\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]+$/u

/** A single letter occurs in nearly every name. */
const isSpecific = ({ folded }: Query) => folded.length > 1 || folded > '\u007f'

/** A part of a text in UTF-16 units: from `start` to before `end`. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The parts of a text that a query matches, in their order, without overlaps; none for typing errors. */
export function rangesOf(text: string, form: Form, query: Query): readonly Range[] {
  const own = ownRanges(text, form, query)
  const ranges = own.length > 0 ? own : query.parts.flatMap((part) => ownRanges(text, form, part))
  const merged: Range[] = []
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last === undefined || start > last.end) merged.push({ start, end })
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) }
  }
  return merged
}

function ownRanges(text: string, { folded, units, letters }: Form, query: Query): readonly Range[] {
  if (query.folded === '' || (query.letters & ~letters) !== 0) return []
  const path = findPath(units, query.compact, false) ?? findPath(units, query.compact, true)
  if (path !== undefined) return path.map(rangeOfStep)
  const at = isSpecific(query) ? folded.indexOf(query.folded) : -1
  // folding may change lengths: then no part is marked rather than a wrong one
  return at < 0 || folded.length !== text.length ? [] : [{ start: at, end: at + query.folded.length }]
}

/** A unit on the way of a match: typed letters of one of its readings, or its initial. */
interface Step {
  readonly unit: Unit
  readonly reading: string
  readonly typed: number
}

/** Letters of the text itself are marked one by one, a character that is typed in pinyin as a whole. */
function rangeOfStep({ unit, reading, typed }: Step): Range {
  const isOwn = reading === unit.readings[0] && reading.length === unit.end - unit.start
  return { start: unit.start, end: isOwn ? unit.start + typed : unit.end }
}

/** Whether a text is all units by one whole reading each. */
function isWhole(units: readonly Unit[], typed: string, unit = 0, at = 0): boolean {
  const readings = units[unit]?.readings
  if (readings === undefined) return unit > 0 && at === typed.length
  return readings.some((one) => typed.startsWith(one, at) && isWhole(units, typed, unit + 1, at + one.length))
}

/** Whether a text is the initials of all units, one each. */
function isInitials(units: readonly Unit[], typed: string, unit = 0, at = 0): boolean {
  const readings = units[unit]?.readings
  if (readings === undefined) return at === typed.length
  if (at >= typed.length) return false
  return readings.some((reading) =>
    initialsOf(reading).some((one) => typed.startsWith(one, at) && isInitials(units, typed, unit + 1, at + one.length)),
  )
}

/** The first letter, also as the two that are one initial in pinyin. */
const initialsOf = (reading: string): readonly string[] =>
  /^[zcs]h[aeiou]/.test(reading) ? [reading.slice(0, 2), reading.slice(0, 1)] : [reading.slice(0, 1)]

/** The match at the first possible unit, by whole readings, perhaps initials, and an incomplete last reading. */
function findPath(units: readonly Unit[], typed: string, byInitials: boolean): readonly Step[] | undefined {
  if (typed === '') return undefined
  /** Pairs of unit and position from which there is no match: each is tried once. */
  let failed: Set<number> | undefined
  const pathFrom = (index: number, at: number): readonly Step[] | undefined => {
    if (at === typed.length) return []
    const unit = units[index]
    const pair = index * (typed.length + 1) + at
    if (unit === undefined || failed?.has(pair)) return undefined
    for (const step of stepsOf(unit, typed, at, byInitials)) {
      const rest = pathFrom(index + 1, at + step.typed)
      if (rest !== undefined) return [step, ...rest]
    }
    if (at > 0) failed = (failed ?? new Set()).add(pair)
    return undefined
  }
  for (const [index] of units.entries()) {
    const path = pathFrom(index, 0)
    if (path !== undefined) return path
  }
  return undefined
}

/** What may be typed for a unit at a position. */
function stepsOf(unit: Unit, typed: string, at: number, byInitials: boolean): readonly Step[] {
  const rest = typed.slice(at)
  const steps: Step[] = []
  for (const reading of unit.readings) {
    if (rest.startsWith(reading)) steps.push({ unit, reading, typed: reading.length })
    else if (reading.startsWith(rest)) steps.push({ unit, reading, typed: rest.length })
  }
  for (const reading of byInitials ? unit.readings : []) {
    for (const one of initialsOf(reading))
      if (one.length < reading.length && rest.length > one.length && rest.startsWith(one))
        steps.push({ unit, reading, typed: one.length })
  }
  return steps
}
