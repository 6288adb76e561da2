import { useState } from 'react'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { RecurrenceRows, Row, Switch, TimeInput } from '../../../kit/components.ts'
import { type CivilTime, calendarDayOf, dayOfTime, joinTime, minuteOfTime } from '../../../kit/rules.ts'
import { changeEventBy } from '../actions.ts'
import { type CalendarEvent, endOfNew, isAllDay } from '../kernel/event.ts'
import { turnedReminders } from '../kernel/reminder.ts'
import { useMessages } from '../messages.ts'
import { usualReminders } from '../reminders/usual-reminders.ts'
import styles from './EventEditor.module.css'

/** When an event begins that has had no minutes. */
const MORNING = '09:00'

interface EventProps {
  readonly event: CalendarEvent
}

/** When an event is, over whole days or by the minute, and how it comes again. */
export function TimeRows({ event }: EventProps) {
  const messages = useMessages()
  const { id, start, end, recurrence, birthday } = event
  const [minutes, setMinutes] = useState({ from: MORNING, to: '' })
  const isYearly = recurrence?.frequency === 'yearly' || recurrence?.frequency === 'lunarYearly'
  const setAllDay = (isWhole: boolean) => {
    const reminders = turnedReminders(event.reminders, usualReminders(), isWhole)
    if (isWhole) {
      setMinutes({ from: minuteOfTime(start), to: minuteOfTime(end) })
      changeEventBy(id, { start: dayOfTime(start), end: dayOfTime(end), reminders })
      return
    }
    const from = `${start} ${minutes.from}`
    const to = `${end} ${minutes.to}`
    changeEventBy(id, { start: from, end: minutes.to === '' || to < from ? endOfNew(from) : to, reminders })
  }
  const setBirthday = (is: boolean) =>
    changeEventBy(id, {
      birthday: is,
      ...(is && event.reminders.length === 0 && { reminders: usualReminders().birthday }),
    })
  return (
    <>
      <Switch label={messages('allDay')} value={isAllDay(event)} onChange={setAllDay} />
      <StartAndEnd key={String(isAllDay(event))} event={event} />
      <RecurrenceRows
        day={calendarDayOf(start) ?? localDay(new Date())}
        recurrence={recurrence}
        counted="all"
        onChange={(rule) => changeEventBy(id, { recurrence: rule })}
      />
      {isYearly && isAllDay(event) ? (
        <Switch label={messages('birthday')} hint={messages('birthdayHint')} value={birthday} onChange={setBirthday} />
      ) : null}
    </>
  )
}

/** A start moves the end with it. An end before the start is shown with what is wrong, and kept until it is right. */
function StartAndEnd({ event }: EventProps) {
  const messages = useMessages()
  const { id, start, end, recurrence } = event
  const [early, setEarly] = useState<CivilTime>()
  const shownEnd = early ?? end
  const changeStart = (to: CivilTime) => {
    if (early !== undefined && early >= to) {
      setEarly(undefined)
      changeEventBy(id, { start: to, end: early })
    } else changeEventBy(id, { start: to })
  }
  const changeEnd = (to: CivilTime) => {
    const isEarly = to < start
    setEarly(isEarly ? to : undefined)
    if (!isEarly) changeEventBy(id, { end: to })
  }
  return (
    <>
      <TimeRow
        of="start"
        time={start}
        hint={recurrence === null ? undefined : messages('firstTime')}
        onChange={changeStart}
      />
      <TimeRow
        of="end"
        time={shownEnd}
        error={early === undefined ? undefined : messages('endBeforeStart')}
        onChange={changeEnd}
      />
    </>
  )
}

interface TimeRowProps {
  readonly of: 'start' | 'end'
  readonly time: CivilTime
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (time: CivilTime) => void
}

/** A day, and a minute where the time has one; what is emptied stays as it was. */
function TimeRow({ of, time, hint, error, onChange }: TimeRowProps) {
  const messages = useMessages()
  const day = dayOfTime(time)
  const minute = minuteOfTime(time)
  return (
    <Row
      label={messages(of)}
      hint={hint}
      error={error}
      below={
        <div className={styles.inputs}>
          <TimeInput
            type="date"
            label={messages(`${of}Day`)}
            value={day}
            onChange={(to) => to !== '' && onChange(joinTime(to, minute, day))}
          />
          {minute === '' ? null : (
            <TimeInput
              type="time"
              label={messages(`${of}Minute`)}
              value={minute}
              onChange={(to) => to !== '' && onChange(joinTime(day, to, day))}
            />
          )}
        </div>
      }
    />
  )
}
