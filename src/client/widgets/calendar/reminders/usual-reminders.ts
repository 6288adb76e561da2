import type { Reminder } from '../kernel/reminder.ts'
import { reminderSettings } from '../settings.ts'

const listOf = (choice: Reminder | 'none'): readonly Reminder[] => (choice === 'none' ? [] : [choice])

/** The reminders that the user wants new events to have. */
export function usualReminders() {
  const { timed, allDay, birthday } = reminderSettings.get()
  return { timed: listOf(timed), allDay: listOf(allDay), birthday: listOf(birthday) }
}
