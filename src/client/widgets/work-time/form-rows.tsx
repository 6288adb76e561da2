import { useId, useState } from 'react'
import { type ControlProps, Row, Segmented, TextField } from '../../kit/components.ts'
import { useLanguage } from '../../kit/text.ts'
import { readAmount } from './amount.ts'
import styles from './form-rows.module.css'
import { formatPay } from './format-pay.ts'
import { useMessages } from './messages.ts'
import { repairMinute, type WeekChoice, weekKindOf } from './model.ts'
import { workTime } from './settings.ts'

/** Which calendar says what a working day is; until the user chooses, that of the language is shown. */
export function WeekRow({ value, ...control }: ControlProps<WeekChoice>) {
  const messages = useMessages()
  const options = (['statutory', 'days'] as const).map((kind) => ({
    value: kind,
    label: messages(`option.workWeek.${kind}`),
  }))
  return <Segmented {...control} value={weekKindOf(value, useLanguage())} options={options} />
}

/** Days of the week as toggles, Monday first. */
export function DaysRow({ label, hint, value, onChange, onReset }: ControlProps<readonly number[]>) {
  const language = useLanguage()
  const id = useId()
  const narrow = new Intl.DateTimeFormat(language, { weekday: language === 'en' ? 'short' : 'narrow', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <Row
      label={label}
      hint={hint}
      labelId={id}
      onReset={onReset}
      below={
        // biome-ignore lint/a11y/useSemanticElements: a row of the form, named by its label
        <div className={styles.days} role="group" aria-labelledby={id}>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => {
            const date = new Date(Date.UTC(2026, 0, 4 + day)) // a Sunday and the days after it
            const isOn = value.includes(day)
            return (
              <button
                key={day}
                type="button"
                className={styles.day}
                aria-pressed={isOn}
                aria-label={long.format(date)}
                onClick={() => onChange(isOn ? value.filter((one) => one !== day) : [...value, day])}
              >
                {narrow.format(date)}
              </button>
            )
          })}
        </div>
      }
    />
  )
}

/** A time of day, in the browser's own input; it is read when it is whole. */
export function MinuteRow({ label, hint, value, onChange, onReset }: ControlProps<string>) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  return (
    <Row label={label} hint={hint} control={id} onReset={onReset}>
      <input
        id={id}
        type="time"
        required
        className={styles.minute}
        value={draft ?? value}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          if (repairMinute(currentTarget.value) !== undefined) onChange(currentTarget.value)
        }}
        onBlur={() => setDraft(undefined)}
      />
    </Row>
  )
}

/** Keys typed in a row are one step of undo. */
const MONEY_STEP = 'work-time.money'

/** An amount as people type it, one step of undo; what is no amount is said, and kept until it is one. */
export function MoneyRow({ label, value, onReset }: ControlProps<number>) {
  const messages = useMessages()
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const amount = draft === undefined || draft.trim() === '' ? 0 : readAmount(draft)
  const isWrong = draft !== undefined && (amount === undefined || amount < 0)
  const reset = () => {
    setDraft(undefined)
    onReset?.()
  }
  return (
    <Row
      label={label}
      control={id}
      onReset={onReset && reset}
      below={
        <TextField
          id={id}
          label={label}
          compact
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          placeholder={messages('moneyHint')}
          value={draft ?? (value === 0 ? '' : String(value))}
          {...(isWrong ? { error: messages('moneyWrong') } : {})}
          trailing={<span className={styles.currency}>{formatPay(value, language)}</span>}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value
            setDraft(typed)
            const money = typed.trim() === '' ? 0 : readAmount(typed)
            if (money !== undefined && money >= 0) workTime.update((now) => ({ ...now, money }), { merge: MONEY_STEP })
          }}
          onBlur={() => isWrong || setDraft(undefined)}
        />
      }
    />
  )
}
