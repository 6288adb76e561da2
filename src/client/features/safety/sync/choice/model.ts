import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import { isPlainObject, sameJson } from '../../../../lib/values/json.ts'
import { type Identified, isRecordList } from '../../../../lib/values/records.ts'

/** Values of documents by their ids. */
type Values = Readonly<Record<string, unknown>>

/** What a user counts, by the document that has it. */
const DOCUMENTS = { tiles: 'home', notes: 'notes', todos: 'schedule', boards: 'white-board' } as const
export type Kind = keyof typeof DOCUMENTS
export const KINDS: readonly Kind[] = ['tiles', 'notes', 'todos', 'boards']

/** The records of a value that hold no others: icons and widgets without their folders and groups, notes, todos, boards. */
function leavesOf(value: unknown): readonly Identified[] {
  if (isRecordList(value)) return value.flatMap((one) => ('children' in one ? leavesOf(one.children) : [one]))
  return isPlainObject(value) ? Object.values(value).flatMap(leavesOf) : []
}

function groupsOf({ home }: Values): readonly Identified[] {
  const groups = isPlainObject(home) ? home.groups : []
  return isRecordList(groups) ? groups : []
}

const recordsOf = (values: Values, kind: Kind): readonly Identified[] => leavesOf(values[DOCUMENTS[kind]])

/** How many there are of each kind, and of groups. */
export type Contents = Readonly<Record<Kind | 'groups', number>>

export const contentsOf = (values: Values): Contents => ({
  groups: groupsOf(values).length,
  tiles: recordsOf(values, 'tiles').length,
  notes: recordsOf(values, 'notes').length,
  todos: recordsOf(values, 'todos').length,
  boards: recordsOf(values, 'boards').length,
})

/** The records of one side that the other does not have. */
export type Surplus = Readonly<Record<Kind | 'groups', readonly Identified[]>>

export function surplusOf(one: Values, other: Values): Surplus {
  const beyond = (records: readonly Identified[], others: readonly Identified[]) => {
    const known = new Set(others.map(({ id }) => id))
    return records.filter(({ id }) => !known.has(id))
  }
  const of = (kind: Kind) => beyond(recordsOf(one, kind), recordsOf(other, kind))
  return {
    groups: beyond(groupsOf(one), groupsOf(other)),
    ...{ tiles: of('tiles'), notes: of('notes'), todos: of('todos'), boards: of('boards') },
  }
}

/** What both sides have, each in a way of its own. */
export interface Unlike {
  /** Records as this side has them. */
  readonly records: readonly (Identified & { readonly kind: Kind })[]
  /** Whether the desktop is the same but for where things are. */
  readonly isRearranged: boolean
  /** How many settings. */
  readonly settings: number
  /** Whether the wallpaper is among them. */
  readonly isWallpaper: boolean
  /** Sections of which something else is not the same. */
  readonly others: readonly Section[]
  /** Sections that are wholly the same. */
  readonly same: readonly Section[]
}

interface Placed {
  readonly id: string
  readonly section: Section
}

const SETTINGS: Section = 'seting'
const WALLPAPER = 'wallpaper'
/** What makes up one wallpaper. */
const PARTS_OF_WALLPAPER: readonly string[] = [
  'wallpaperType',
  'wallpaperSrc',
  'wallpaperMiniSrc',
  'wallpaperBg',
  'wallpaperColor',
]

/** @param documents those that either side may have */
export function unlikeOf(one: Values, other: Values, documents: readonly Placed[]): Unlike {
  const differing = documents.filter(({ id }) => !sameJson(one[id], other[id]))
  const keys = differing
    .filter(({ section }) => section === SETTINGS)
    .flatMap(({ id }) => differingKeys(one[id], other[id]).map((key) => ({ id, key })))
  const isOfWallpaper = ({ id, key }: (typeof keys)[number]) => id === WALLPAPER && PARTS_OF_WALLPAPER.includes(key)
  const isWallpaper = keys.some(isOfWallpaper)
  const records = KINDS.flatMap((kind) => unlikeRecords(one, other, kind))
  const listed: readonly string[] = Object.values(DOCUMENTS)
  const isIn = (list: readonly Placed[], section: Section) => list.some((placed) => placed.section === section)
  const sections = SECTIONS.filter((section) => isIn(documents, section))
  return {
    records,
    isRearranged:
      differing.some(({ id }) => id === DOCUMENTS.tiles) &&
      !records.some(({ kind }) => kind === 'tiles') &&
      [surplusOf(one, other), surplusOf(other, one)].every(({ groups, tiles }) => groups.length + tiles.length === 0),
    settings: keys.filter((key) => !isOfWallpaper(key)).length + (isWallpaper ? 1 : 0),
    isWallpaper,
    others: sections.filter(
      (section) =>
        section !== SETTINGS &&
        isIn(
          differing.filter(({ id }) => !listed.includes(id)),
          section,
        ),
    ),
    same: sections.filter((section) => !isIn(differing, section)),
  }
}

/** Where a tile is on a free page. */
const PLACE: readonly string[] = ['x', 'y', 'w', 'h', 'r']
const contentOf = (record: Identified): unknown =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !PLACE.includes(key)))

/** Records of both sides with other content; where a record stands is no part of it. */
function unlikeRecords(one: Values, other: Values, kind: Kind) {
  const others = new Map(recordsOf(other, kind).map((record) => [record.id, record]))
  return recordsOf(one, kind).flatMap((record) => {
    const counterpart = others.get(record.id)
    return counterpart === undefined || sameJson(contentOf(record), contentOf(counterpart)) ? [] : [{ ...record, kind }]
  })
}

function differingKeys(one: unknown, other: unknown): readonly string[] {
  if (!isPlainObject(one) || !isPlainObject(other)) return ['']
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !sameJson(one[key], other[key]))
}
