import { useStore } from 'zustand'
import { createFormDraft, Form } from '../../kit/components.ts'
import { useScreen } from '../../kit/desktop.ts'
import { useMessageByKey } from '../../kit/text.ts'
import type { AppProps } from '../../kit/widget.ts'
import { DaysRow, MinuteRow, MoneyRow, WeekRow } from './form-rows.tsx'
import { useMessages } from './messages.ts'
import { countdownText, isBreakOutside } from './model.ts'
import { PictureRow } from './PictureRow.tsx'
import { workTime } from './settings.ts'
import { useFigures } from './use-figures.ts'
import { useRestText } from './use-rest-text.ts'
import { useWork } from './use-work.ts'
import styles from './Window.module.css'

const draft = createFormDraft(workTime)

const SECTIONS = [
  ['workWeek', 'workDays', 'start', 'end', 'isBreak', 'breakStart', 'breakEnd'],
  ['money', 'moneyPer', 'payDay'],
  ['textColor', 'bgType', 'bgImg', 'vague', 'bgColor'],
] as const

const CUSTOM = {
  workWeek: WeekRow,
  workDays: DaysRow,
  start: MinuteRow,
  end: MinuteRow,
  breakStart: MinuteRow,
  breakEnd: MinuteRow,
  money: MoneyRow,
  bgImg: PictureRow,
}

const HINTED: readonly string[] = ['workWeek', 'end', 'payDay']

/** Today in numbers, and the form of working days, hours, pay and the tile's look. */
export default function Window(_: AppProps) {
  const text = useMessageByKey()
  const values = useStore(draft.shown)
  const { mobile } = useScreen()
  const { start, end, isBreak, breakStart, breakEnd } = values
  const isOutside = isBreakOutside({ start, end, rest: isBreak ? { start: breakStart, end: breakEnd } : undefined })
  const hinted = isOutside ? [...HINTED, 'breakEnd'] : HINTED
  return (
    <div className={styles.view}>
      <Today />
      <div className={styles.form}>
        <Form
          {...draft}
          settings={workTime}
          values={values}
          mobile={mobile}
          sections={SECTIONS}
          custom={CUSTOM}
          labels={(key) => text(`work-time.field.${key}`)}
          hints={(key) => (hinted.includes(key) ? text(`work-time.hint.${key}`) : undefined)}
          options={(key, option) => text(`work-time.option.${key}.${option}`)}
        />
      </div>
    </div>
  )
}

function Today() {
  const messages = useMessages()
  const work = useWork()
  const { state } = work
  const rest = useRestText(work)
  const isWorking = state.at === 'working'
  const figures = useFigures(work)
  return (
    <section className={styles.today} aria-label={messages('todayFigures')}>
      <div className={styles.main}>
        <span>{isWorking ? messages(state.isRest ? 'onBreak' : 'untilEnd') : rest.title}</span>
        {isWorking ? <b>{countdownText(state.remainingMs, true)}</b> : <em>{rest.next ?? messages('noWork')}</em>}
      </div>
      {isWorking ? (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={messages('elapsed')}
          aria-valuenow={Math.round(state.part * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          style={{ '--part': state.part }}
        />
      ) : null}
      <dl className={styles.figures}>
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
