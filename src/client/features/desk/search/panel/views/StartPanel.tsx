import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { close, globe } from '../../../../../ui/icons/paths.ts'
import { classes } from '../../../../../ui/styles/classes.ts'
import { EntryPicture, type SearchResult } from '../../../../shell/local-search/lazy.ts'
import { useAllMessages } from '../../all-messages.ts'
import { EngineIcon } from '../../engines/EngineIcon.tsx'
import { type Row, type Rows, rowId } from '../rows.ts'
import styles from './StartPanel.module.css'

interface StartPanelProps {
  readonly id: string
  readonly rows: Rows
  /** Whether everything on the page has been listed. */
  readonly isComplete: boolean
  /** The id of the active row. */
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** The panel of an empty box: the most used icons, and the search history as chips. */
export function StartPanel({ id, rows, isComplete, active, onRun }: StartPanelProps) {
  const messages = useAllMessages()
  const [icons = [], history = []] = rows.columns
  if (icons.length + history.length === 0) {
    return (
      <p id={id} role="status" className={styles.empty}>
        {isComplete ? messages('startEmpty') : null}
      </p>
    )
  }
  const optionOf = (column: number) => (row: Row, index: number) => {
    const optionId = rowId({ column, row: index })
    return <Option key={row.key} id={optionId} row={row} isActive={active === optionId} onRun={onRun} />
  }
  return (
    <div id={id} role="listbox" aria-label={messages('start')} className={styles.start}>
      {icons.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
        <div role="group" aria-label={messages('mostUsed')}>
          <Title text={messages('mostUsed')} />
          <div role="presentation" className={styles.icons}>
            {icons.map(optionOf(0))}
          </div>
        </div>
      ) : null}
      {history.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-label={messages('history')} className={styles.history}>
          <Title text={messages('history')} />
          <div role="presentation" className={styles.chips}>
            {history.map(optionOf(1))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

const Title = ({ text }: { readonly text: string }) => (
  <span className={styles.title} aria-hidden="true">
    {text}
  </span>
)

interface OptionProps {
  readonly id: string
  readonly row: Row
  readonly isActive: boolean
  readonly onRun: (row: Row) => void
}

/** An icon, a past search or the row that clears these. */
function Option({ id, row, isActive, onRun }: OptionProps) {
  const { result, remove, text } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
    <span
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={remove && 'Delete'}
      className={classes(result ? styles.icon : remove ? styles.chip : styles.clear)}
      title={text === '' ? undefined : text}
      onClick={() => onRun(row)}
    >
      {result ? <IconContent result={result} /> : remove ? <PastContent row={row} remove={remove} /> : <ClearContent />}
    </span>
  )
}

const IconContent = ({ result }: { readonly result: SearchResult }) => (
  <>
    <EntryPicture result={result} size={32} />
    <span className={styles.name}>{result.entry.title}</span>
  </>
)

function PastContent({ row: { engine, text }, remove }: { readonly row: Row; readonly remove: () => void }) {
  const messages = useAllMessages()
  return (
    <>
      {engine ? <EngineIcon name={engine.name} icon={engine.icon} size={14} /> : <Icon path={globe} size={14} />}
      <span className={styles.text}>{text}</span>
      <span
        aria-hidden="true"
        className={styles.cross}
        title={messages('forget')}
        onClick={(event) => {
          event.stopPropagation()
          remove()
        }}
      >
        <Icon path={close} size={12} />
      </span>
    </>
  )
}

const ClearContent = () => <span className={styles.text}>{useAllMessages()('clearHistory')}</span>
