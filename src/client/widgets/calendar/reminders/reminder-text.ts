import type { Language } from '../../../../shared/constants.ts'
import { type Messages, minuteText } from '../../../kit/text.ts'
import { type Reminder, reminderParts } from '../kernel/reminder.ts'
import type zh from '../locales/zh-CN.json'

/** When a reminder is, as one chooses it: at the start, 15 minutes before, 2 days before at 09:00. */
export function reminderText(
  reminder: Reminder,
  isAllDay: boolean,
  language: Language,
  messages: Messages<keyof typeof zh>,
): string {
  const { unit, count, minute } = reminderParts(reminder, isAllDay)
  if (minute === undefined) return count === 0 ? messages('remind.start') : messages(`remind.${unit}`, { count })
  const time = minuteText(minute, language)
  if (count === 0) return messages('remind.onDay', { time })
  return messages(unit === 'week' ? 'remind.weekAt' : 'remind.dayAt', { count, time })
}
