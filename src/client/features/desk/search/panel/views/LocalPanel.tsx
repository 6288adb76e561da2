import { useScreen } from '../../../../../core/page/screen.ts'
import { useMessageByKey } from '../../../../../core/text/i18n.ts'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { bolt, search } from '../../../../../ui/icons/paths.ts'
import { shownShortcut } from '../../../../../ui/input/keyboard/shortcut.ts'
import { classes } from '../../../../../ui/styles/classes.ts'
import { EntryPicture, MarkedTitle, type SearchResult } from '../../../../shell/local-search/lazy.ts'
import { useAllMessages } from '../../all-messages.ts'
import { PALETTE_KEY, type Row, type Rows, rowId, SEARCH_WEB } from '../rows.ts'
import styles from './LocalPanel.module.css'

interface LocalPanelProps {
  readonly id: string
  readonly rows: Rows
  /** Whether everything has been searched. */
  readonly isComplete: boolean
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** What matches the text on this page; below it the ways on: to the web, and to the palette. */
export function LocalPanel({ id, rows, isComplete, active, onRun }: LocalPanelProps) {
  const messages = useAllMessages()
  const { mobile } = useScreen()
  const [column = []] = rows.columns
  const found = column.filter(({ result }) => result !== undefined)
  const optionOf = (row: Row, index: number) => {
    const optionId = rowId({ column: 0, row: index })
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
      <div
        key={row.key}
        id={optionId}
        role="option"
        tabIndex={-1}
        aria-selected={active === optionId}
        className={classes(styles.row, row.result === undefined && styles.way)}
        onClick={() => onRun(row)}
      >
        {row.result ? <ResultContent result={row.result} mobile={mobile} /> : <WayContent row={row} mobile={mobile} />}
      </div>
    )
  }
  return (
    <div className={styles.local}>
      {found.length === 0 ? (
        <p role="status" className={styles.empty}>
          {isComplete ? messages('nothing') : null}
        </p>
      ) : null}
      <div id={id} role="listbox" aria-label={messages('localResults')} className={styles.list}>
        {found.length > 0 ? (
          <div role="presentation" className={styles.found}>
            {found.map(optionOf)}
          </div>
        ) : null}
        <div role="presentation" className={styles.ways}>
          {column.slice(found.length).map((row, index) => optionOf(row, found.length + index))}
        </div>
      </div>
    </div>
  )
}

function ResultContent({ result, mobile }: { readonly result: SearchResult; readonly mobile: boolean }) {
  const textOf = useMessageByKey()
  const { entry, source } = result
  const shortcut = mobile ? undefined : entry.shortcut
  const hint =
    (shortcut && shownShortcut(shortcut)) ??
    entry.hint ??
    textOf(`${source.owner}.searchable.${source.name}`, { count: 1 })
  return (
    <>
      <EntryPicture result={result} size={22} />
      <span className={styles.name}>
        <MarkedTitle result={result} />
      </span>
      {/* an icon is known by its face */}
      {source.kind === 'icon' ? null : <span className={styles.hint}>{hint}</span>}
    </>
  )
}

function WayContent({ row: { key, text }, mobile }: { readonly row: Row; readonly mobile: boolean }) {
  const isWeb = key === SEARCH_WEB
  return (
    <>
      <Icon path={isWeb ? search : bolt} size={16} />
      <span className={styles.name}>{text}</span>
      {isWeb || mobile ? null : <kbd className={styles.hint}>{shownShortcut(PALETTE_KEY)}</kbd>}
    </>
  )
}
