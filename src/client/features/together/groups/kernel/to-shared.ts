import type { SharedContent, SharedTile } from '../../../../../shared/api/shared-group.ts'
import type { Group, Item } from '../../../../../shared/entities/item.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { type PrivateBecause, whyPrivate } from '../../../../../shared/lib/url/public-address.ts'

/** An icon that is not shared, because nobody else could open it, or may. */
export interface LeftOut {
  readonly name: string
  /** Its address without name and password. */
  readonly address: string
  readonly because: PrivateBecause
}

/** What of a group is shared. */
export interface Shareable {
  readonly content: SharedContent
  readonly leftOut: readonly LeftOut[]
  /** How many there are of each, those in folders among the icons. */
  readonly counts: Readonly<Record<'icons' | 'folders' | 'widgets', number>>
  /** How many icons have pictures of the user's own, which stay here. */
  readonly pictures: number
}

/** The most characters of a name, and the most letters of a face. */
const MOST = { name: 60, letters: 8 } as const
const HEX = /^#[\da-f]{3,8}$/i

/** What of a group others may have: its icons, folders and widgets without their contents, and how they lie. */
export function shareableOf({ mode, children }: Pick<Group, 'mode' | 'children'>): Shareable {
  const leftOut: LeftOut[] = []
  const isShared = (item: Item) => {
    if (item.type !== 'icon') return true
    const because = whyPrivate(item.url ?? '')
    if (because !== undefined) leftOut.push({ name: item.name, address: withoutCredentials(item.url ?? ''), because })
    return because === undefined
  }
  const shared = children.flatMap((item): readonly Item[] => {
    if (item.component !== 'folder') return isShared(item) ? [item] : []
    const inside = (item.children ?? []).filter(isShared)
    return inside.length === 0 ? [] : [{ ...item, children: inside }]
  })
  const icons = shared.flatMap((item) => (item.component === 'folder' ? (item.children ?? []) : [item]))
  const folders = shared.filter(({ component }) => component === 'folder').length
  const widgets = shared.filter(({ type }) => type === 'component').length - folders
  return {
    content: { mode, tiles: shared.map((item) => tileOf(item, mode)) },
    leftOut,
    counts: { icons: icons.filter(({ type }) => type === 'icon').length, folders, widgets },
    pictures: icons.filter(({ src = '' }) => /^(?:face|data):/.test(src)).length,
  }
}

/** An address as it may be shown over a shoulder: stars for a name and password, and for all that is asked by it. */
const withoutCredentials = (address: string): string =>
  address.replace(/^([a-z][\w+.-]*:\/\/)[^/?#]*@/i, '$1***@').replace(/[?#].*$/s, (query) => `${query[0]}***`)

function tileOf(item: Item, mode: 0 | 1): SharedTile {
  const place = mode === 1 ? placeOf(item) : {}
  const name = oneLine(item.name, MOST.name)
  if (item.type === 'icon') return { type: 'icon', ...iconOf(item), ...place }
  const children = item.component === 'folder' ? { children: (item.children ?? []).map(childOf) } : {}
  return { type: 'component', component: item.component ?? '', name, size: item.size, ...children, ...place }
}

const childOf = (item: Item) => ({ type: 'icon' as const, ...iconOf(item) })

function iconOf({ name, size, url, background, fontText, fontColor }: Item) {
  return {
    ...{ name: oneLine(name, MOST.name), size },
    ...(url && { url }),
    ...(background && { background }),
    ...(fontText && { fontText: oneLine(fontText, MOST.letters) }),
    ...(fontColor && HEX.test(fontColor) && { fontColor }),
  }
}

const PLACE = ['x', 'y', 'w', 'h', 'r', 'fixedRatio', 'pinX', 'pinY', 'pinPage'] as const

function placeOf(item: Item): object {
  return Object.fromEntries(PLACE.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]] as const])))
}
