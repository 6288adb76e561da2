import { tilesOnScreen } from '../../../data/home/index.ts'
import { dataSelector, dataValue } from '../../dom.ts'
import { tileId } from '../../find.ts'

/** The target of a menu or a drag: a tile, or a group in the sidebar. */
export interface TileTarget {
  readonly at: 'tile' | 'group'
  readonly id: string
  /** The focusable element, which a click opens. */
  readonly element: HTMLElement
}

/** Tiles of the live page. They have no ids in the DOM: their order is that of the document. */
const PAGE_TILE = `#root ${dataSelector('pages')} > :not([aria-hidden]) > li`
/** Inputs and links in a widget keep the browser's own menu. */
const NATIVE_MENU = 'input, textarea, [contenteditable], article a'

/** The tile or group that an element belongs to. */
export function tileTargetAt(from: EventTarget | null): TileTarget | undefined {
  if (!(from instanceof Element) || from.closest(NATIVE_MENU) !== null) return undefined
  const listItem = from.closest<HTMLElement>(`${dataSelector('tile')}, ${dataSelector('group')}, ${PAGE_TILE}`)
  const element = listItem?.firstElementChild
  if (!(element instanceof HTMLElement) || listItem === null) return undefined
  const group = dataValue(listItem, 'group')
  const tile = tileId(listItem) ?? tileOnPage(listItem)
  if (group !== undefined) return { at: 'group', id: group, element }
  return tile === undefined ? undefined : { at: 'tile', id: tile, element }
}

function tileOnPage(listItem: HTMLElement): string | undefined {
  const index = [...(listItem.parentElement?.children ?? [])].indexOf(listItem)
  return tilesOnScreen()[index]?.id
}
