import { askWorker } from '../../../kit/documents.ts'
import type { CalendarSpan } from './expand.ts'
import type { FeedContent } from './feed.ts'
import type { ImportedCalendar } from './import.ts'
import type { Question } from './worker.ts'
import workerUrl from './worker.ts?worker&url'

/** Whoever writes a calendar that takes longer wants to hold up its reader. */
const TIMEOUT_MS = 10_000

/** Reads a calendar file beside the page, as `importCalendar` does. Rejects where it takes too long. */
export const readFileInWorker = (text: string, span: CalendarSpan): Promise<ImportedCalendar | undefined> =>
  askWorker(workerUrl, { as: 'file', text, span } satisfies Question, TIMEOUT_MS)

/** Reads the calendar of somebody else beside the page, as `readFeed` does. Rejects where it takes too long. */
export const readFeedInWorker = (text: string, span: CalendarSpan): Promise<FeedContent | undefined> =>
  askWorker(workerUrl, { as: 'feed', text, span } satisfies Question, TIMEOUT_MS)
