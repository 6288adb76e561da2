import { useEffect } from 'react'
import { useStore } from 'zustand'
import { SUGGESTION_SOURCES } from '../../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../../shared/lib/url/address.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import {
  beginLocalSearch,
  useLocalSearch,
  useMostUsedIcons,
  useSourceOffers,
} from '../../../shell/local-search/lazy.ts'
import { searchHistory } from '../document.first-frame.ts'
import { type ProvidedMode, providedMode, shownTab } from '../provided-mode.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { effectiveSources, type Source } from '../sources/model.ts'
import { type PanelKind, panelFor } from './model.ts'
import { useOwnHits } from './queries/use-own-hits.ts'
import { type Suggestions, useSuggestions } from './queries/use-suggestions.ts'
import { type ShownTranslation, useTranslation } from './queries/use-translation.ts'
import { engineBy, localRows, type RowActions, type Rows, startRows, suggestionRows, webRow } from './rows.ts'
import type { BoxState } from './use-box-state.ts'

/** The most icons that an empty box offers. */
const MAX_ICONS = 8
const MAX_RESULTS = 50
const NO_ROWS: Rows = { layout: 'columns', columns: [] }
const NO_MODE: Pick<ProvidedMode, 'useRows'> = { useRows: () => NO_ROWS }

/** What the panel shows. */
export interface PanelContent {
  /** Undefined while no panel is open. */
  readonly kind: PanelKind | undefined
  readonly rows: Rows
  readonly sources: readonly Source[]
  /** Of the sources that have any. */
  readonly suggestions: readonly Suggestions[]
  /** The sources that are asked in vain so far. */
  readonly unanswered: readonly Suggestions[]
  readonly translation: ShownTranslation | undefined
  /** Whether the line of this page's own hits is there, even without any. */
  readonly hasOwnLine: boolean
  /** Whether no source may be asked. */
  readonly isPureOffline: boolean
  /** Whether everything on the page has been searched. */
  readonly isComplete: boolean
}

/** The panel that the state of the box opens, and its rows. */
export function useRows(
  state: BoxState,
  input: HTMLInputElement | null,
  text: string,
  engine: string,
  actions: RowActions,
): PanelContent {
  const values = useDocument(searchSettings, (now) => now)
  const history = useDocument(searchHistory, (now) => now)
  const language = useLanguage()
  const mode = useStore(providedMode)
  const tab = shownTab(values.searchTabActiveIndex, mode)
  const past = values.isSearchHistory && tab === 0 ? history : []
  const kind = panelFor({ ...state, tab, isBlank: text.trim() === '', hasHistory: past.length > 0 })
  const isPageSearched = kind !== undefined && kind !== 'provided'
  useEffect(() => {
    // lists what has changed
    if (isPageSearched) beginLocalSearch()
  }, [isPageSearched])
  const icons = useMostUsedIcons(MAX_ICONS)
  const { results, complete } = useLocalSearch(tab === 1 ? text : '', MAX_RESULTS)
  const offers = useSourceOffers()
  const sources = effectiveSources(values.searchAssociationArr, engine, SUGGESTION_SOURCES)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const asked = useSuggestions(input, tab === 0 && !isPureOffline ? text : '', sources)
  const suggestions = asked.filter(({ list }) => list.length > 0)
  const isTranslated = values.isSearchTranslate && tab === 0 && !isPureOffline
  const translation = useTranslation(input, isTranslated ? text : '')
  const isListed = translation !== undefined || suggestions.length > 0
  const ownHits = useOwnHits(kind === 'suggestions' ? text : '', isListed)
  const engineName = engineBy(engine, language)?.name ?? ''
  const isNothing = suggestions.length + ownHits.hits.length === 0
  const isAsked = !isPureOffline && sources.some(({ active }) => active) && typedAddress(text) === undefined
  const web = isNothing && isAsked ? webRow(text, engineName, actions) : undefined
  // who uses it is mounted anew as the mode comes or goes
  const { useRows: useProvidedRows } = mode ?? NO_MODE
  const provided = useProvidedRows(kind === 'provided')
  const rows = () => {
    if (kind === 'provided') return provided
    if (kind === 'start') return startRows(icons, past, language, actions)
    if (kind === 'suggestions')
      return suggestionRows({ ownHits: ownHits.hits, suggestions, translation: translation?.text, web }, actions)
    return kind === 'local' ? localRows({ results, offers }, text, engineName, actions) : NO_ROWS
  }
  return {
    kind,
    rows: rows(),
    sources,
    suggestions,
    unanswered: asked.filter(({ state }) => state !== 'ready' && state !== 'waiting'),
    translation,
    hasOwnLine: ownHits.hasRoom || ownHits.hits.length > 0,
    isPureOffline,
    isComplete: complete,
  }
}
