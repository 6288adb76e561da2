import { createElement } from 'react'
import type { Prompt, PromptContent } from '../../../kit/interaction.ts'
import { hasMinute, momentOf } from '../../../kit/rules.ts'
import { civilTimeText, language } from '../../../kit/text.ts'
import { EventMark } from '../EventMark.tsx'
import { titleOf } from '../event-text.ts'
import type { DueReminder } from '../kernel/due-reminders.ts'
import type { Occurrence } from '../kernel/occurrences.ts'
import { messages } from '../messages.ts'
import { revealOccurrence } from '../shown.ts'
import { dismissReminder, snoozeReminder } from './answers.ts'

const MINUTE_MS = 60_000
const SNOOZE_MS = 5 * MINUTE_MS
const LONG_SNOOZE_MS = 60 * MINUTE_MS

/** A reminder of an event as a card with its answers. */
export const promptOf = (due: DueReminder): Prompt => ({
  key: due.occurrence.id,
  since: due.moment,
  content: () => contentOf(due),
  dismiss: () => dismissReminder(due),
})

function contentOf(due: DueReminder): PromptContent {
  const { occurrence } = due
  const { event, start } = occurrence
  const now = new Date()
  return {
    heading: whenText(occurrence, now),
    title: titleOf(occurrence, messages),
    ...(event.place !== '' && { detail: event.place }),
    mark: createElement(EventMark, { color: event.color }),
    answers: hasMinute(start) ? snoozesOf(due, now.getTime()) : [snoozeFor(due, LONG_SNOOZE_MS, 'snooze.hour')],
    open: () => revealOccurrence(occurrence),
  }
}

function snoozesOf(due: DueReminder, now: number) {
  const start = momentOf(due.occurrence.start).getTime()
  const untilStart = { label: messages('remind.start'), run: () => snoozeReminder(due, start) }
  return [snoozeFor(due, SNOOZE_MS, 'snooze.minutes'), ...(start > now ? [untilStart] : [])]
}

const snoozeFor = (due: DueReminder, ms: number, key: 'snooze.minutes' | 'snooze.hour') => ({
  label: messages(key),
  run: () => snoozeReminder(due, Date.now() + ms),
})

const HOUR_MINUTES = 60

/** When it begins, and how far that is where it is less than a day: 15:00 · in 10 minutes, tomorrow. */
export function whenText({ start }: Pick<Occurrence, 'start'>, now: Date): string {
  const text = civilTimeText(start, now, language())
  const minutes = Math.ceil((momentOf(start).getTime() - now.getTime()) / MINUTE_MS)
  if (!hasMinute(start) || Math.abs(minutes) >= 24 * HOUR_MINUTES) return text
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const distance =
    minutes === 0
      ? format.format(0, 'second')
      : Math.abs(minutes) < HOUR_MINUTES
        ? format.format(minutes, 'minute')
        : format.format(Math.round(minutes / HOUR_MINUTES), 'hour')
  return `${text} · ${distance}`
}
