import { useId, useState } from 'react'
import {
  CHART_RANGES,
  type ChartPoint,
  type ChartRange,
  marketOf,
  type Stock,
  type StockQuote,
  stockIdOf,
} from '../../../shared/entities/stock.ts'
import { Button, classes, IconButton, lazy, Skeleton, Tabs } from '../../kit/components.ts'
import { chevronLeft, table as tableIcon, trash } from '../../kit/icons.ts'
import { LiveContent, useLive } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import { useNow } from '../../kit/time.ts'
import { removeStock } from './actions.ts'
import { ChartTable } from './chart/ChartTable.tsx'
import { Price } from './Figures.tsx'
import { chartKey, liveCharts } from './live-stocks.ts'
import { useMessages } from './messages.ts'
import { changeOf, statusOf } from './model.ts'
import { changeText, momentText, priceText, ratioText } from './numbers.ts'
import styles from './StockDetails.module.css'
import { useTone } from './use-tone.ts'

// the chart's library comes with the first chart
const PriceChart = lazy(() => import('./chart/PriceChart.tsx'))

interface StockDetailsProps {
  readonly stock: Stock
  readonly quote: StockQuote | undefined
  /** Shows the list again, where it is not beside it. */
  readonly onBack: (() => void) | undefined
  /** Called after it was removed. */
  readonly onRemoved: () => void
}

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

/** A stock: its quote, its chart over a range, and the same as a table. */
export function StockDetails({ stock, quote, onBack, onRemoved }: StockDetailsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const tone = useTone()
  const now = useNow(minuteOf).getTime()
  const id = stockIdOf(stock)
  const change = quote && changeOf(quote.last, quote.previous)
  const phase = statusOf(id, now, quote)
  const remove = async () => {
    if (await removeStock(stock)) onRemoved()
  }
  return (
    <section className={styles.details} aria-label={stock.name}>
      <header className={styles.header}>
        {onBack === undefined ? null : <IconButton icon={chevronLeft} label={messages('back')} onClick={onBack} />}
        <div className={styles.what}>
          <h3>{stock.name}</h3>
          <p>
            {`${stock.market.toUpperCase()} ${stock.code}`}
            <span className={styles.phase} data-phase={phase}>
              {messages(`phase.${phase}`)}
            </span>
          </p>
        </div>
        <div className={styles.figures}>
          <Price quote={quote} className={styles.price} />
          {change === undefined ? null : (
            <span className={classes(styles.change, tone(change.direction))}>
              {`${changeText(change, quote?.last ?? 0, language)} ${ratioText(change, language)}`}
            </span>
          )}
        </div>
      </header>
      <Chart key={id} stock={stock} quote={quote} />
      <footer className={styles.footer}>
        <dl className={styles.facts}>
          {(['open', 'high', 'low', 'previous'] as const).map((fact) => (
            <div key={fact}>
              <dt>{messages(fact)}</dt>
              <dd>{quote?.[fact] === undefined ? '—' : priceText(quote[fact], language)}</dd>
            </div>
          ))}
        </dl>
        <Button
          kind="text"
          size="s"
          icon={trash}
          aria-label={messages('removeOne', { name: stock.name })}
          onClick={remove}
        >
          {messages('remove')}
        </Button>
      </footer>
    </section>
  )
}

type ChartProps = Pick<StockDetailsProps, 'stock' | 'quote'>

function Chart({ stock, quote }: ChartProps) {
  const messages = useMessages()
  const panel = useId()
  const [range, setRange] = useState<ChartRange>('day')
  const [isTable, setTable] = useState(false)
  const live = useLive(liveCharts, chartKey(stockIdOf(stock), range))
  return (
    <>
      <div className={styles.ranges}>
        <Tabs
          id={panel}
          label={messages('ranges')}
          tabs={CHART_RANGES.map((one) => ({ id: one, name: messages(`range.${one}`) }))}
          current={range}
          onChange={setRange}
        />
        <Button kind="text" size="s" icon={tableIcon} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {messages('asTable')}
        </Button>
      </div>
      <div
        id={`${panel}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${panel}-${range}`}
        aria-busy={live.value === undefined && live.isAsking}
      >
        <LiveContent live={live} fit="tile" waiting={<Skeleton width="100%" height={160} />}>
          {({ points }) => <Points stock={stock} quote={quote} range={range} points={points} isTable={isTable} />}
        </LiveContent>
      </div>
    </>
  )
}

interface PointsProps extends ChartProps {
  readonly range: ChartRange
  readonly points: readonly ChartPoint[]
  readonly isTable: boolean
}

function Points({ stock, quote, range, points, isTable }: PointsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const tone = useTone()
  const [pointed, setPointed] = useState<ChartPoint>()
  const id = stockIdOf(stock)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const since = range === 'day' ? (quote?.previous ?? first.price) : first.price
  const change = changeOf(last.price, since)
  const label = messages('chartLabel', { name: stock.name, range: messages(`range.${range}`) })
  if (isTable) return <ChartTable id={id} range={range} points={points} label={label} />
  const shown = pointed ?? last
  return (
    <div className={styles.chart}>
      <p className={styles.readout}>
        <span>{momentText(shown.at, marketOf(id), range, language)}</span>
        <b>{priceText(shown.price, language)}</b>
        <span className={tone(changeOf(shown.price, since).direction)}>
          {ratioText(changeOf(shown.price, since), language)}
        </span>
      </p>
      <div className={classes(styles.plot, tone(change.direction))}>
        <PriceChart
          id={id}
          range={range}
          points={points}
          previous={quote?.previous}
          label={`${label}: ${priceText(first.price, language)} → ${priceText(last.price, language)}, ${ratioText(change, language)}`}
          onPoint={setPointed}
        />
      </div>
    </div>
  )
}
