import { type Document, defineDocument, type Parsed, type Schema } from '../../kit/documents.ts'
import { eventsSchema } from './events-schema.ts'
import type { Events } from './kernel/event.ts'

/** What the calendar shows beside the days; undefined where the user has not chosen: as is usual in the language. */
export interface CalendarChoices {
  readonly lunar?: boolean
  /** The days off by law in mainland China and the days worked in their place. */
  readonly statutory?: boolean
}

const KEYS = ['lunar', 'statutory'] as const

/** Keeps each choice that is sound. */
const schema: Schema<CalendarChoices> = {
  parse(input): Parsed<CalendarChoices> {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return { ok: false, reason: 'not an object' }
    const stored = new Map(Object.entries(input))
    const repaired = KEYS.filter((key) => stored.has(key) && typeof stored.get(key) !== 'boolean')
    const sound = KEYS.filter((key) => typeof stored.get(key) === 'boolean')
    return { ok: true, value: Object.fromEntries(sound.map((key) => [key, stored.get(key) === true])), repaired }
  },
}

export const calendar: Document<CalendarChoices> = defineDocument({
  id: 'calendar',
  section: 'more',
  travels: 'account',
  merge: { each: 'later' },
  initial: {},
  schema,
})

/** The user's events. */
export const events: Document<Events> = defineDocument<Events>({
  id: 'calendar.events',
  section: 'schedule',
  travels: 'account',
  merge: { tree: { recurrence: 'later', exceptions: { union: [] } } },
  initial: { events: [] },
  schema: eventsSchema,
})
