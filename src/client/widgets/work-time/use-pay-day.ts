import { useDocument } from '../../core/react.ts'
import { useMessages } from './messages.ts'
import { daysToPayDay } from './model.ts'
import { workTime } from './settings.ts'

/** When the next pay day is, in words: today, or in so many days. */
export function usePayDay(now: Date): string {
  const messages = useMessages()
  const days = daysToPayDay(
    useDocument(workTime, ({ payDay }) => payDay),
    now,
  )
  return days === 0 ? messages('payDayToday') : messages('days', { count: days })
}
