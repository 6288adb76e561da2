import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import type { Grammar, Part } from './part.ts'

/** A part and where it is in its text. */
export interface FoundPart {
  readonly part: Part
  readonly start: number
  readonly end: number
}

/** The parts of a text from left to right; at each place the longest match counts. */
export function scan(text: string, { normalize, rules, tail }: Grammar, today: CalendarDay): readonly FoundPart[] {
  const plain = normalize(text)
  const found: FoundPart[] = []
  for (let at = 0; at < plain.length; at++) {
    const longest = matchAt(plain, at, rules, today)
    if (longest === undefined) continue
    const end = ['nothing', 'otherDay'].includes(longest.part.kind) ? longest.end : endOfTail(plain, longest.end, tail)
    found.push({ ...longest, end })
    at = end - 1
  }
  return found
}

function matchAt(text: string, at: number, rules: Grammar['rules'], today: CalendarDay): FoundPart | undefined {
  let longest: FoundPart | undefined
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const end = at + (match?.[0].length ?? 0)
    if (match === null || end <= (longest?.end ?? at) || cutsNumber(text, at, end)) continue
    const part = read(match.groups ?? {}, { today, before: text.slice(0, at), after: text.slice(end) })
    if (part !== undefined) longest = { part, start: at, end }
  }
  return longest
}

/** Whether a match would take a part of a number or of a word of Latin letters. */
const cutsNumber = (text: string, start: number, end: number): boolean =>
  (/[\dA-Za-z]/.test(text[start] ?? '') && /[\dA-Za-z.,:/\-#$¥￥]$/.test(text.slice(0, start))) ||
  (/\d/.test(text[end - 1] ?? '') && /^(?:\d|[.,:/-]\d|%)/.test(text.slice(end))) ||
  (/[A-Za-z]/.test(text[end - 1] ?? '') && /^[A-Za-z]/.test(text.slice(end)))

function endOfTail(text: string, end: number, tail: RegExp): number {
  tail.lastIndex = end
  return end + (tail.exec(text)?.[0].length ?? 0)
}
