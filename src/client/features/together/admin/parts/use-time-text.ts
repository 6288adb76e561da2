import { useToday } from '../../../../core/page/now.ts'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'

/** Says times, in ms since the epoch: one of today by its minute, others with their date, too. */
export function useTimeText(): (time: number) => string {
  const language = useLanguage()
  const today = useToday()
  return (time) => {
    const moment = new Date(time)
    const year = moment.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const)
    const day = { ...year, month: 'short', day: 'numeric' } as const
    const isToday = moment.toDateString() === today.toDateString()
    return timeFormat(language, { ...(!isToday && day), hour: 'numeric', minute: '2-digit' }).format(time)
  }
}
