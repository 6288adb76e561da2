import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { close, globe } from '../../../ui/icons/paths.ts'
import { useAllMessages } from '../all-messages.ts'
import { EngineIcon } from '../EngineIcon.tsx'
import styles from './HistoryPanel.module.css'
import { type Row, type Rows, rowId } from './rows.ts'

interface HistoryPanelProps {
  readonly id: string
  readonly rows: Rows
  /** The id of the active row. */
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** The search history as chips; each can be removed, all can be cleared. */
export function HistoryPanel({ id, rows, active, onRun }: HistoryPanelProps) {
  const messages = useAllMessages()
  const [column = []] = rows.columns
  return (
    <div id={id} role="listbox" aria-label={messages('history')} className={styles.history}>
      <span className={styles.title} aria-hidden="true">
        {messages('history')}
      </span>
      <div role="presentation" className={styles.chips}>
        {column.map((row, index) => {
          const optionId = rowId({ column: 0, row: index })
          const isClear = row.remove === undefined
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
            <span
              key={row.key}
              id={optionId}
              role="option"
              tabIndex={-1}
              aria-selected={active === optionId}
              aria-keyshortcuts={isClear ? undefined : 'Delete'}
              className={isClear ? styles.clear : styles.chip}
              title={isClear ? undefined : row.text}
              onClick={() => onRun(row)}
            >
              {isClear ? null : row.engine ? <EngineIcon {...row.engine} size={14} /> : <Icon path={globe} size={14} />}
              <span className={styles.text}>{isClear ? messages('clearHistory') : row.text}</span>
              {isClear ? null : (
                <span
                  aria-hidden="true"
                  className={styles.cross}
                  title={messages('forget')}
                  onClick={(event) => {
                    event.stopPropagation()
                    row.remove?.()
                  }}
                >
                  <Icon path={close} size={12} />
                </span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
