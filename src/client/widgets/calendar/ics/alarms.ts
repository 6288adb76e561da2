import ICAL from 'ical.js'
import { DAY_MINUTES, hasMinute, minutesOf } from '../../../kit/rules.ts'
import type { CalendarEntry } from '../kernel/calendar-entry.ts'
import { type Reminder, soundReminders } from '../kernel/reminder.ts'
import { localTime } from './times.ts'
import { orElse, textOf } from './values.ts'

/** The actions by which a program shows or plays a reminder; a mail is none, and Apple's NONE stands for no reminder. */
const SHOWN = ['DISPLAY', 'AUDIO']

/**
 * The reminders of an event that ours can say: relative to its beginning or end, or of a single event at a moment.
 * @param times of the event on the device
 */
export function remindersOf(
  { component }: ICAL.Event,
  times: Pick<CalendarEntry, 'start' | 'end'>,
  isRepeating: boolean,
  device: string,
): readonly Reminder[] {
  const found = component
    .getAllSubcomponents('valarm')
    .filter((alarm) => SHOWN.includes(textOf(alarm.getFirstPropertyValue('action')).toUpperCase()))
    .map((alarm) => orElse(() => minutesBefore(alarm, times, isRepeating, device), undefined))
  return soundReminders(found, times.start)
}

/** Undefined for an alarm that ours cannot say. */
function minutesBefore(
  alarm: ICAL.Component,
  { start, end }: Pick<CalendarEntry, 'start' | 'end'>,
  isRepeating: boolean,
  device: string,
): number | undefined {
  const trigger = alarm.getFirstProperty('trigger')
  const value = trigger?.getFirstValue()
  if (value instanceof ICAL.Duration) {
    const before = -Math.round(value.toSeconds() / 60)
    const length = minutesOf(end) - minutesOf(start) + (hasMinute(start) ? 0 : DAY_MINUTES)
    return String(trigger?.getParameter('related')).toUpperCase() === 'END' ? before - length : before
  }
  if (!(value instanceof ICAL.Time) || isRepeating) return undefined
  const at = localTime(value, undefined, device)
  return hasMinute(at) ? minutesOf(start) - minutesOf(at) : undefined
}

/** The VALARM of a reminder. */
export function alarmOf(reminder: Reminder, description: string): ICAL.Component {
  const alarm = new ICAL.Component('valarm')
  alarm.addPropertyWithValue('action', 'DISPLAY')
  alarm.addPropertyWithValue('description', description)
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-reminder * 60))
  return alarm
}
