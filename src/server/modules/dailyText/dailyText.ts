import { Hono } from 'hono'
import { type DailyQuery, gushi, tg, yiyan } from '../../../shared/api/daily-text.ts'
import { CODE, type Endpoint } from '../../../shared/api/endpoint.ts'
import type { Language } from '../../../shared/constants.ts'
import { type CalendarDay, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay } from '../../../shared/lib/calendar/entry-of-day.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { quoteOfDay } from '../../../shared/lib/text/daily-pack.ts'
import type { Clock } from '../../core/clock.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { createLimit } from '../../core/limits.ts'
import { mount } from '../../core/route.ts'
import type { DailyPacks } from './packs.ts'

const DAY_MS = 86_400_000

export interface DailyTextPorts {
  readonly dailyPacks: DailyPacks
  readonly clock: Clock
}

/** Routes for the poem, the quote and the diary entry of a day; at most a hundred in ten seconds from one address. */
export function dailyTextModule({ dailyPacks: { poems, quotes, diary }, clock }: DailyTextPorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(100, 10)
  const today = () => dayOfNumber(Math.floor(clock.now() / DAY_MS))

  const mountDaily = <T>(
    endpoint: Endpoint<DailyQuery, T>,
    entryOf: (language: Language, day: CalendarDay, ref?: number) => T | undefined,
  ) =>
    mount(
      app,
      endpoint,
      ({ locale, day, ref }, { language }) =>
        entryOf(locale ?? language, (day === undefined ? undefined : parseIsoDay(day)) ?? today(), ref) ??
        refuse(CODE.unavailable, 'unavailable'),
      limit,
    )

  mountDaily(gushi, (language, day, ref) => entryOfDay(poems(language), day, ref))
  mountDaily(yiyan, (language, day, ref) => quoteOfDay(quotes(language), day, ref))
  mountDaily(tg, (language, day, ref) => entryOfDay(diary(language), day, ref))
  return app
}
