import { type RefObject, useLayoutEffect, useState } from 'react'
import { SUGGESTION_SOURCES } from '../../../../shared/api/suggest.ts'
import { shortcutOf } from '../../../../shared/lib/text/shortcut.ts'
import { useLanguage } from '../../../core/i18n.ts'
import { lazy } from '../../../core/lazy.ts'
import { useDocument } from '../../../core/react.ts'
import { setFlag } from '../../../ui/dom.ts'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { useGlassState } from '../../../ui/glass/glass-state.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { openPalette } from '../../palette/lazy.ts'
import { useAllMessages } from '../all-messages.ts'
import { searchHistory } from '../document.ts'
import { nextEngine } from '../engines/model.ts'
import { searchSettings } from '../settings.ts'
import { effectiveSources } from '../sources/model.ts'
import { useDimmedPage } from '../use-dimmed-page.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { LocalPanel } from './LocalPanel.tsx'
import { type Arrow, nextMode, nextPosition, panelFor, type RowPosition } from './model.ts'
import { historyRows, localRows, PALETTE_KEY, type Rows, rowId, suggestionRows } from './rows.ts'
import styles from './SearchPanel.module.css'
import { SuggestionsPanel } from './SuggestionsPanel.tsx'
import { useBoxState, useKeys } from './use-box-state.ts'
import { useLocalResults } from './use-local-results.ts'
import { useDebouncedQuery, useSuggestions } from './use-suggestions.ts'

export interface SearchPanelProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** The key of the engine in use. */
  readonly engine: string
  /** Searches for a text, with the engine in use unless another is named. */
  readonly onRun: (text: string, engine?: string) => void
}

/** Lazy: an optional effect of the full tier. */
const Rim = lazy(() => import('./Rim.tsx'))

const PANEL_ID = 'search-panel'
const NO_ROWS: Rows = { isWrapped: false, columns: [] }
const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[]
const isArrow = (key: string): key is Arrow => ARROWS.includes(key)

/** The panel under the search box: it merges with the box into one shape and dims the page. Loaded on first use. */
export function SearchPanel({ input, text, engine, onRun }: SearchPanelProps) {
  const box = input.current
  const container = box?.closest<HTMLElement>('search') ?? null
  const [state, setClosed] = useBoxState(container, box)
  const values = useDocument(searchSettings, (now) => now)
  const history = useDocument(searchHistory, (now) => now)
  const language = useLanguage()
  const sources = effectiveSources(values.searchAssociationArr, engine, SUGGESTION_SOURCES)
  const query = useDebouncedQuery(box, values.searchTabActiveIndex === 0 ? text : '')
  const suggestions = useSuggestions(query, sources)
  const local = useLocalResults(text, values.searchTabActiveIndex === 1)
  const kind = panelFor({
    ...state,
    tab: values.searchTabActiveIndex,
    isBlank: text.trim() === '',
    isHistoryOn: values.isSearchHistory,
    historyCount: history.length,
    suggestionCount: suggestions.length,
  })
  const rows =
    kind === 'history'
      ? historyRows(history, language, onRun)
      : kind === 'suggestions'
        ? suggestionRows(suggestions, onRun)
        : kind === 'local'
          ? localRows(local.results, text)
          : NO_ROWS
  const [chosen, setPosition] = useState<RowPosition>()
  const position = chosen && rows.columns[chosen.column]?.[chosen.row] ? chosen : undefined
  const active = position && rowId(position)

  useKeys(box, (event) => {
    const { key } = event
    const isLocal = values.searchTabActiveIndex === 1
    const row = position ? rows.columns[position.column]?.[position.row] : isLocal ? firstResult(rows) : undefined
    if (shortcutOf(event) === PALETTE_KEY) {
      event.preventDefault()
      openPalette(text)
      return
    }
    if (key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      setPosition(undefined)
      setClosed(false)
      searchSettings.update(nextMode)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (key === 'Escape') {
      event.preventDefault()
      if (kind === undefined) box?.blur()
      else setClosed(true)
      setPosition(undefined)
    } else if (key === 'Tab' && values.searchSelectEnginesList.length > 1) {
      event.preventDefault()
      searchSettings.update(nextEngine)
    } else if (key === 'Enter' && (row !== undefined || isLocal)) {
      event.preventDefault() // the user's icons are never searched for on the web
      setPosition(undefined)
      row?.run()
      if (row?.closesPanel) setClosed(true)
    } else if (key === 'Delete' && row?.remove !== undefined) {
      event.preventDefault()
      row.remove()
    } else if (isArrow(key)) {
      const counts = rows.columns.map((column) => column.length)
      const next = nextPosition(counts, position, key, rows.isWrapped)
      const isHandled = key === 'ArrowUp' || key === 'ArrowDown' || position !== undefined || next !== undefined
      if (isHandled && kind !== undefined) event.preventDefault()
      setPosition(next)
      setClosed(false)
    } else if (key.length === 1) setPosition(undefined)
  })
  const hint = useAllMessages()('keys')
  // Tab switches engines here: the description says how to leave the box
  useLayoutEffect(() => box?.setAttribute('aria-description', hint), [box, hint])
  useCombobox(box, kind !== undefined, active)
  useMerged(box, kind !== undefined)
  useDimmedPage(box, 'behind-search-panel', kind !== undefined && state.focused)

  const hasRim = useGlassState().tier === 'full' && values.isSearchGlass && values.isSearchGlassDistort
  const rim = hasRim ? <Rim /> : null

  if (kind === undefined) return rim
  const run = (row: { readonly run: () => void; readonly closesPanel: boolean }) => {
    setPosition(undefined)
    row.run()
    if (row.closesPanel) setClosed(true)
  }
  return (
    <>
      {state.focused ? <div className={styles.dim} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press here must leave the focus in the input */}
      <div
        ref={placeGlass}
        className={classes(surface.g2, styles.panel)}
        data-volatile
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.body}>
          {kind === 'history' ? (
            <HistoryPanel id={PANEL_ID} rows={rows} active={active} onRun={run} />
          ) : kind === 'local' ? (
            <LocalPanel id={PANEL_ID} rows={rows} complete={local.complete} active={active} onRun={run} />
          ) : (
            <SuggestionsPanel
              id={PANEL_ID}
              typed={text}
              rows={rows}
              suggestions={suggestions}
              sources={sources}
              engine={suggestions[position?.column ?? -1]?.source ?? engine}
              active={active}
              onRun={run}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** The row that Enter runs without a choice: never the one that opens the palette. */
const firstResult = ({ columns: [column] }: Rows) => column?.find(({ result }) => result !== undefined)

/** Sets the input's combobox attributes: the focus stays in the text, the active row is announced. */
function useCombobox(input: HTMLInputElement | null, open: boolean, active: string | undefined) {
  useLayoutEffect(() => {
    // the box renders its input and does not depend on the panels
    if (input === null || !open) return undefined
    const attributes = {
      'aria-controls': PANEL_ID,
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.setAttribute('aria-expanded', 'true')
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
      input.setAttribute('aria-expanded', 'false')
    }
  }, [input, open])
  useLayoutEffect(() => {
    // as above
    if (input === null || active === undefined) return undefined
    input.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, active])
}

/** Hides the box's own glass while the panel is open: both are one shape. */
function useMerged(input: HTMLInputElement | null, open: boolean) {
  useLayoutEffect(() => {
    // as above
    setFlag(input?.form, 'panel-open', open)
  }, [input, open])
}
