import { Hono } from 'hono'
import { calendarFeed, MAX_CALENDAR_BYTES } from '../../../shared/api/calendar-feed.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import { decodeCalendar } from '../../../shared/lib/calendar/decode-calendar.ts'
import { addressKey } from '../../core/address.ts'
import { type Http, HttpFailure, type HttpResponse } from '../../core/ports/http.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'

/** Route that fetches calendars for their subscribers; none is kept. At most thirty questions a minute from one address. */
export function calendarFeedModule({ http, limits }: { readonly http: Http; readonly limits: Limits }): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    calendarFeed,
    async ({ url }, { address }) => {
      const { body } = await fetchCalendar(http, url, addressKey(address))
      const ics = decodeCalendar(body)
      return /^\s*BEGIN:VCALENDAR/i.test(ics) ? { ics } : refuse(CODE.invalid, 'notCalendar')
    },
    createLimit(limits, 'calendar-feed', 30, 60),
  )
  return app
}

async function fetchCalendar(http: Http, url: string, caller: string): Promise<HttpResponse> {
  try {
    const headers = { accept: 'text/calendar, text/plain;q=0.9, */*;q=0.5' }
    const answer = await http({ url, headers, caller, maxBytes: MAX_CALENDAR_BYTES, timeoutMs: 15_000 })
    return answer.status >= 200 && answer.status < 300 ? answer : refuse(CODE.unavailable, 'calendarUnreachable')
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    if (error.kind !== 'tooLarge') return refuse(CODE.unavailable, 'calendarUnreachable')
    return refuse(CODE.tooLarge, 'calendarTooLarge', { megabytes: MAX_CALENDAR_BYTES / 1024 / 1024 })
  }
}
