import { useState } from 'react'
import { BACKUP, type Language } from '../../../../shared/constants.ts'
import { HISTORY_DAYS } from '../../../../shared/entities/sync.ts'
import { timeFromNow } from '../../../lib/calendar/time-from-now.ts'
import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { Segments } from '../../../ui/form/choice/Segmented.tsx'
import { close as closeIcon } from '../../../ui/icons/paths.ts'
import { roving } from '../../../ui/input/keyboard/roving.ts'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { DialogTitle } from '../../../ui/overlay/dialog/Dialog.tsx'
import { type Entry, type EntryRow, keyOfRow } from './entries.ts'
import { daysOf } from './kernel/rows.ts'
import { useMessages } from './messages.ts'
import type { Words } from './say-changes.ts'
import type { ReadRow } from './use-content.ts'
import type { CloudState, LocalState } from './use-entries.ts'
import styles from './VersionList.module.css'
import { VersionRow } from './VersionRow.tsx'

/** Which versions are shown. */
export type Filter = 'all' | Entry['kind']
const FILTERS: readonly Filter[] = ['all', 'local', 'cloud']

/** So many rows are shown at first, and more on demand. */
const PAGE = 100

const ABOUT = {
  none: 'about.local',
  guest: 'about.guest',
  loading: 'about.both',
  failed: 'about.both',
  read: 'about.both',
} as const

interface Props {
  readonly local: LocalState
  readonly cloud: CloudState
  readonly retry: () => void
  readonly entries: readonly Entry[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly rows: readonly EntryRow[]
  /** The pushes of a sitting that are listed one by one, by the key of the first. */
  readonly sittings: ReadonlyMap<string, EntryRow>
  /** Lists the pushes of a sitting one by one, or as one row again. */
  readonly onToggle: (sitting: EntryRow) => void
  readonly chosen: EntryRow | undefined
  readonly choose: (row: EntryRow) => void
  readonly isHidden: boolean
  /** Closes the dialog, where the list is alone in it. */
  readonly close: (() => void) | undefined
  readonly read: ReadRow
  readonly words: Words
}

/** All versions by days, those of this device as soon as they are read. */
export function VersionList({ local, cloud, entries, filter, rows, chosen, isHidden, words, ...on }: Props) {
  const text = useMessages()
  const common = useCommonMessages()
  const [limit, setLimit] = useState(PAGE)
  const hasCloud = cloud.at !== 'none' && cloud.at !== 'guest'
  const about = { limit: BACKUP.localHistoryLimit, days: HISTORY_DAYS }
  const labelOf = (value: Filter) => {
    const count = entries.filter(({ kind }) => value === 'all' || kind === value).length
    return cloud.at === 'read' ? `${text(`filter.${value}`)} ${count}` : text(`filter.${value}`)
  }
  return (
    <div className={styles.pane} hidden={isHidden}>
      <header className={styles.head}>
        <DialogTitle>{text('title')}</DialogTitle>
        <p>{text(ABOUT[cloud.at], about)}</p>
        {on.close === undefined ? null : (
          <IconButton
            className={styles.close}
            icon={closeIcon}
            iconSize={16}
            label={common('close')}
            onClick={on.close}
          />
        )}
      </header>
      {hasCloud ? (
        <div className={styles.filter}>
          <Segments
            aria-label={text('filter')}
            value={filter}
            options={FILTERS.map((value) => ({ value, label: labelOf(value) }))}
            onChange={on.onFilter}
          />
        </div>
      ) : null}
      <CloudNotice cloud={cloud} retry={on.retry} />
      {local.hasFailed ? <p className={styles.notice}>{text('unreadable')}</p> : null}
      <ol className={styles.days} aria-label={text('versions')} onKeyDown={roving('column')}>
        {daysOf(rows.slice(0, limit)).map(({ at, rows: ofDay }) => (
          <li key={at} className={styles.day}>
            <h3>{dayText(at, Date.now(), words.language)}</h3>
            <ol>
              {ofDay.map((row) => (
                <VersionRow
                  key={keyOfRow(row)}
                  row={row}
                  isChosen={row === chosen}
                  isStop={row === (chosen ?? rows[0])}
                  choose={() => on.choose(row)}
                  sitting={row.length > 1 ? row : on.sittings.get(keyOfRow(row))}
                  toggle={on.onToggle}
                  read={on.read}
                  words={words}
                />
              ))}
            </ol>
          </li>
        ))}
        {rows.length > limit ? (
          <li>
            <Button size="s" className={styles.more} onClick={() => setLimit(limit + PAGE)}>
              {text('more')}
            </Button>
          </li>
        ) : null}
      </ol>
    </div>
  )
}

function CloudNotice({ cloud, retry }: { readonly cloud: CloudState; readonly retry: () => void }) {
  const text = useMessages()
  if (cloud.at === 'none' || cloud.at === 'guest') return null
  if (cloud.at === 'read')
    return cloud.timeline.pushes.length > 0 ? null : <p className={styles.notice}>{text('cloud.none')}</p>
  return (
    <div className={styles.notice} role="status">
      <span>{text(`cloud.${cloud.at}`)}</span>
      {cloud.at === 'failed' ? (
        <Button size="s" onClick={retry}>
          {text('retry')}
        </Button>
      ) : null}
    </div>
  )
}

const DAY_MS = 86_400_000

/** Today and yesterday by those words, too. */
function dayText(at: number, now: number, language: Language): string {
  const [day, today] = [at, now].map((time) => new Date(time).setHours(0, 0, 0, 0))
  const ago = Math.round(((today ?? 0) - (day ?? 0)) / DAY_MS)
  const date = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }).format(at)
  return joinPhrases([ago <= 1 ? timeFromNow(-ago, 'day', language) : undefined, date], language)
}
