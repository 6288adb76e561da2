import { GROUP_ICON_LIST } from '../../../../../shared/entities/group-icon.ts'
import { type Group, type Item, OPEN_TYPES } from '../../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { reasonOfAddress } from '../formats/reason-of-address.ts'
import type { Entry, FolderEntry, SiteEntry, Source } from '../formats/source.ts'
import {
  type ForeignProduct,
  type HeldPicture,
  type LeftBehind,
  MOVE_IN_LIMITS,
  type MoveIn,
  type OfferedWidget,
  type OnProgress,
  type Reason,
} from '../model.ts'
import { faceOf } from './face.ts'
import { nameOf } from './name.ts'
import { tileSizeOf, widgetSizeOf } from './size-here.ts'

/** Entries between two reports of progress. */
const STEP = 500

/** Names of groups that have none, as Infinity's pages, which are counted; the user's language has one for bookmarks. */
const NAMES = {
  itab: 'iTab',
  infinity: 'Infinity',
  wetab: 'WeTab',
  tabliss: 'Tabliss',
  sunpanel: 'Sun-Panel',
  bonjourr: 'Bonjourr',
  mtab: 'mtab',
  naivetab: 'NaiveTab',
  bookmarks: '',
} as const satisfies Record<ForeignProduct, string>

const GROUP_ICONS = new Set<string>(GROUP_ICON_LIST.map(({ name }) => name))

/** What is carried so far, and the group that is being filled. */
interface Load {
  readonly widgets: ReadonlyMap<string, OfferedWidget>
  readonly pictures: HeldPicture[]
  readonly left: LeftBehind[]
  readonly countEntry: () => void
  group: string
  tiles: number
}

/** Makes groups of a file's pages: every entry becomes a tile with a new id, or is left behind with the reason. */
export function carryOver(
  { product, pages, left }: Source,
  widgets: readonly OfferedWidget[],
  onProgress: OnProgress = () => {},
): MoveIn {
  const all = countEntries(pages.flatMap(({ entries }) => entries))
  let read = 0
  const load: Load = {
    widgets: new Map(widgets.map((widget) => [widget.id, widget])),
    pictures: [],
    left: left.map((one) => ({ ...one, name: nameOf(one.name) })),
    countEntry: () => {
      read += 1
      if (read % STEP === 0 || read === all) onProgress(read, all)
    },
    group: '',
    tiles: 0,
  }
  const groups = pages.flatMap(({ name, icon, entries }, index): readonly Group[] => {
    const own = nameOf(name)
    load.group = own || (NAMES[product] !== '' && pages.length > 1 ? `${NAMES[product]} ${index + 1}` : NAMES[product])
    const children = entries.flatMap((entry) => carryEntry(entry, load))
    if (children.length === 0 && own === '') return []
    return [
      { id: createId(), name: load.group, icon: GROUP_ICONS.has(icon) ? icon : '', mode: 0, lock: false, children },
    ]
  })
  return { product, groups, pictures: load.pictures, left: load.left }
}

/** Entries in all, those in folders and the folders themselves. */
export const countEntries = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + 1 + (entry.at === 'folder' ? countEntries(entry.entries) : 0), 0)

/** The tiles of an entry: one, none if it is left behind, or those of a folder that hold no icons. */
function carryEntry(entry: Entry, load: Load): readonly Item[] {
  if (entry.at === 'folder') return carryFolder(entry, load)
  load.countEntry()
  if (entry.at === 'site') return carrySite(entry, load)
  if (entry.at === 'other') return leave(entry, 'form', load)
  const widget = entry.component === undefined ? undefined : load.widgets.get(entry.component)
  if (widget === undefined) return leave(entry, 'widget', load)
  if (isFull(load)) return leave(entry, 'limit', load)
  load.tiles += 1
  const size = widgetSizeOf(entry.size, widget)
  return [{ id: createId(), name: nameOf(entry.name), type: 'component', component: widget.id, size }]
}

function carrySite(entry: SiteEntry, load: Load): readonly Item[] {
  const url = safeUrl(entry.address)
  if (url === undefined || isInternalUrl(url)) return leave(entry, reasonOfAddress(entry.address), load)
  if (isFull(load)) return leave(entry, 'limit', load)
  load.tiles += 1
  const { held, ...face } = faceOf(entry, new URL(url).hostname.replace(/^www\./, ''))
  const openType = openTypeOf(entry.opens)
  const lan = safeUrl(entry.lan ?? '')
  const item: Item = {
    id: createId(),
    name: nameOf(entry.name),
    type: 'icon',
    size: tileSizeOf(entry.size, '1x1'),
    url,
    ...(lan !== undefined && !isInternalUrl(lan) && { lanUrl: lan }),
    ...face,
    ...(openType && { openType }),
  }
  if (held !== undefined) load.pictures.push({ item: item.id, data: held })
  return [item]
}

/** A folder, followed by the widgets in it: our folders hold icons only. A folder in it gives it its icons. */
function carryFolder(folder: FolderEntry, load: Load): readonly Item[] {
  load.countEntry()
  const hasPlace = !isFull(load)
  if (hasPlace) load.tiles += 1
  const tiles = flatten(folder, load).flatMap((entry) => carryEntry(entry, load))
  const children = tiles.filter(({ type }) => type === 'icon')
  const widgets = tiles.filter(({ type }) => type !== 'icon')
  if (!hasPlace) return leave(folder, 'limit', load)
  if (children.length === 0) {
    load.tiles -= 1
    return [...leave(folder, 'empty', load), ...widgets]
  }
  const size = tileSizeOf(folder.size, '2x2')
  const base = { id: createId(), name: nameOf(folder.name), type: 'component', component: 'folder', size } as const
  return [{ ...base, children }, ...widgets]
}

/** What is in a folder and in the folders in it, which are left behind themselves. */
const flatten = ({ entries }: FolderEntry, load: Load): readonly Entry[] =>
  entries.flatMap((entry) => {
    if (entry.at !== 'folder') return [entry]
    load.countEntry()
    leave(entry, entry.entries.length === 0 ? 'empty' : 'nested', load)
    return flatten(entry, load)
  })

const isFull = ({ tiles }: Load): boolean => tiles >= MOVE_IN_LIMITS.tiles

function leave({ name }: { readonly name: string }, why: Reason, { left, group }: Load): readonly Item[] {
  left.push({ name: nameOf(name), group, why })
  return []
}

/** Other products write the index of ours. */
const openTypeOf = (opens: unknown): Item['openType'] =>
  OPEN_TYPES.find((type, index) => [type, index, String(index)].includes(opens as string | number))
