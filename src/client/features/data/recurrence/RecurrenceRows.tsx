import type { Language } from '../../../../shared/constants.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { RECURRENCE_LIMITS, type Recurrence, WEEKDAYS, type Weekday } from '../../../lib/calendar/recurrence.ts'
import { recurrenceEndText, recurrenceText, weekdayText } from '../../../lib/calendar/recurrence-text.ts'
import { Select } from '../../../ui/form/choice/Select.tsx'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import { NumberInput } from '../../../ui/form/number/NumberInput.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { TimeInput } from '../../../ui/form/time/TimeInput.tsx'
import { useMessages } from './messages.ts'
import {
  choiceOf,
  END_CHOICES,
  type EndChoice,
  endChoiceOf,
  isLastOfMonth,
  RECURRENCE_CHOICES,
  ruleOfChoice,
  withEnd,
} from './model.ts'
import styles from './RecurrenceRows.module.css'

/** Whether the times of a rule are those that are left, or all from its first one. */
type Counted = 'left' | 'all'

interface RecurrenceRowsProps {
  /** The day that it is on, or begins with. */
  readonly day: CalendarDay
  readonly recurrence: Recurrence | null
  readonly counted: Counted
  readonly onChange: (recurrence: Recurrence | null) => void
}

/** How something comes again, every how many days or weeks, on which, and until when. */
export function RecurrenceRows({ day, recurrence, counted, onChange: change }: RecurrenceRowsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const endKey = (choice: EndChoice) => (choice === 'count' ? (`end.${counted}` as const) : (`end.${choice}` as const))
  return (
    <>
      <Select
        label={messages('repeat')}
        hint={recurrence === null ? undefined : ruleText(recurrence, counted, language)}
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
            options={END_CHOICES.map((value) => ({ value, label: messages(endKey(value)) }))}
            onChange={(choice) => change(withEnd(recurrence, choice, day))}
          />
          <EndRow rule={recurrence} counted={counted} onChange={change} />
        </>
      )}
    </>
  )
}

const ruleText = (rule: Recurrence, counted: Counted, language: Language): string =>
  [recurrenceText(rule, language), recurrenceEndText(rule, language, counted)].filter((text) => text !== '').join(' · ')

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
  readonly counted: Counted
  readonly onChange: (rule: Recurrence) => void
}

function EndRow({ rule, counted, onChange }: EndRowProps) {
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
    <Row label={messages(`end.${counted}`)}>
      <NumberInput
        label={messages(`end.${counted}`)}
        value={rule.count}
        unit={messages('times', { count: rule.count })}
        steps={{ min: 1, max: RECURRENCE_LIMITS.count, step: 1 }}
        onChange={(count) => onChange({ ...rule, count })}
      />
    </Row>
  )
}
