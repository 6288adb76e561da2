import { groupedNumber } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './DayChart.module.css'
import { useMessages } from './messages.ts'
import type { lastDays } from './model.ts'

/** The merits of the last days as columns, the highest as high as the chart. */
export function DayChart({ days }: { readonly days: ReturnType<typeof lastDays> }) {
  const messages = useMessages()
  const language = useLanguage()
  const most = Math.max(1, ...days.map(({ merits }) => merits))
  const long = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' })
  const short = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' })
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.chart}>
      <figcaption>{messages('chart')}</figcaption>
      <ol>
        {days.map(({ date, merits }) => (
          <li
            key={date.getTime()}
            aria-label={messages('dayCount', { day: long.format(date), count: groupedNumber(merits, language) })}
            title={messages('dayCount', { day: long.format(date), count: groupedNumber(merits, language) })}
          >
            <i style={{ height: `${(merits / most) * 100}%` }} />
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        <span>{first && short.format(first.date)}</span>
        <span>{last && short.format(last.date)}</span>
      </p>
    </figure>
  )
}
