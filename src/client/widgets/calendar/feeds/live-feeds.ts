import { calendarFeed } from '../../../../shared/api/calendar-feed.ts'
import { CallError, call, defineLive } from '../../../kit/live.ts'
import { feedAnswers, feeds } from '../document.ts'
import { readFeedInWorker } from '../ics/in-worker.ts'
import { spanAround } from '../ics/span-around.ts'
import { messages } from '../messages.ts'

const HOUR_MS = 3_600_000

/** How many days before and after today are kept of a feed. */
const DAYS = { before: 60, after: 400 } as const

/** Fetches the calendar at an address by way of the server. @throws CallError */
export async function fetchFeed(url: string) {
  const { ics } = await call(calendarFeed, { url }, { silent: true })
  const feed = await readFeedInWorker(ics, spanAround(DAYS.before, DAYS.after)).catch(() => undefined)
  if (feed === undefined) throw new CallError('shape', messages('feedUnreadable'))
  return feed
}

/** What takes place by the feeds, each by its id; asked for once an hour. */
export const liveFeeds = defineLive({
  document: feedAnswers,
  freshMs: HOUR_MS,
  async ask(id) {
    const feed = feeds.get().feeds.find((one) => one.id === id)
    if (feed === undefined) throw new CallError('shape', messages('feedUnreadable'))
    const { name, entries } = await fetchFeed(feed.url)
    return { value: { name, entries: [...entries] }, age: 0 }
  },
})
