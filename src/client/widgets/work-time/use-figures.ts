import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { formatPay } from './format-pay.ts'
import { useMessages } from './messages.ts'
import { countdownText, daysToPayDay, earnedThisMonth, earnedToday } from './model.ts'
import { workTime } from './settings.ts'
import type { Work } from './use-work.ts'

interface Figure {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** Today's numbers in words: what has been earned, or without pay how long has been worked, and when pay day is. */
export function useFigures({ plan, now, state }: Work): readonly Figure[] {
  const messages = useMessages()
  const language = useLanguage()
  const days = daysToPayDay(
    useDocument(workTime, ({ payDay }) => payDay),
    now,
  )
  const figure = (
    id: 'earnedToday' | 'earnedMonth' | 'elapsed' | 'payDay' | 'field.payDay',
    value: string,
  ): Figure => ({
    id,
    label: messages(id),
    value,
  })
  return [
    ...(plan.money > 0
      ? [
          figure('earnedToday', formatPay(earnedToday(plan, now), language)),
          figure('earnedMonth', formatPay(earnedThisMonth(plan, now), language)),
        ]
      : []),
    ...(plan.money === 0 && state.at === 'working' ? [figure('elapsed', countdownText(state.elapsedMs, false))] : []),
    days === 0 ? figure('field.payDay', messages('payDayToday')) : figure('payDay', messages('days', { count: days })),
  ]
}
