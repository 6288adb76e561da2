import { useScreen } from '../../../../../core/page/screen.ts'
import { useAllMessages } from '../../all-messages.ts'
import { type Row, rowId } from '../rows.ts'
import styles from './OwnHits.module.css'
import { PanelOption } from './PanelOption.tsx'
import { ResultContent } from './ResultContent.tsx'

interface OwnHitsProps {
  readonly rows: readonly Row[]
  /** The id of the active option. */
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** What the text names on this page, in one line above the suggestions, on a phone below each other; or the room for it. */
export function OwnHits({ rows, active, onRun }: OwnHitsProps) {
  const messages = useAllMessages()
  const { mobile } = useScreen()
  if (rows.length === 0) return <div role="presentation" className={styles.line} data-empty="" />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    <div role="group" aria-label={messages('ownHits')} className={styles.line}>
      {rows.map((row, index) => (
        <PanelOption
          key={row.key}
          id={rowId({ column: 0, row: index })}
          row={row}
          active={active}
          className={styles.hit}
          title={row.text}
          onRun={onRun}
        >
          {row.result ? <ResultContent result={row.result} mobile={mobile} /> : null}
        </PanelOption>
      ))}
    </div>
  )
}
