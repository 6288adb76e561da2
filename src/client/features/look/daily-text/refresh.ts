import type { Language } from '../../../../shared/constants.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import type { Daily } from './daily.ts'
import { isOf } from './model.ts'
import type { DailyText } from './text-source.ts'

const underWay = new Map<string, Promise<boolean>>()

/**
 * Fetches the text of a day unless it is there; tiles and window share one attempt.
 * @returns whether the stored text is that of the day; if not, the old one stays
 */
export function refresh<D extends Daily<unknown>>(
  text: DailyText<D>,
  language: Language,
  day: CalendarDay,
): Promise<boolean> {
  const iso = isoDay(day)
  if (isOf(text.document.get(), iso, language)) return Promise.resolve(true)
  const key = `${text.document.id} ${iso} ${language} ${text.document.get().isLive}`
  const attempt = underWay.get(key) ?? fetchText(text, language, day).finally(() => underWay.delete(key))
  underWay.set(key, attempt)
  return attempt
}

async function fetchText<D extends Daily<unknown>>(
  { document, load }: DailyText<D>,
  language: Language,
  day: CalendarDay,
): Promise<boolean> {
  const { isLive } = document.get()
  const entry = await load(language, day, 0)
  if (entry === undefined) return false
  const iso = isoDay(day)
  // another tab may have been first, and its user may have asked for another one since, or for another source
  document.update((now) =>
    isOf(now, iso, language) || now.isLive !== isLive ? now : { ...now, day: iso, language, ref: 0, entry },
  )
  return true
}

/** Chooses where today's text comes from; it is fetched anew, and the old one stays until it is there. */
export const chooseSource = <D extends Daily<unknown>>({ document }: DailyText<D>, isLive: boolean): void =>
  document.update((now) => ({ ...now, isLive, day: '' }))

/**
 * Puts another text in place of today's.
 * @returns whether one was got; if not, the old one stays
 */
export async function showAnother<D extends Daily<unknown>>(
  { document, load }: DailyText<D>,
  language: Language,
  day: CalendarDay,
): Promise<boolean> {
  const ref = document.get().ref + 1
  const entry = await load(language, day, ref)
  if (entry === undefined) return false
  document.update((now) => ({ ...now, day: isoDay(day), language, ref, entry }))
  return true
}
