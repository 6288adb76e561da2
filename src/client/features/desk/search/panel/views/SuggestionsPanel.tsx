import { SUGGESTION_SOURCES } from '../../../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../../../shared/lib/url/address.ts'
import { isBrowserSearch } from '../../../../../core/browser/browser-search.ts'
import { useLanguage } from '../../../../../core/text/i18n.ts'
import { Button } from '../../../../../ui/components/button/Button.tsx'
import { useAllMessages } from '../../all-messages.ts'
import { EngineIcon } from '../../engines/EngineIcon.tsx'
import type { Source } from '../../sources/model.ts'
import { allowSuggestions, toggleSuggestionSource } from '../../sources/toggle-sources.ts'
import { splitSuggestion } from '../model.ts'
import type { Suggestions } from '../queries/use-suggestions.ts'
import type { ShownTranslation } from '../queries/use-translation.ts'
import { engineBy, type Row, type Rows, rowId, SEARCH_WEB, TURN_OFF } from '../rows.ts'
import { OwnHits } from './OwnHits.tsx'
import { PanelOption } from './PanelOption.tsx'
import styles from './SuggestionsPanel.module.css'
import { TranslationRow } from './TranslationRow.tsx'

interface SuggestionsPanelProps {
  readonly id: string
  readonly typed: string
  readonly rows: Rows
  /** Of the sources that have any. */
  readonly suggestions: readonly Suggestions[]
  /** The sources that are asked in vain so far. */
  readonly unanswered: readonly Suggestions[]
  readonly translation: ShownTranslation | undefined
  /** Whether the line of this page's own hits is there, even without any. */
  readonly hasOwnLine: boolean
  readonly isPureOffline: boolean
  readonly sources: readonly Source[]
  /** The key of the engine that Enter would use. */
  readonly engine: string
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
}

/** What the text names on this page, the translation, and the suggestions in a column for each source. */
export function SuggestionsPanel({
  id,
  typed,
  rows,
  suggestions,
  unanswered,
  translation,
  hasOwnLine,
  isPureOffline,
  sources,
  engine,
  active,
  onRun,
}: SuggestionsPanelProps) {
  const messages = useAllMessages()
  const language = useLanguage()
  const nameOf = (source: string) => engineBy(source, language)?.name ?? source
  const [ownHits = [], ...columns] = rows.columns
  const offId = rowId({ column: 1, row: (columns[0]?.length ?? 0) - 1 })
  const off = columns[0]?.find(({ key }) => key === TURN_OFF)
  const web = columns[0]?.find(({ key }) => key === SEARCH_WEB)
  const notes = unanswered.map(({ source, state }) => ({
    source,
    note: messages(state === 'ungranted' ? 'sourceUngranted' : state === 'failed' ? 'sourceFailed' : 'sourceSlow'),
  }))
  const isAddress = typedAddress(typed) !== undefined
  const hasList = rows.columns.some((column) => column.length > 0)
  const isOwnActive = ownHits.some((_, row) => active === rowId({ column: 0, row }))
  return (
    <div id={hasList ? undefined : id} className={styles.panel}>
      {hasList ? (
        <div id={id} role="listbox" aria-label={messages('suggestions')} className={styles.list}>
          {hasOwnLine ? <OwnHits rows={ownHits} active={active} onRun={onRun} /> : null}
          {translation === undefined ? null : (
            <TranslationRow
              translation={translation}
              optionId={rowId({ column: columns.length, row: 0 })}
              active={active}
              onRun={() => rows.columns.at(-1)?.forEach(onRun)}
            />
          )}
          {web ? (
            <PanelOption
              id={rowId({ column: 1, row: 0 })}
              row={web}
              active={active}
              className={styles.web}
              title={web.text}
              onRun={onRun}
            >
              <kbd className={styles.key}>↵</kbd>
              <span className={styles.text}>{web.text}</span>
              {notes[0] ? (
                <span className={styles.note} aria-hidden="true">
                  {notes[0].note}
                </span>
              ) : null}
            </PanelOption>
          ) : null}
          {suggestions.length > 0 ? (
            <div role="presentation" className={styles.columns}>
              {suggestions.map(({ source }, at) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
                <div
                  key={source}
                  role="group"
                  aria-label={nameOf(source)}
                  aria-owns={at === 0 ? offId : undefined}
                  className={styles.column}
                >
                  <span className={styles.owner} aria-hidden="true">
                    <EngineIcon name={nameOf(source)} icon={engineBy(source, language)?.icon ?? ''} size={14} />
                    {nameOf(source)}
                  </span>
                  <SuggestionOptions
                    rows={columns[at] ?? []}
                    column={at + 1}
                    typed={typed}
                    active={active}
                    onRun={onRun}
                  />
                </div>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      <span role="status" className={styles.status}>
        {notes.map(({ source, note }) => `${nameOf(source)}: ${note}`).join(' ')}
      </span>
      <div className={styles.foot}>
        {isPureOffline ? (
          <span className={styles.offline}>{messages('pureOffline')}</span>
        ) : (
          <span className={styles.sources}>
            {SUGGESTION_SOURCES.map((name) => (
              <SourceButton key={name} name={name} sources={sources} />
            ))}
          </span>
        )}
        <AllowSuggestions unanswered={unanswered} />
        {off ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
          <span
            id={offId}
            role="option"
            tabIndex={-1}
            aria-selected={active === offId}
            className={styles.off}
            onClick={() => onRun(off)}
          >
            {messages('turnOff')}
          </span>
        ) : null}
        {off || ownHits.length > 0 ? (
          <span className={styles.hint} aria-hidden="true">
            <kbd className={styles.key}>↑</kbd>
            <kbd className={styles.key}>↓</kbd>
            {messages('choose')}
          </span>
        ) : null}
        {web ? null : (
          <span className={styles.enter} aria-hidden="true">
            <kbd className={styles.key}>↵</kbd>
            {isOwnActive
              ? messages('openHit')
              : isAddress
                ? messages('openAddress')
                : isBrowserSearch()
                  ? messages('go')
                  : messages('searchWith', { name: nameOf(engine) })}
          </span>
        )}
      </div>
    </div>
  )
}

/** Lets the browser ask whether this page may ask the first of the sources that it may not. */
function AllowSuggestions({ unanswered }: Pick<SuggestionsPanelProps, 'unanswered'>) {
  const messages = useAllMessages()
  const language = useLanguage()
  const first = unanswered.find(({ state }) => state === 'ungranted')
  if (first === undefined) return null
  const name = engineBy(first.source, language)?.name ?? first.source
  return (
    <Button size="s" onClick={() => void allowSuggestions(first.origins)}>
      {messages('allowSource', { name })}
    </Button>
  )
}

interface SuggestionOptionsProps extends Pick<SuggestionsPanelProps, 'typed' | 'active' | 'onRun'> {
  readonly rows: readonly Row[]
  readonly column: number
}

/** The suggestions of one source; the row that turns all off is drawn below the columns. */
function SuggestionOptions({ rows, column, typed, active, onRun }: SuggestionOptionsProps) {
  return rows.map((row, index) => {
    if (row.key === TURN_OFF) return null
    const parts = splitSuggestion(typed, row.text)
    return (
      <PanelOption
        key={row.key}
        id={rowId({ column, row: index })}
        row={row}
        active={active}
        className={styles.row}
        title={row.text}
        onRun={onRun}
      >
        <span className={styles.typed}>{parts.typed}</span>
        <span className={styles.rest}>{parts.rest}</span>
      </PanelOption>
    )
  })
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
      <EngineIcon name={engine?.name ?? name} icon={engine?.icon ?? ''} size={18} />
    </button>
  )
}
