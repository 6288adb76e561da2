import type { Item } from '../../../../shared/entities/item.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import type { MenuEntry } from '../../../ui/overlay/menu/menu-entries.ts'
import type { ContextMenu } from '../../shell/menus/index.ts'

/** The menus of a free page in edit mode. */
interface PageMenus {
  /** The menu of the element at an event target, if it belongs to the page. */
  menuAt(from: EventTarget | null): ContextMenu | undefined
  /** Additional entries of the home screen's menu on an empty area. */
  emptyAreaEntriesAt(at: Point | undefined): readonly MenuEntry[]
}

let menus: PageMenus | undefined

/** Registers the menus of the page in edit mode, until the signal aborts. */
export function provideMenus(own: PageMenus, signal: AbortSignal): void {
  menus = own
  signal.addEventListener('abort', () => {
    if (menus === own) menus = undefined
  })
}

/** The registered menu at an event target; undefined if there is none. */
export const providedMenuAt = (from: EventTarget | null): ContextMenu | undefined => menus?.menuAt(from)

/**
 * Registered entries for the home screen's menu on an empty area.
 * @param at where the pointer opened the menu, in px of the viewport
 */
export const providedPageEntries = (at: Point | undefined): readonly MenuEntry[] => menus?.emptyAreaEntriesAt(at) ?? []

/** What a widget adds to the menu of one of its tiles, or a wing above to that of a folder, by the item's id. */
type TileEntries = (tile: string) => readonly MenuEntry[]

const ofWidgets = new Map<string, TileEntries>()

/** Provides what the menus of tiles of a component have of it, such as a choice of what they show. */
export function provideTileEntries(widget: string, entries: TileEntries): void {
  ofWidgets.set(widget, entries)
}

/** The provided entries of a tile's menu; icons have none. */
export const providedTileEntries = ({ id, component = '' }: Item): readonly MenuEntry[] =>
  ofWidgets.get(component)?.(id) ?? []

/** What the wings above add to the menu of a group, by its id. */
type GroupEntries = (group: string) => readonly MenuEntry[]

const ofGroups: GroupEntries[] = []

/** A wing above provides what the menu of a group has of it, such as sharing it. */
export function provideGroupEntries(entries: GroupEntries): void {
  ofGroups.push(entries)
}

/** The provided entries of a group's menu. */
export const providedGroupEntries = (group: string): readonly MenuEntry[] =>
  ofGroups.flatMap((entries) => entries(group))
