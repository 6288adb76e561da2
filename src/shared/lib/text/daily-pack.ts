import type { Language } from '../../constants.ts'
import { type PackedQuote, QUOTE_GROUNDS, type Quote } from '../../entities/daily-text.ts'
import { type CalendarDay, dayNumber } from '../calendar/calendar-day.ts'
import { entryOfDay } from '../calendar/entry-of-day.ts'

/** The packs of `catalog/daily`. */
export type DailyKind = 'poems' | 'quotes' | 'diary'

/**
 * The name of a pack's file without its ending. Poems are in the original: in the traditional characters where readers
 * know these.
 */
export function packName(kind: DailyKind, language: Language): string {
  if (kind !== 'poems') return `${kind}.${language}`
  return language === 'zh-CN' || language === 'en' ? 'poems.zh-CN' : 'poems.zh-TW'
}

/** The quote of a day on its ground, which is another one each day. */
export function quoteOfDay(pack: readonly PackedQuote[], day: CalendarDay, ref = 0): Quote | undefined {
  const entry = entryOfDay(pack, day, ref)
  if (entry === undefined) return undefined
  const { season: _, ...quote } = entry
  return { ...quote, bg: quoteGround(day, ref) }
}

/** The ground of a day's quote; seven steps: the hues of two days are seen to differ. */
export const quoteGround = (day: CalendarDay, ref: number): number =>
  (((dayNumber(day) + ref) % QUOTE_GROUNDS) * 7) % QUOTE_GROUNDS
