import { tileId } from '../../ui/dom.deferred.ts'
import { dataSelector, dataValue } from '../../ui/dom.ts'
import { tilesOnScreen } from '../home/index.ts'

/** What a menu is asked for: a tile, wherever it lies, or a group in the sidebar. */
export interface TileTarget {
  readonly at: 'tile' | 'group'
  readonly id: string
  /** What has the focus, and what a click opens. */
  readonly element: HTMLElement
}

/** A page's tiles; not those of a page that goes. They carry no ids: their order is the document's. */
const PAGE_TILE = `#root ${dataSelector('pages')} > :not([aria-hidden]) > li`
/** In a widget what can be written into or followed keeps the browser's own menu. */
const BROWSERS = 'input, textarea, [contenteditable], article a'

/** The tile or group that an element belongs to. */
export function tileTargetAt(from: EventTarget | null): TileTarget | undefined {
  if (!(from instanceof Element) || from.closest(BROWSERS) !== null) return undefined
  const place = from.closest<HTMLElement>(`${dataSelector('tile')}, ${dataSelector('group')}, ${PAGE_TILE}`)
  const element = place?.firstElementChild
  if (!(element instanceof HTMLElement) || place === null) return undefined
  const group = dataValue(place, 'group')
  const tile = tileId(place) ?? tileOnPage(place)
  if (group !== undefined) return { at: 'group', id: group, element }
  return tile === undefined ? undefined : { at: 'tile', id: tile, element }
}

function tileOnPage(place: HTMLElement): string | undefined {
  const index = [...(place.parentElement?.children ?? [])].indexOf(place)
  return tilesOnScreen()[index]?.id
}
