import * as v from 'valibot'
import { webUrl } from '../../../shared/api/web-url.ts'
import { type Document, defineDocument, type Parsed, type Schema, salvage, salvageRecord } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'
import { isPlainObject, latestOf, repairTime } from '../../kit/rules.ts'
import { eventsSchema } from './events-schema.ts'
import { FEED_LIMITS, type Feed, type Feeds } from './feeds/model.ts'
import { ENTRY_TEXTS, MAX_ENTRIES } from './kernel/calendar-entry.ts'
import { MAX_NEEDED_ANSWERS, type ReminderAnswer, type ReminderAnswers } from './kernel/due-reminders.ts'
import { EVENT_COLORS, type Events } from './kernel/event.ts'
import { type CalendarView, VIEWS } from './kernel/view.ts'

/** What the calendar shows; undefined where the user has not chosen: as is usual in the language. */
export interface CalendarChoices {
  readonly lunar?: boolean
  /** The days off by law in mainland China and the days worked in their place. */
  readonly statutory?: boolean
  /** Whether weeks begin on Sunday. */
  readonly sunday?: boolean
  /** What the traditional almanac says of a day; in Chinese alone. */
  readonly almanac?: boolean
  readonly view?: CalendarView
}

const isSwitch = (value: unknown) => typeof value === 'boolean'

const SOUND: Readonly<Record<keyof CalendarChoices, (value: unknown) => boolean>> = {
  lunar: isSwitch,
  statutory: isSwitch,
  sunday: isSwitch,
  almanac: isSwitch,
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
  merge: { tree: { recurrence: 'later', exceptions: { union: [] }, reminders: 'later' } },
  initial: { events: [] },
  schema: eventsSchema,
})

/** How reminders were answered. No steps of undo: time has passed meanwhile. */
export const reminderAnswers = defineDocument<ReminderAnswers>({
  id: 'calendar.reminder-answers',
  section: 'schedule',
  travels: 'account',
  merge: { each: 'later' },
  undoable: false,
  initial: {},
  schema: {
    parse(input): Parsed<ReminderAnswers> {
      if (!isPlainObject(input)) return { ok: false, reason: 'no answers' }
      const repaired: string[] = []
      const answers = salvageRecord(input, 'answers', repaired, readAnswer)
      return { ok: true, value: latestOf(answers, MAX_NEEDED_ANSWERS), repaired }
    },
  },
})

function readAnswer(input: unknown): ReminderAnswer | undefined {
  if (!isPlainObject(input) || !Number.isFinite(input.through)) return undefined
  const again = Number.isFinite(input.again) ? Number(input.again) : null
  const start = repairTime(input.start)
  return { through: Number(input.through), again, ...(start !== '' && { start }) }
}

const feedSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** What the user calls it; empty: as its publisher does. */
  name: v.pipe(v.string(), v.maxLength(FEED_LIMITS.name)),
  url: webUrl,
  color: v.picklist(EVENT_COLORS),
  isShown: v.boolean(),
})

/** The calendars of others that the user has subscribed to. */
export const feeds = defineDocument<Feeds>({
  id: 'calendar.feeds',
  section: 'schedule',
  travels: 'account',
  merge: { tree: {} },
  initial: { feeds: [] },
  schema: {
    parse(input): Parsed<Feeds> {
      if (!isPlainObject(input)) return { ok: false, reason: 'no feeds' }
      const repaired: string[] = []
      const ids = new Set<string>()
      const read = salvage<Feed>(input.feeds, 'feeds', repaired, (one) => {
        if (!v.is(feedSchema, one) || ids.has(one.id)) return undefined
        ids.add(one.id)
        return one
      })
      return { ok: true, value: { feeds: read.slice(0, FEED_LIMITS.feeds) }, repaired }
    },
  },
})

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/))
const text = (length: number) => v.pipe(v.string(), v.maxLength(2 * length))
const entry = v.object({
  ...{ name: text(ENTRY_TEXTS.name), place: text(ENTRY_TEXTS.place), note: text(ENTRY_TEXTS.note) },
  ...{ start: time, end: time },
})

/** What takes place by each, by the feed's id. */
export const feedAnswers = defineLiveDocument(
  'calendar.feed-entries',
  v.object({ name: text(ENTRY_TEXTS.name), entries: v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)) }),
  FEED_LIMITS.feeds,
)
