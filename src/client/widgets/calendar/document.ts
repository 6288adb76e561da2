import { type Document, defineDocument, type Parsed, type Schema } from '../../kit/documents.ts'
import { eventsSchema } from './events-schema.ts'
import type { Events } from './kernel/event.ts'
import { type CalendarView, VIEWS } from './kernel/view.ts'

/** What the calendar shows; undefined where the user has not chosen: as is usual in the language. */
export interface CalendarChoices {
  readonly lunar?: boolean
  /** The days off by law in mainland China and the days worked in their place. */
  readonly statutory?: boolean
  readonly view?: CalendarView
}

const isSwitch = (value: unknown) => typeof value === 'boolean'

const SOUND: Readonly<Record<keyof CalendarChoices, (value: unknown) => boolean>> = {
  lunar: isSwitch,
  statutory: isSwitch,
  view: (value) => VIEWS.some((view) => view === value),
}

/** Keeps each choice that is sound. */
const schema: Schema<CalendarChoices> = {
  parse(input): Parsed<CalendarChoices> {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return { ok: false, reason: 'not an object' }
    const stored = Object.entries(SOUND).flatMap(([key, isSound]) => {
      const value: unknown = Reflect.get(input, key)
      return value === undefined ? [] : [{ key, value, isSound: isSound(value) }]
    })
    const sound = stored.filter((one) => one.isSound).map(({ key, value }) => [key, value])
    return {
      ok: true,
      value: Object.fromEntries(sound),
      repaired: stored.filter((one) => !one.isSound).map(({ key }) => key),
    }
  },
}

export const calendar: Document<CalendarChoices> = defineDocument({
  id: 'calendar',
  section: 'more',
  travels: 'account',
  merge: { each: 'later' },
  stays: ['view'],
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
