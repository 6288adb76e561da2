import { useRef } from 'react'
import { type Stock, type StockQuote, stockIdOf } from '../../../shared/entities/stock.ts'
import { classes, Empty, Icon, useFittingRows } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { chartLine, plus } from '../../kit/icons.ts'
import { Age, FaultNote } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { openAddStock } from './add/open-add-stock.ts'
import { Sparkline } from './chart/Sparkline.tsx'
import { picks } from './document.ts'
import { Price, Ratio } from './Figures.tsx'
import { useQuotes } from './live-stocks.ts'
import { useMessages } from './messages.ts'
import { changeOf, riseOf, toneOf } from './model.ts'
import { ratioText } from './numbers.ts'
import { usePicked } from './picked.ts'
import styles from './Tile.module.css'
import { useTone } from './use-tone.ts'

const ROW_PX = 39

/** The picked stocks, as many as fit; in one row of cells the first, in one column a badge with its change. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const stocks = usePicked()
  const live = useQuotes(stocks.map(stockIdOf))
  const quoteOf = (stock: Stock) => live.value?.quotes.find(({ id }) => id === stockIdOf(stock))
  const [first] = stocks
  if (columns === 1) return <Badge stock={first} quote={first && quoteOf(first)} />
  if (first === undefined)
    return rows === 1 ? (
      <span className={styles.nothing}>{messages('empty')}</span>
    ) : (
      <Empty title={messages('empty')} action={{ label: messages('add'), icon: plus, run: openAddStock }} />
    )
  if (rows === 1)
    return stocks
      .slice(0, Math.max(1, Math.floor(columns / 2)))
      .map((stock) => <Short key={stockIdOf(stock)} stock={stock} quote={quoteOf(stock)} />)
  return <List rows={rows} columns={columns} stocks={stocks} live={live} />
}

interface StockProps {
  readonly stock: Stock
  readonly quote: StockQuote | undefined
}

interface ListProps {
  readonly rows: number
  readonly columns: number
  readonly stocks: readonly Stock[]
  readonly live: ReturnType<typeof useQuotes>
}

function List({ rows, columns, stocks, live }: ListProps) {
  const { value, at, fault } = live
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFittingRows(list, ROW_PX, Math.floor(rows * 1.5))
  return (
    <div className={styles.tile}>
      <ul ref={list} className={styles.list} data-columns={Math.min(columns, 4)} data-large={rows > 3}>
        {stocks.slice(0, fitting).map((stock) => {
          const quote = value?.quotes.find(({ id }) => id === stockIdOf(stock))
          return <Row key={stockIdOf(stock)} stock={stock} quote={quote} columns={columns} />
        })}
      </ul>
      {fault === undefined ? null : (
        <p className={styles.fault}>
          {value === undefined ? <FaultNote live={live} isShort={columns < 4} /> : <Age at={at} fault={fault} />}
        </p>
      )}
    </div>
  )
}

function Row({ stock, quote, columns }: StockProps & Pick<ListProps, 'columns'>) {
  const tone = useTone()
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b title={stock.name}>{stock.name}</b>
        {columns > 2 ? <small>{`${stock.market.toUpperCase()} ${stock.code}`}</small> : null}
      </span>
      {columns > 3 ? (
        <span className={classes(styles.spark, quote && tone(changeOf(quote.last, quote.previous).direction))}>
          <Sparkline id={stockIdOf(stock)} width={62} height={26} />
        </span>
      ) : null}
      <span className={styles.figures}>
        <Price quote={quote} className={styles.price} />
        <Ratio quote={quote} className={styles.ratio} />
      </span>
    </li>
  )
}

/** Name and price at the left, course and change at the right. */
function Short({ stock, quote }: StockProps) {
  const tone = useTone()
  return (
    <div className={styles.short}>
      <span className={styles.what}>
        <small title={stock.name}>{stock.name}</small>
        <Price quote={quote} className={styles.price} />
      </span>
      <span className={classes(styles.figures, quote && tone(changeOf(quote.last, quote.previous).direction))}>
        <Sparkline id={stockIdOf(stock)} width={46} height={18} />
        <Ratio quote={quote} className={styles.ratio} />
      </span>
    </div>
  )
}

/** Fills its frame as an icon does, in the colour of the change. */
function Badge({ stock, quote }: { readonly stock: Stock | undefined; readonly quote: StockQuote | undefined }) {
  const messages = useMessages()
  const language = useLanguage()
  const rise = useDocument(picks, (now) => riseOf(now, language))
  const change = quote && changeOf(quote.last, quote.previous)
  const ratio = change && ratioText(change, language)
  return (
    <div
      className={styles.badge}
      data-tone={change && toneOf(change.direction, rise, language)}
      role="img"
      aria-label={`${stock?.name ?? messages('name')} ${ratio ?? ''}`.trim()}
    >
      <Icon path={chartLine} size={24} />
      {ratio === undefined ? null : <span>{ratio}</span>}
    </div>
  )
}
