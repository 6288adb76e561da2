import { type KeyboardEvent, useRef, useState } from 'react'
import { stockSearch } from '../../../../shared/api/stocks.ts'
import { type Stock, stockIdOf } from '../../../../shared/entities/stock.ts'
import { Button, Empty, Failed, Icon, SearchField, Skeleton, SkeletonGroup } from '../../../kit/components.ts'
import { check, plus } from '../../../kit/icons.ts'
import { Dialog, dataSelector, isComposing, roving } from '../../../kit/interaction.ts'
import { call, LiveFailed, type Search, useSearch } from '../../../kit/live.ts'
import { addStock } from '../actions.ts'
import { useMessages } from '../messages.ts'
import { usePicked } from '../picked.ts'
import { StockLogo } from '../StockLogo.tsx'
import styles from './AddStock.module.css'

interface AddStockProps {
  readonly open: boolean
  readonly onClose: () => void
}

const TEXT_LIMIT = 40

/** Searches stocks by name, code or pinyin and adds those that are pressed; it stays open for more. */
export function AddStock({ open, onClose }: AddStockProps) {
  const messages = useMessages()
  const picked = usePicked()
  const results = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState('')
  const search = useSearch(wanted, searchStocks)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = results.current?.querySelector<HTMLElement>(dataSelector('focus-stop'))
    if (isComposing(event.nativeEvent) || !first) return
    if (event.key === 'ArrowDown') first.focus()
    else if (event.key === 'Enter') first.click()
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages('add')}
      width={600}
      actions={<Button onClick={onClose}>{messages('done')}</Button>}
    >
      <div className={styles.view}>
        <SearchField
          label={messages('searchLabel')}
          autoFocus
          maxLength={TEXT_LIMIT}
          onSearch={setWanted}
          onKeyDown={press}
        />
        <div ref={results} className={styles.results} aria-busy={search.at === 'searching'}>
          <Results search={search} text={wanted.trim()} picked={picked} />
        </div>
        <p role="status" className={styles.status}>
          {search.at === 'found' ? messages('foundCount', { count: search.found.length }) : ''}
        </p>
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  readonly search: Search<readonly Stock[]>
  readonly text: string
  readonly picked: readonly Stock[]
}

function Results({ search, text, picked }: ResultsProps) {
  const messages = useMessages()
  if (search.at === 'idle') return <Empty drawing="search" title={messages('searchHint')} />
  if (search.at === 'searching')
    return (
      <SkeletonGroup>
        {['62%', '48%', '70%', '55%'].map((width) => (
          <Skeleton key={width} width={width} height={16} style={{ margin: '16px 12px' }} />
        ))}
      </SkeletonGroup>
    )
  if (search.at === 'failed') return <SearchFailed {...search} />
  if (search.found.length === 0) return <Empty drawing="search" title={messages('foundNone', { text })} />
  const ids = new Set(picked.map(stockIdOf))
  return (
    <ul className={styles.list} aria-label={messages('results')} onKeyDown={roving('column')}>
      {search.found.map((stock) => {
        const isPicked = ids.has(stockIdOf(stock))
        return (
          <li key={stockIdOf(stock)}>
            <button type="button" data-focus-stop="" data-picked={isPicked} onClick={() => addStock(picked, stock)}>
              <StockLogo address={stock.logo} />
              <span className={styles.what}>
                <b>{stock.name}</b>
                <small>
                  {`${stock.market.toUpperCase()} ${stock.code}`}
                  <em>{messages(`market.${stock.market}`)}</em>
                </small>
              </span>
              <Icon path={isPicked ? check : plus} size={16} />
              <i>{messages(isPicked ? 'isPicked' : 'addShort')}</i>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The stocks that a text finds. Rejects with a `CallError`. */
async function searchStocks(wd: string, signal: AbortSignal): Promise<readonly Stock[]> {
  const { Result } = await call(stockSearch, { wd }, { silent: true, signal })
  return Result.stock
}

/** Why nothing was found, and what the user can do about it. */
function SearchFailed({ fault, origins, retry }: Extract<Search<unknown>, { at: 'failed' }>) {
  const messages = useMessages()
  if (fault === 'pureOffline') return <Failed title={messages('searchOff')} />
  if (fault === 'failed')
    return <Failed title={messages('searchFailed')} action={{ label: messages('retry'), run: retry }} />
  return <LiveFailed fault={fault} origins={origins} fit="page" retry={retry} />
}
