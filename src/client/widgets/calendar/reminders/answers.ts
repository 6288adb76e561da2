import { events, reminderAnswers } from '../document.ts'
import { type DueReminder, dueReminders, type ReminderAnswer, withAnswers } from '../kernel/due-reminders.ts'

const answer = (due: readonly DueReminder[], again: ReminderAnswer['again']): void =>
  reminderAnswers.update((answers) =>
    withAnswers(answers, due, again, { events: events.get().events, now: Date.now() }),
  )

/** Answers a reminder, in all tabs and on all devices. */
export const dismissReminder = (due: DueReminder): void => answer([due], null)

/** Lets it remind again at a moment, in ms since 1970. */
export const snoozeReminder = (due: DueReminder, again: number): void => answer([due], again)

/** Edits events; a reminder whose moment has passed by the edit alone, such as that of an event made late, is not given. */
export function editWithoutReminding(edit: () => void): void {
  const now = Date.now()
  const dueNow = () => dueReminders(events.get().events, reminderAnswers.get(), now)
  const before = new Set(dueNow().map(({ occurrence }) => occurrence.id))
  edit()
  const passed = dueNow().filter(({ occurrence }) => !before.has(occurrence.id))
  if (passed.length > 0) answer(passed, null)
}
