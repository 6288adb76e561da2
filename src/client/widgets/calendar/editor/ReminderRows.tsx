import { Select } from '../../../kit/components.ts'
import { askToNotify } from '../../../kit/interaction.ts'
import { useLanguage } from '../../../kit/text.ts'
import { changeEventBy } from '../actions.ts'
import { type CalendarEvent, isAllDay } from '../kernel/event.ts'
import { offeredReminders, type Reminder } from '../kernel/reminder.ts'
import { useMessages } from '../messages.ts'
import { reminderText } from '../reminders/reminder-text.ts'
import { reminderSettings } from '../settings.ts'

interface ReminderRowsProps {
  readonly event: CalendarEvent
}

/** When an event reminds; a second time may be set once the first one is. */
export function ReminderRows({ event: { id, start, reminders } }: ReminderRowsProps) {
  const messages = useMessages()
  const [first, second] = reminders
  const change = (...next: readonly (Reminder | undefined)[]) => {
    changeEventBy(id, { reminders: next.filter((one) => one !== undefined) })
    if (reminderSettings.get().isNotify) askToNotify('genkan.calendar')
  }
  return (
    <>
      <ReminderRow
        label={messages('reminder')}
        {...{ start, value: first, other: second }}
        onChange={(next) => change(next, second)}
      />
      {first === undefined ? null : (
        <ReminderRow
          label={messages('secondReminder')}
          {...{ start, value: second, other: first }}
          onChange={(next) => change(first, next)}
        />
      )}
    </>
  )
}

interface ReminderRowProps extends Pick<CalendarEvent, 'start'> {
  readonly label: string
  /** Undefined: none. */
  readonly value: Reminder | undefined
  /** What it cannot be, as the other one is. */
  readonly other: Reminder | undefined
  readonly onChange: (value: Reminder | undefined) => void
}

/** What is usual, and what the event has by a file. */
function ReminderRow({ label, start, value, other, onChange }: ReminderRowProps) {
  const messages = useMessages()
  const language = useLanguage()
  const usual = offeredReminders(start)
  const offered = value === undefined || usual.includes(value) ? usual : [...usual, value]
  return (
    <Select
      label={label}
      value={value ?? 'none'}
      options={[
        { value: 'none', label: messages('remind.none') },
        ...offered
          .filter((one) => one !== other)
          .toSorted((one, another) => one - another)
          .map((one) => ({ value: one, label: reminderText(one, isAllDay({ start }), language, messages) })),
      ]}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  )
}
