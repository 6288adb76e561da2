import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Stock, type StockQuote, stockIdOf } from '../../../shared/entities/stock.ts'
import { Button, Empty, IconButton, ListRowText, Segments, SortableList } from '../../kit/components.ts'
import { useViewRequest } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { plus, refresh as refreshIcon } from '../../kit/icons.ts'
import { dataSelector, regainFocus, useNarrower } from '../../kit/interaction.ts'
import { Age, FaultNote } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import type { AppProps } from '../../kit/widget.ts'
import { chooseRise, moveStock } from './actions.ts'
import { openAddStock } from './add/open-add-stock.ts'
import { picks } from './document.ts'
import { Price, Ratio } from './Figures.tsx'
import { useQuotes } from './live-stocks.ts'
import { useMessages } from './messages.ts'
import { type Rise, riseOf } from './model.ts'
import { usePicked } from './picked.ts'
import { requestedStock } from './requested-stock.ts'
import { StockDetails } from './StockDetails.tsx'
import { StockLogo } from './StockLogo.tsx'
import styles from './Window.module.css'

/** Below it, in px, there is room for the list or for a stock. */
const TWO_PANES_PX = 640

/** The picked stocks with their quotes, sorted by hand, beside the details of one; in a narrow window one of the two. */
export default function Window(_: AppProps) {
  const messages = useMessages()
  const view = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(view, TWO_PANES_PX)
  const stocks = usePicked()
  const [chosen, choose] = useState<string>()
  useViewRequest(requestedStock, choose)
  const live = useQuotes(stocks.map(stockIdOf))
  const quoteOf = (id: string) => live.value?.quotes.find((quote) => quote.id === id)
  const current = stocks.find((stock) => stockIdOf(stock) === chosen) ?? (isNarrow ? undefined : stocks[0])
  const isListShown = !isNarrow || current === undefined
  useFocusAfter(view, isNarrow ? current && stockIdOf(current) : undefined)
  return (
    <div ref={view} className={styles.view}>
      {isListShown ? <Bar live={live} isNarrow={isNarrow} /> : null}
      {stocks.length === 0 ? (
        <div className={styles.empty}>
          <Empty
            fit="page"
            title={messages('empty')}
            hint={messages('searchHint')}
            action={{ label: messages('add'), icon: plus, run: openAddStock }}
          />
        </div>
      ) : (
        <div className={styles.panes}>
          {isListShown ? (
            <div className={styles.list} aria-busy={live.value === undefined && live.isAsking}>
              <SortableList
                kind="choice"
                label={messages('list')}
                items={stocks.map((stock) => ({
                  id: stockIdOf(stock),
                  label: stock.name,
                  on: stock === current,
                  content: <Row stock={stock} quote={quoteOf(stockIdOf(stock))} />,
                }))}
                onToggle={choose}
                onMove={moveStock}
              />
            </div>
          ) : null}
          {current === undefined ? null : (
            <StockDetails
              key={stockIdOf(current)}
              stock={current}
              quote={quoteOf(stockIdOf(current))}
              onBack={isNarrow ? () => choose(undefined) : undefined}
              onRemoved={() => choose(undefined)}
            />
          )}
        </div>
      )}
      <footer className={styles.footer}>
        <p>
          <Notice source={live.value?.source} />
        </p>
        {isListShown ? <Colors /> : null}
      </footer>
    </div>
  )
}

/** In a narrow window what had the focus is gone with the list, or with the stock: then its row has it again. */
function useFocusAfter(view: RefObject<HTMLElement | null>, open: string | undefined): void {
  const before = useRef(open)
  useEffect(() => {
    const was = before.current
    before.current = open
    if (was === open) return
    const row = was === undefined ? null : view.current?.querySelector<HTMLElement>(dataSelector('focus-stop', was))
    regainFocus(() => row ?? view.current?.querySelector<HTMLElement>('button') ?? null)
  }, [view, open])
}

interface BarProps {
  readonly live: ReturnType<typeof useQuotes>
  readonly isNarrow: boolean
}

function Bar({ live, isNarrow }: BarProps) {
  const { value, at, fault, isAsking, refresh } = live
  const messages = useMessages()
  return (
    <div className={styles.bar}>
      <h2>{messages('list')}</h2>
      <span className={styles.age}>
        {value === undefined ? <FaultNote live={live} /> : <Age at={at} fault={fault} />}
      </span>
      <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
      <Button kind="primary" icon={plus} aria-label={messages('add')} onClick={openAddStock}>
        {messages(isNarrow ? 'addShort' : 'add')}
      </Button>
    </div>
  )
}

/** Which colour a rise has. */
function Colors() {
  const messages = useMessages()
  const language = useLanguage()
  const rise = useDocument(picks, (now) => riseOf(now, language))
  return (
    <Segments<Rise>
      aria-label={messages('colors')}
      value={rise}
      options={[
        { value: 'red', label: messages('colors.red') },
        { value: 'green', label: messages('colors.green') },
      ]}
      onChange={chooseRise}
    />
  )
}

interface RowProps {
  readonly stock: Stock
  readonly quote: StockQuote | undefined
}

function Row({ stock, quote }: RowProps) {
  return (
    <span className={styles.row}>
      <StockLogo address={stock.logo} />
      <ListRowText label={stock.name} note={`${stock.market.toUpperCase()} ${stock.code}`} />
      <span className={styles.figures}>
        <Price quote={quote} />
        <Ratio quote={quote} className={styles.ratio} />
      </span>
    </span>
  )
}

const SOURCES = ['tencent', 'sina', 'eastmoney'] as const

/** Whose quotes these are, and what they are good for. */
function Notice({ source = '' }: { readonly source: string | undefined }) {
  const messages = useMessages()
  const party = SOURCES.find((one) => source === `stocks.${one}`)
  return party === undefined
    ? messages('notice')
    : messages('source', { source: messages(`source.${party}`), notice: messages('notice') })
}
