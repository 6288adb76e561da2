import { sameJson } from '../../../kit/rules.ts'
import type { ImportedEvent } from '../ics/import.ts'
import { type CalendarEvent, type Events, LIMITS, plainEvent } from '../kernel/event.ts'

/** What follows the ids of our own events in the files that we write. */
const OWN = '@genkan'

/** How an event is called in a file. */
export const uidOf = ({ id }: CalendarEvent): string => `${id}${OWN}`

/** The most characters of an id: of a longer UID its beginning and end are kept. */
const MAX_ID = 90

/** The id of an event of a file: always the same, so that a file can be imported any number of times. */
function idOf(uid: string): string {
  if (uid.endsWith(OWN)) return uid.slice(0, -OWN.length)
  return uid.length <= MAX_ID ? uid : `${whole(uid.slice(0, MAX_ID / 2))}${whole(uid.slice(-MAX_ID / 2))}`
}

/** A text without halves of characters, which no JSON in UTF-8 can carry. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '')

/** How an import has changed the events. */
export interface Merged {
  readonly events: Events
  readonly added: number
  readonly changed: number
  /** How many there was no room for. */
  readonly left: number
}

/** Adds events of a file; those that are there already become as the file has them, but for their colour. */
export function mergeImported(now: Events, imported: readonly ImportedEvent[]): Merged {
  const events = new Map(now.events.map((event) => [event.id, event]))
  let [added, changed, left] = [0, 0, 0]
  for (const { uid, name, start, end, place, note, recurrence, exceptions, reminders } of imported) {
    const id = idOf(uid)
    const known = events.get(id)
    const given = {
      ...{ name, start, end, place, note, recurrence, reminders },
      exceptions: exceptions.slice(-LIMITS.exceptions),
    }
    if (known === undefined && events.size >= LIMITS.events) left += 1
    else {
      events.set(id, { ...(known ?? plainEvent(id, name, start, end)), ...given })
      if (known === undefined) added += 1
      else if (!sameJson(known, events.get(id))) changed += 1
    }
  }
  return { events: added + changed === 0 ? now : { ...now, events: [...events.values()] }, added, changed, left }
}
