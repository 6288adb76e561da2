import { SUGGESTION_SOURCES } from '../../../../shared/api/suggest.ts'
import { useLanguage } from '../../../core/i18n.ts'
import { useAllMessages } from '../all-messages.ts'
import { EngineIcon } from '../EngineIcon.tsx'
import type { Source } from '../sources/model.ts'
import { toggleSuggestionSource } from '../sources/toggle-sources.ts'
import { splitSuggestion } from './model.ts'
import { engineBy, type Row, type Rows, rowId, TURN_OFF } from './rows.ts'
import styles from './SuggestionsPanel.module.css'
import type { Suggestions } from './use-suggestions.ts'

interface SuggestionsPanelProps {
  readonly id: string
  readonly typed: string
  readonly rows: Rows
  readonly suggestions: readonly Suggestions[]
  readonly sources: readonly Source[]
  /** The key of the engine that Enter would use. */
  readonly engine: string
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** The suggestions, in a column for each source. */
export function SuggestionsPanel({
  id,
  typed,
  rows,
  suggestions,
  sources,
  engine,
  active,
  onRun,
}: SuggestionsPanelProps) {
  const messages = useAllMessages()
  const language = useLanguage()
  const [first = []] = rows.columns
  const offId = rowId({ column: 0, row: first.length - 1 })
  return (
    <div className={styles.panel}>
      <div id={id} role="listbox" aria-label={messages('suggestions')} className={styles.columns}>
        {rows.columns.map((column, at) => {
          const { source = '' } = suggestions[at] ?? {}
          const owner = engineBy(source, language)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
            <div
              key={source}
              role="group"
              aria-label={owner?.name ?? source}
              aria-owns={at === 0 ? offId : undefined}
              className={styles.column}
            >
              <span className={styles.owner} aria-hidden="true">
                <EngineIcon name={owner?.name ?? source} icon={owner?.icon ?? ''} size={14} />
                {owner?.name}
              </span>
              {column.map((row, index) => {
                if (row.key === TURN_OFF) return null
                const optionId = rowId({ column: at, row: index })
                const parts = splitSuggestion(typed, row.text)
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
                  <div
                    key={row.key}
                    id={optionId}
                    role="option"
                    tabIndex={-1}
                    aria-selected={active === optionId}
                    className={styles.row}
                    title={row.text}
                    onClick={() => onRun(row)}
                  >
                    <span className={styles.typed}>{parts.typed}</span>
                    <span className={styles.rest}>{parts.rest}</span>
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      <div className={styles.foot}>
        <span className={styles.sources}>
          {SUGGESTION_SOURCES.map((name) => (
            <SourceButton key={name} name={name} sources={sources} />
          ))}
        </span>
        {first
          .filter(({ key }) => key === TURN_OFF)
          .map((row) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
            <span
              key={TURN_OFF}
              id={offId}
              role="option"
              tabIndex={-1}
              aria-selected={active === offId}
              className={styles.off}
              onClick={() => onRun(row)}
            >
              {messages('turnOff')}
            </span>
          ))}
        <span className={styles.hint} aria-hidden="true">
          <kbd className={styles.key}>↑</kbd>
          <kbd className={styles.key}>↓</kbd>
          {messages('choose')}
        </span>
        <span className={styles.enter} aria-hidden="true">
          <kbd className={styles.key}>↵</kbd>
          {messages('searchWith', { name: engineBy(engine, language)?.name ?? '' })}
        </span>
      </div>
    </div>
  )
}

/** Turns one source on or off. */
function SourceButton({ name, sources }: { readonly name: string; readonly sources: readonly Source[] }) {
  const messages = useAllMessages()
  const language = useLanguage()
  const engine = engineBy(name, language)
  const active = sources.some((one) => one.name === name && one.active)
  const label = messages(active ? 'sourceOn' : 'sourceOff', { name: engine?.name ?? name })
  return (
    <button
      type="button"
      className={styles.source}
      aria-pressed={active}
      aria-label={label}
      title={label}
      onClick={() => toggleSuggestionSource(name, sources)}
    >
      <EngineIcon name={engine?.name ?? name} icon={engine?.icon ?? ''} size={16} />
    </button>
  )
}
