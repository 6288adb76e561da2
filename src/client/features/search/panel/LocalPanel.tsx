import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { itemFace } from '../../home/index.ts'
import { useAllMessages } from '../all-messages.ts'
import styles from './LocalPanel.module.css'
import { type Row, type Rows, rowId } from './rows.ts'

interface LocalPanelProps {
  readonly id: string
  readonly rows: Rows
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** The user's icons that match the text. */
export function LocalPanel({ id, rows, active, onRun }: LocalPanelProps) {
  const messages = useAllMessages()
  const [column = []] = rows.columns
  if (column.length === 0) {
    return (
      <p id={id} role="status" className={styles.empty}>
        {messages('noIcons')}
      </p>
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
            <span className={styles.icon}>{row.item ? <Art face={itemFace(row.item)} label={row.text} /> : null}</span>
            <span className={styles.name}>{row.text}</span>
          </div>
        )
      })}
    </div>
  )
}
