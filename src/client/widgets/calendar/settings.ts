import { defineSettings, field } from '../../kit/documents.ts'
import { DAY_REMINDERS, TIMED_REMINDERS } from './kernel/reminder.ts'

/** What new events remind of, and how they do. */
export const reminderSettings = defineSettings(
  'calendar.reminders',
  {
    timed: field.select('none', ['none', ...TIMED_REMINDERS]),
    allDay: field.select('none', ['none', ...DAY_REMINDERS]),
    birthday: field.select(-540, ['none', ...DAY_REMINDERS]),
    isSound: field.toggle(true),
    /** Only where the browser has allowed it. */
    isNotify: field.toggle(true),
  },
  'more',
)
