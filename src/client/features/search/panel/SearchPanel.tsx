import { type RefObject, useLayoutEffect, useState } from 'react'
import { SUGGESTION_SOURCES } from '../../../../shared/api/suggest.ts'
import { useLanguage } from '../../../core/i18n.ts'
import { lazy } from '../../../core/lazy.ts'
import { useDocument } from '../../../core/react.ts'
import { setFlag } from '../../../ui/dom.ts'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { useLook } from '../../../ui/glass/use-look.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { useMessages } from '../all-messages.ts'
import { searchHistory } from '../document.ts'
import { nextEngine } from '../engines/model.ts'
import { searchSettings } from '../settings.ts'
import { sourcesNow } from '../sources/model.ts'
import { useVeil } from '../veil.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { LocalPanel } from './LocalPanel.tsx'
import { type Arrow, moveSpot, nextMode, panelAt, type Spot } from './model.ts'
import { historyRows, iconRows, type Rows, rowId, suggestionRows } from './rows.ts'
import styles from './SearchPanel.module.css'
import { SuggestionsPanel } from './SuggestionsPanel.tsx'
import { useIcons } from './use-icons.ts'
import { useKeys, useNear } from './use-near.ts'
import { useAsked, useSuggestions } from './use-suggestions.ts'

export interface SearchPanelProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** The key of the engine in use. */
  readonly engine: string
  /** Searches for a text, with the engine in use unless another is named. */
  readonly onRun: (text: string, engine?: string) => void
}

/** Few want it, and only the full tier has it. */
const Rim = lazy(() => import('./Rim.tsx'))

const PANEL_ID = 'search-panel'
const NO_ROWS: Rows = { flowing: false, columns: [] }
const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[]
const isArrow = (key: string): key is Arrow => ARROWS.includes(key)

/** What grows out of the search box: one shape with it, and everything behind recedes. Loaded with the first touch. */
export function SearchPanel({ input, text, engine, onRun }: SearchPanelProps) {
  const box = input.current
  const place = box?.closest<HTMLElement>('search') ?? null
  const [near, setClosed] = useNear(place, box)
  const values = useDocument(searchSettings, (now) => now)
  const history = useDocument(searchHistory, (now) => now)
  const language = useLanguage()
  const known = sourcesNow(values.searchAssociationArr, engine, SUGGESTION_SOURCES)
  const asked = useAsked(box, values.searchTabActiveIndex === 0 ? text : '')
  const suggestions = useSuggestions(asked, known)
  const icons = useIcons(text, values.searchTabActiveIndex === 1)
  const kind = panelAt({
    ...near,
    tab: values.searchTabActiveIndex,
    blank: text.trim() === '',
    keepsHistory: values.isSearchHistory,
    past: history.length,
    suggestions: suggestions.length,
  })
  const rows =
    kind === 'history'
      ? historyRows(history, language, onRun)
      : kind === 'suggestions'
        ? suggestionRows(suggestions, onRun)
        : kind === 'local'
          ? iconRows(icons)
          : NO_ROWS
  const [chosen, setSpot] = useState<Spot>()
  const spot = chosen && rows.columns[chosen.column]?.[chosen.row] ? chosen : undefined
  const active = spot && rowId(spot)

  useKeys(box, (event) => {
    const { key } = event
    const local = values.searchTabActiveIndex === 1
    const row = spot ? rows.columns[spot.column]?.[spot.row] : local ? rows.columns[0]?.[0] : undefined
    if (key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      setSpot(undefined)
      setClosed(false)
      searchSettings.update(nextMode)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (key === 'Escape') {
      event.preventDefault()
      if (kind === undefined) box?.blur()
      else setClosed(true)
      setSpot(undefined)
    } else if (key === 'Tab' && values.searchSelectEnginesList.length > 1) {
      event.preventDefault()
      searchSettings.update(nextEngine)
    } else if (key === 'Enter' && (row !== undefined || local)) {
      event.preventDefault() // own icons are never searched for on the web
      setSpot(undefined)
      row?.run()
      if (row?.leaves) setClosed(true)
    } else if (key === 'Delete' && row?.remove !== undefined) {
      event.preventDefault()
      row.remove()
    } else if (isArrow(key)) {
      const counts = rows.columns.map((column) => column.length)
      const next = moveSpot(counts, spot, key, rows.flowing)
      const ours = key === 'ArrowUp' || key === 'ArrowDown' || spot !== undefined || next !== undefined
      if (ours && kind !== undefined) event.preventDefault()
      setSpot(next)
      setClosed(false)
    } else if (key.length === 1) setSpot(undefined)
  })
  const hint = useMessages()('keys')
  useLayoutEffect(() => box?.setAttribute('aria-description', hint), [box, hint]) // how to leave a box that keeps Tab
  useCombobox(box, kind !== undefined, active)
  useMerged(box, kind !== undefined)
  useVeil(box, 'behind-search-panel', kind !== undefined && near.focused)

  const bends = useLook().tier === 'full' && values.isSearchGlass && values.isSearchGlassDistort
  const rim = bends ? <Rim /> : null

  if (kind === undefined) return rim
  const run = (row: { readonly run: () => void; readonly leaves: boolean }) => {
    setSpot(undefined)
    row.run()
    if (row.leaves) setClosed(true)
  }
  return (
    <>
      {near.focused ? <div className={styles.veil} /> : null}
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
            <LocalPanel id={PANEL_ID} rows={rows} active={active} onRun={run} />
          ) : (
            <SuggestionsPanel
              id={PANEL_ID}
              typed={text}
              rows={rows}
              suggestions={suggestions}
              sources={known}
              engine={suggestions[spot?.column ?? -1]?.source ?? engine}
              active={active}
              onRun={run}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Tells of the open panel at the input: the focus stays in the text, the chosen row is told besides. */
function useCombobox(input: HTMLInputElement | null, open: boolean, active: string | undefined) {
  useLayoutEffect(() => {
    // the box draws its input without knowing of panels
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

/** Tells the box's own glass to give way: box and panel are one shape. */
function useMerged(input: HTMLInputElement | null, open: boolean) {
  useLayoutEffect(() => {
    // as above
    setFlag(input?.form, 'panel-open', open)
  }, [input, open])
}
