import { type ChartPoint, type ChartRange, marketOf } from '../../../../shared/entities/stock.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useMessages } from '../messages.ts'
import { momentText, priceText } from '../numbers.ts'
import styles from './ChartTable.module.css'

interface ChartTableProps {
  readonly id: string
  readonly range: ChartRange
  readonly points: readonly ChartPoint[]
  readonly label: string
}

const PRICES = ['open', 'high', 'low', 'price'] as const
/** Of a day that is over. */
const NAMES = { open: 'opening', high: 'high', low: 'low', price: 'close' } as const

/** The points of a chart, the latest first: days with all their prices, minutes with the one. */
export function ChartTable({ id, range, points, label }: ChartTableProps) {
  const messages = useMessages()
  const language = useLanguage()
  const ofDays = range !== 'day' && range !== 'week'
  const columns = ofDays ? PRICES : (['price'] as const)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to focus
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages(ofDays ? 'date' : 'time')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {messages(ofDays ? NAMES[column] : 'price')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">{momentText(point.at, marketOf(id), range, language)}</th>
              {columns.map((column) => {
                const price = point[column]
                return <td key={column}>{price === undefined ? '—' : priceText(price, language)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
