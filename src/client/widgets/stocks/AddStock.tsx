import { type KeyboardEvent, useRef, useState } from 'react'
import { type Stock, stockIdOf } from '../../../shared/entities/stock.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/components/skeleton/Skeleton.tsx'
import { Empty, Failed } from '../../ui/components/state/State.tsx'
import { TextField } from '../../ui/components/text-field/TextField.tsx'
import { dataSelector } from '../../ui/dom.ts'
import { check, plus, search as searchIcon } from '../../ui/icons/paths.ts'
import { isComposing } from '../../ui/input/composing.ts'
import { roving } from '../../ui/input/roving.ts'
import { Dialog } from '../../ui/overlay/dialog/Dialog.tsx'
import styles from './AddStock.module.css'
import { addStock } from './actions.ts'
import { useMessages } from './messages.ts'
import { usePicked } from './picked.ts'
import { type StockSearch, useStockSearch } from './use-stock-search.ts'

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
  const [text, setText] = useState('')
  // letters of a composition are not searched
  const [wanted, setWanted] = useState('')
  const search = useStockSearch(wanted)
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
      <div className={styles['view']}>
        <TextField
          label={messages('searchLabel')}
          placeholder={messages('searchLabel')}
          icon={searchIcon}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={({ currentTarget, nativeEvent }) => {
            setText(currentTarget.value)
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) setWanted(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => setWanted(currentTarget.value)}
          onKeyDown={press}
        />
        <div ref={results} className={styles['results']} aria-busy={search.at === 'searching'}>
          <Results search={search} text={wanted.trim()} picked={picked} />
        </div>
        <p role="status" className={styles['status']}>
          {search.at === 'found' ? messages('foundCount', { count: search.stocks.length }) : ''}
        </p>
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  readonly search: StockSearch
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
  if (search.at === 'failed')
    return search.isPureOffline ? (
      <Failed title={messages('searchOff')} />
    ) : (
      <Failed title={messages('searchFailed')} action={{ label: messages('retry'), run: search.retry }} />
    )
  if (search.stocks.length === 0) return <Empty drawing="search" title={messages('foundNone', { text })} />
  const ids = new Set(picked.map(stockIdOf))
  return (
    <ul className={styles['list']} aria-label={messages('results')} onKeyDown={roving('column')}>
      {search.stocks.map((stock) => {
        const isPicked = ids.has(stockIdOf(stock))
        return (
          <li key={stockIdOf(stock)}>
            <button type="button" data-focus-stop="" data-picked={isPicked} onClick={() => addStock(picked, stock)}>
              <span className={styles['what']}>
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
