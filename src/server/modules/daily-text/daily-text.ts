import { Hono } from 'hono'
import {
  type DailyQuery,
  gushi,
  type LiveDailyQuery,
  liveGushi,
  liveTg,
  liveYiyan,
  tg,
  yiyan,
} from '../../../shared/api/daily-text.ts'
import { CODE, type Endpoint } from '../../../shared/api/endpoint.ts'
import type { Language } from '../../../shared/constants.ts'
import type { Diary, Poem, Quote } from '../../../shared/entities/daily-text.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay } from '../../../shared/lib/calendar/entry-of-day.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { quoteOfDay } from '../../../shared/lib/text/daily-pack.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import type { Unavailable } from '../../core/upstream/live-data.ts'
import { requireAnswer } from '../../core/upstream/require-answer.ts'
import type { DailyPacks } from './packs.ts'

const DAY_MS = 86_400_000

/** Asks a third party for a text of a day. */
type AskLive<T> = (
  query: { readonly day: CalendarDay; readonly ref: number },
  caller: string,
) => Promise<T | Unavailable>

export interface DailyTextPorts {
  readonly limits: Limits
  readonly dailyPacks: DailyPacks
  readonly live: { readonly poem: AskLive<Poem>; readonly quote: AskLive<Quote>; readonly diary: AskLive<Diary> }
  readonly clock: Clock
}

/**
 * Routes for the poem, the quote and the diary entry of a day; at most a hundred in ten seconds from one address, of
 * third parties' texts thirty in ten minutes.
 */
export function dailyTextModule({
  dailyPacks: { poems, quotes, diary },
  live,
  limits,
  clock,
}: DailyTextPorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(limits, 'daily-text', 100, 10)
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

  const liveLimit = createLimit(limits, 'daily-text.live', 30, 600)
  const mountLive = <T extends object>(endpoint: Endpoint<LiveDailyQuery, T>, ask: AskLive<T>) =>
    mount(
      app,
      endpoint,
      async ({ day: text, ref = 0 }, { address }) => {
        const day = parseIsoDay(text) ?? today()
        // other days are nobody's today, and would be asked for without end
        if (Math.abs(dayNumber(day) - dayNumber(today())) > 1) return refuse(CODE.invalid, 'invalid', { field: 'day' })
        return requireAnswer(await ask({ day, ref }, addressKey(address)))
      },
      liveLimit,
    )
  mountLive(liveGushi, live.poem)
  mountLive(liveYiyan, live.quote)
  mountLive(liveTg, live.diary)
  return app
}
