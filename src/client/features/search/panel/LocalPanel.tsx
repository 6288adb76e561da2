import { useMessageByKey } from '../../../core/i18n.ts'
import { useScreen } from '../../../core/screen.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { bolt } from '../../../ui/icons/paths.ts'
import { EntryPicture, MarkedTitle } from '../../local-search/lazy.ts'
import { useAllMessages } from '../all-messages.ts'
import styles from './LocalPanel.module.css'
import { OPEN_PALETTE, PALETTE_KEY, type Row, type Rows, rowId } from './rows.ts'

interface LocalPanelProps {
  readonly id: string
  readonly rows: Rows
  /** Whether everything has been searched. */
  readonly complete: boolean
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** What matches the text on this page: icons, folders, groups, settings, commands; last the way to the palette. */
export function LocalPanel({ id, rows, complete, active, onRun }: LocalPanelProps) {
  const messages = useAllMessages()
  const [column = []] = rows.columns
  const [palette] = column
  if (column.length === 1 && palette?.key === OPEN_PALETTE) {
    return (
      <div className={styles.empty}>
        <p id={id} role="status">
          {complete ? messages('noIcons') : null}
        </p>
        <button type="button" className={styles.palette} tabIndex={-1} onClick={() => onRun(palette)}>
          {messages('openPalette')}
        </button>
      </div>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={messages('localResults')} className={styles.local}>
      {column.map((row, index) => {
        const optionId = rowId({ column: 0, row: index })
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
          <div
            key={row.key}
            id={optionId}
            role="option"
            tabIndex={-1}
            aria-selected={active === optionId}
            className={styles.row}
            onClick={() => onRun(row)}
          >
            <RowContent row={row} />
          </div>
        )
      })}
    </div>
  )
}

function RowContent({ row: { result, text } }: { readonly row: Row }) {
  const textOf = useMessageByKey()
  const { mobile } = useScreen()
  if (result === undefined) {
    return (
      <>
        <span className={styles.icon}>
          <Icon path={bolt} size={18} />
        </span>
        <span className={styles.name}>{text}</span>
        {mobile ? null : <kbd className={styles.hint}>{PALETTE_KEY}</kbd>}
      </>
    )
  }
  const { entry, source } = result
  const shortcut = mobile ? undefined : entry.shortcut
  const hint = shortcut ?? entry.hint ?? textOf(`${source.owner}.searchable.${source.name}`)
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
