import { type CalendarDay, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import type { Grammar, Part } from './part.ts'
import { type Resolved, resolve } from './resolve.ts'
import { type FoundPart, scan } from './scan.ts'

/** A date, time or repetition that a text names. */
export interface DatePhrase extends Resolved {
  /** Its words as they are in the text. */
  readonly source: string
  /** The text without them; the whole text where nothing else is in it. */
  readonly rest: string
  /** Where its words end in the text. */
  readonly end: number
}

/** Reads a text by a grammar; undefined where it names no date, more than one, or one that is not clear. */
export function readByGrammar(text: string, grammar: Grammar, now: Date, on?: CalendarDay): DatePhrase | undefined {
  return phraseOf(text, scan(text, grammar, localDay(now)), now, on)
}

const IGNORED: readonly Part['kind'][] = ['nothing', 'otherDay']

/** Puts the parts of a text together. */
export function phraseOf(
  text: string,
  found: readonly FoundPart[],
  now: Date,
  on?: CalendarDay,
): DatePhrase | undefined {
  const parts = found.filter(({ part }) => !IGNORED.includes(part.kind))
  const kinds = parts.map(({ part }) => part.kind)
  if (parts.length === 0 || kinds.includes('unsure') || new Set(kinds).size < kinds.length) return undefined
  if (kinds.join() === 'time' && found.some(({ part }) => part.kind === 'otherDay')) return undefined
  const resolved = resolve(
    {
      day: partOf(parts, 'day'),
      time: partOf(parts, 'time'),
      fromNow: partOf(parts, 'fromNow'),
      repeat: partOf(parts, 'repeat'),
    },
    now,
    on,
  )
  if (resolved === undefined) return undefined
  const hasTime = kinds.includes('time')
  const cut = parts.filter(({ part }) => isCut(part, hasTime))
  const rest = withoutRanges(text, cut)
  return {
    ...resolved,
    source: parts.map(({ start, end }) => text.slice(start, end).trim()).join(' '),
    rest: rest === '' ? text.trim() : rest,
    end: Math.max(...parts.map(({ start, end }) => start + text.slice(start, end).trimEnd().length)),
  }
}

function partOf<Kind extends Part['kind']>(found: readonly FoundPart[], kind: Kind) {
  const isOfKind = (part: Part): part is Extract<Part, { kind: Kind }> => part.kind === kind
  return found.map(({ part }) => part).find(isOfKind)
}

/** What says more than the date stays in the text: the end of a span, and a part of the day without an hour. */
function isCut(part: Part, hasTime: boolean): boolean {
  if (part.kind === 'time') return part.isSpan !== true
  return !('period' in part) || part.period === undefined || hasTime
}

/** What stands before and behind what is taken out is one text again. */
function withoutRanges(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  let at = 0
  let rest = ''
  for (const { start, end } of ranges) {
    rest += text.slice(at, start)
    at = end
  }
  return `${rest}${text.slice(at)}`
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,，、。;；:：.\-–—]+|[\s,，、;；:：\-–—]+$/gu, '')
}
