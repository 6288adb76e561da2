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

/** What matches the text on this page; below it the ways on: to the web, to the palette, and what could be found as well. */
export function LocalPanel({ id, rows, isComplete, active, onRun }: LocalPanelProps) {
  const messages = useAllMessages()
  const { mobile } = useScreen()
  const [column = []] = rows.columns
  const found = column.filter(({ result }) => result !== undefined)
  const ways = column.filter(({ result, offer }) => result === undefined && offer === undefined)
  const offers = column.slice(found.length + ways.length)
  const optionOf = (row: Row, index: number) => (
    <PanelOption
      key={row.key}
      id={rowId({ column: 0, row: index })}
      row={row}
      active={active}
      aria-keyshortcuts={row.remove && 'Delete'}
      className={row.offer ? styles.offer : classes(styles.row, row.result === undefined && styles.way)}
      title={row.offer?.why}
      onRun={onRun}
    >
      {row.result ? (
        <ResultContent result={row.result} mobile={mobile} />
      ) : row.offer ? (
        row.text
      ) : (
        <WayContent row={row} mobile={mobile} />
      )}
      {row.result && row.remove ? <Cross title={messages('forget')} run={row.remove} /> : null}
    </PanelOption>
  )
  return (
    <div className={classes(styles.local, offers.length > 0 && styles.offering)}>
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
          {ways.map((row, index) => optionOf(row, found.length + index))}
        </div>
        {offers.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
          <div role="group" aria-label={messages('alsoFind')} className={styles.offers}>
            <span aria-hidden="true">{messages('alsoFind')}</span>
            {offers.map((row, index) => optionOf(row, found.length + ways.length + index))}
            {offers[0]?.remove ? (
              <Cross className={styles.hide} title={messages('hideOffers')} run={offers[0].remove} />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}

interface CrossProps {
  readonly className?: string | undefined
  readonly title: string
  readonly run: () => void
}

/** Removes a past search, or what is offered; by keyboard Delete does. */
function Cross({ className, title, run }: CrossProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.cross, className)}
      title={title}
      onClick={(event) => {
        event.stopPropagation()
        run()
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
