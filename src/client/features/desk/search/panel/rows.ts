import type { Language } from '../../../../../shared/constants.ts'
import { isBrowserSearch } from '../../../../core/browser/browser-search.ts'
import { copyText } from '../../../../ui/input/files/copy-text.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { hideOffers, type SearchResult, type SourceOffer } from '../../../shell/local-search/lazy.ts'
import { openPalette } from '../../../shell/palette/lazy.ts'
import { allMessages } from '../all-messages.ts'
import type { SearchHistoryEntry } from '../document.first-frame.ts'
import { availableEngines } from '../engines/available-engines.ts'
import type { Engine } from '../model.ts'
import { toggleSuggestions } from '../sources/toggle-sources.ts'
import { clearHistory, engineOfPast, forgetSearch } from './history.ts'
import type { RowLayout, RowPosition } from './model.ts'
import type { Suggestions } from './queries/use-suggestions.ts'

/** A row of a panel, chosen by arrows or pointer. */
export interface Row {
  readonly key: string
  readonly text: string
  /** The row's engine, or the entry that it runs. */
  readonly engine?: Engine | undefined
  readonly result?: SearchResult
  /** What it would let be found as well. */
  readonly offer?: SourceOffer
  /** The panel closes afterwards, unless the row stays. */
  readonly run: () => void
  readonly stays?: true
  /** Removes it from the list: by Delete or by its cross. */
  readonly remove?: () => void
}

/** The rows of a panel, by column or paragraph. */
export interface Rows {
  readonly layout: RowLayout
  readonly columns: readonly (readonly Row[])[]
}

/** What the panel of a provided tab is given. */
export interface ModePanelProps {
  /** The id of its list. */
  readonly id: string
  readonly rows: Rows
  /** The row that the arrows have reached; undefined while the text field is active. */
  readonly position: RowPosition | undefined
  readonly setPosition: (position: RowPosition | undefined) => void
  readonly onRun: (row: Row) => void
}

export const rowId = ({ column, row }: RowPosition): string => `search-row-${column}-${row}`

/** What rows do with a text, or with an entry of this page. */
export interface RowActions {
  /** Searches for a text, with the engine in use unless another is named. */
  readonly search: (text: string, engine?: string) => void
  readonly open: (result: SearchResult) => void
}

const resultRow = (result: SearchResult, { open }: RowActions): Row => ({
  key: result.id,
  text: result.entry.title,
  result,
  run: () => open(result),
  ...(result.entry.remove && { remove: result.entry.remove }),
})

/** The most used icons, then the search history, and last the row that clears it. */
export function startRows(
  icons: readonly SearchResult[],
  history: readonly SearchHistoryEntry[],
  language: Language,
  actions: RowActions,
): Rows {
  const engines = availableEngines(language)
  const past = history.map((entry): Row => {
    const { text } = entry
    // repeats the search with the recorded engine, whose icon it shows
    const engine = engineOfPast(entry, engines)
    return {
      key: `past ${text}`,
      text,
      engine,
      run: () => actions.search(text, engine?.key),
      remove: () => forgetSearch(text),
    }
  })
  const clear: Row = { key: 'clear', text: '', run: clearHistory }
  return {
    layout: 'paragraphs',
    columns: [icons.map((icon) => resultRow(icon, actions)), past.length > 0 ? [...past, clear] : []],
  }
}

/** The key of the row that turns the suggestions off. */
export const TURN_OFF = 'turn off'

/** The key of the row that copies the translation. */
export const TRANSLATION = 'translation'

/** What the rows of a web search are made of. */
interface WebContent {
  readonly ownHits: readonly SearchResult[]
  /** Of the sources that have any. */
  readonly suggestions: readonly Suggestions[]
  readonly translation: string | undefined
  /** The row that searches for the text, where nothing else is listed. */
  readonly web: Row | undefined
}

/**
 * What the text names on this page, as a line; below it the suggestions, a column for each source, which also searches;
 * last in the first, the row that turns them off; without any, the row that searches the web. The translation, drawn
 * above them, is the last column: it comes when it comes, and moves no other row.
 */
export function suggestionRows({ ownHits, suggestions, translation, web }: WebContent, actions: RowActions): Rows {
  const line = ownHits.map((result) => resultRow(result, actions))
  const off: Row = { key: TURN_OFF, text: '', run: () => toggleSuggestions(false) }
  const columns = suggestions.map(({ source, list }, at) => [
    ...list.map((text): Row => ({ key: `suggestion ${text}`, text, run: () => actions.search(text, source) })),
    ...(at === 0 ? [off] : []),
  ])
  const copy: readonly Row[] =
    translation === undefined
      ? []
      : [{ key: TRANSLATION, text: translation, run: () => void copyTranslation(translation) }]
  return {
    layout: 'belowLine',
    columns: [line, ...columns, ...(web === undefined ? [] : [[web]]), ...(copy.length > 0 ? [copy] : [])],
  }
}

async function copyTranslation(text: string): Promise<void> {
  const isCopied = await copyText(text)
  showToast({
    kind: isCopied ? 'success' : 'error',
    text: allMessages(isCopied ? 'translationCopied' : 'translationNotCopied'),
  })
}

/** The keys of the rows that search the web and, below the local results, open the palette. */
export const SEARCH_WEB = 'search web'
export const OPEN_PALETTE = 'open palette'

/** Opens the palette from within the box, where commands have no keys. */
export const PALETTE_KEY = 'Ctrl+K'

/** What searches the web for a text says of it. */
export const searchWebText = (text: string, engineName: string): string =>
  isBrowserSearch() ? allMessages('searchWeb', { text }) : allMessages('searchWebFor', { name: engineName, text })

/** The row that searches the web for a text. */
export const webRow = (text: string, engineName: string, { search }: RowActions): Row => ({
  key: SEARCH_WEB,
  text: searchWebText(text.trim(), engineName),
  run: () => search(text),
})

const offerRow = (offer: SourceOffer): Row => ({
  key: `offer ${offer.source}`,
  text: offer.name,
  offer,
  run: offer.allow,
  stays: true,
  remove: hideOffers,
})

/** What a local search has found, and what it could find as well. */
interface LocalContent {
  readonly results: readonly SearchResult[]
  readonly offers: readonly SourceOffer[]
}

/**
 * The local results; then the row that searches the web for the text, the one that opens the palette with it, and what
 * could be found as well.
 */
export function localRows(
  { results, offers }: LocalContent,
  text: string,
  engineName: string,
  actions: RowActions,
): Rows {
  const palette: Row = { key: OPEN_PALETTE, text: allMessages('openPalette'), run: () => openPalette(text) }
  return {
    layout: 'columns',
    columns: [
      [
        ...results.map((result) => resultRow(result, actions)),
        webRow(text, engineName, actions),
        palette,
        ...offers.map(offerRow),
      ],
    ],
  }
}

/** An engine by its key. */
export const engineBy = (key: string, language: Language): Engine | undefined =>
  availableEngines(language).find((engine) => engine.key === key)
