import type { Language } from '../../../../shared/constants.ts'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { NumberInput, Row, Select, Switch } from '../../../kit/components.ts'
import {
  RECURRENCE_LIMITS,
  type Recurrence,
  recurrenceEndText,
  recurrenceText,
  WEEKDAYS,
  type Weekday,
  weekdayText,
} from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { changeTodoBy } from '../actions.ts'
import {
  choiceOf,
  END_CHOICES,
  endChoiceOf,
  isLastOfMonth,
  RECURRENCE_CHOICES,
  ruleOfChoice,
  withEnd,
} from '../kernel/recurrence-choice.ts'
import { calendarDayOf } from '../kernel/todo-time.ts'
import { useMessages } from '../messages.ts'
import type { PlacedTodo } from '../model.ts'
import styles from './RecurrenceRows.module.css'
import { TimeInput } from './TimeInput.tsx'

/** How a todo comes again, every how many days or weeks, on which, and until when. */
export function RecurrenceRows({ todo: { id, time, recurrence } }: { readonly todo: PlacedTodo }) {
  const messages = useMessages()
  const language = useLanguage()
  const day = calendarDayOf(time) ?? localDay(new Date())
  const change = (rule: Recurrence | null) => changeTodoBy(id, { recurrence: rule })
  return (
    <>
      <Select
        label={messages('repeat')}
        hint={recurrence === null ? undefined : ruleText(recurrence, language)}
        value={choiceOf(recurrence)}
        options={RECURRENCE_CHOICES.map((value) => ({ value, label: messages(`repeat.${value}`) }))}
        onChange={(choice) => change(ruleOfChoice(choice, day, recurrence))}
      />
      {recurrence === null ? null : (
        <>
          <Row label={messages('interval')}>
            <NumberInput
              label={messages('interval')}
              value={recurrence.interval}
              unit={messages(`unit.${recurrence.frequency}`, { count: recurrence.interval })}
              steps={{ min: 1, max: RECURRENCE_LIMITS.interval, step: 1 }}
              onChange={(interval) => change({ ...recurrence, interval })}
            />
          </Row>
          {recurrence.frequency === 'weekly' ? (
            <WeekdayRow weekdays={recurrence.weekdays} onChange={(weekdays) => change({ ...recurrence, weekdays })} />
          ) : null}
          {recurrence.frequency === 'monthly' && isLastOfMonth(day) ? (
            <Switch
              label={messages('lastDay')}
              value={recurrence.day === 31}
              onChange={(isLast) => change({ ...recurrence, day: isLast ? 31 : day.day })}
            />
          ) : null}
          <Select
            label={messages('end')}
            value={endChoiceOf(recurrence)}
            options={END_CHOICES.map((value) => ({ value, label: messages(`end.${value}`) }))}
            onChange={(choice) => change(withEnd(recurrence, choice, day))}
          />
          <EndRow rule={recurrence} onChange={change} />
        </>
      )}
    </>
  )
}

const ruleText = (rule: Recurrence, language: Language): string =>
  [recurrenceText(rule, language), recurrenceEndText(rule, language)].filter((text) => text !== '').join(' · ')

interface WeekdayRowProps {
  readonly weekdays: readonly Weekday[]
  readonly onChange: (weekdays: readonly Weekday[]) => void
}

/** The days of the week; the last one that is on stays. */
function WeekdayRow({ weekdays, onChange }: WeekdayRowProps) {
  const messages = useMessages()
  const language = useLanguage()
  const toggle = (weekday: Weekday) => {
    const changed = WEEKDAYS.filter((one) => (one === weekday) !== weekdays.includes(one))
    if (changed.length > 0) onChange(changed)
  }
  return (
    <Row
      label={messages('weekdays')}
      below={
        // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be a second label
        <div role="group" aria-label={messages('weekdays')} className={styles.weekdays}>
          {WEEKDAYS.map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={weekdays.includes(weekday)}
              aria-label={weekdayText(weekday, language, 'long')}
              onClick={() => toggle(weekday)}
            >
              {weekdayText(weekday, language, 'narrow')}
            </button>
          ))}
        </div>
      }
    />
  )
}

interface EndRowProps {
  readonly rule: Recurrence
  readonly onChange: (rule: Recurrence) => void
}

function EndRow({ rule, onChange }: EndRowProps) {
  const messages = useMessages()
  if (rule.until !== undefined) {
    return (
      <Row
        label={messages('end.until')}
        below={
          <div className={styles.until}>
            <TimeInput
              type="date"
              label={messages('end.until')}
              value={rule.until}
              onChange={(until) => until !== '' && onChange({ ...rule, until })}
            />
          </div>
        }
      />
    )
  }
  if (rule.count === undefined) return null
  return (
    <Row label={messages('end.count')}>
      <NumberInput
        label={messages('end.count')}
        value={rule.count}
        unit={messages('times', { count: rule.count })}
        steps={{ min: 1, max: RECURRENCE_LIMITS.count, step: 1 }}
        onChange={(count) => onChange({ ...rule, count })}
      />
    </Row>
  )
}
