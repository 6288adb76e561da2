import { useScreen } from '../../../../../core/page/screen.ts'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { bolt, close, search } from '../../../../../ui/icons/paths.ts'
import { shownShortcut } from '../../../../../ui/input/keyboard/shortcut.ts'
import { classes } from '../../../../../ui/styles/classes.ts'
import { useAllMessages } from '../../all-messages.ts'
import { PALETTE_KEY, type Row, type Rows, rowId, SEARCH_WEB } from '../rows.ts'
import styles from './LocalPanel.module.css'
import { PanelOption } from './PanelOption.tsx'
import content from './ResultContent.module.css'
import { ResultContent } from './ResultContent.tsx'

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
  const optionOf = (row: Row, index: number) => (
    <PanelOption
      key={row.key}
      id={rowId({ column: 0, row: index })}
      row={row}
      active={active}
      aria-keyshortcuts={row.remove && 'Delete'}
      className={classes(styles.row, row.result === undefined && styles.way)}
      onRun={onRun}
    >
      {row.result ? <ResultContent result={row.result} mobile={mobile} /> : <WayContent row={row} mobile={mobile} />}
      {row.remove ? <ForgetCross remove={row.remove} /> : null}
    </PanelOption>
  )
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

/** Removes a past search; by keyboard Delete does. */
function ForgetCross({ remove }: { readonly remove: () => void }) {
  return (
    <span
      aria-hidden="true"
      className={styles.cross}
      title={useAllMessages()('forget')}
      onClick={(event) => {
        event.stopPropagation()
        remove()
      }}
    >
      <Icon path={close} size={12} />
    </span>
  )
}

function WayContent({ row: { key, text }, mobile }: { readonly row: Row; readonly mobile: boolean }) {
  const isWeb = key === SEARCH_WEB
  return (
    <>
      <Icon path={isWeb ? search : bolt} size={16} />
      <span className={content.name}>{text}</span>
      {isWeb || mobile ? null : <kbd className={content.hint}>{shownShortcut(PALETTE_KEY)}</kbd>}
    </>
  )
}
