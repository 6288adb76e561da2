import type { CalendarSpan } from './expand.ts'
import { type FeedContent, readFeed } from './feed.ts'
import { type ImportedCalendar, importCalendar } from './import.ts'

/** What the worker is asked: the events of a file, or what takes place by the calendar of somebody else. */
export interface Question {
  readonly as: 'file' | 'feed'
  /** iCalendar. */
  readonly text: string
  readonly span: CalendarSpan
}

/** Undefined for what is no calendar. */
export type Answer = ImportedCalendar | FeedContent | undefined

self.onmessage = ({ data: { as, text, span } }: MessageEvent<Question>) =>
  self.postMessage((as === 'file' ? importCalendar(text, span) : readFeed(text, span)) satisfies Answer)
