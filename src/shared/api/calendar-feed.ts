import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { webUrl } from './web-url.ts'

/** Bytes of a calendar that is fetched or read from a file, at most. */
export const MAX_CALENDAR_BYTES = 4 * 1024 * 1024

/** Posted, as the address of a calendar is often its own key: no log, cache or history has it. */
export const calendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar_feed',
  about: 'Fetches a calendar that is published at an address as iCalendar.',
  input: v.object({ url: webUrl }),
  output: v.object({
    /** iCalendar, its folded lines whole. */
    ics: v.string(),
  }),
  thirdParty: ({ url }) => url,
})
