import type { Group, Home } from '../../../../shared/entities/item.ts'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { isRecordList } from '../../../lib/values/records.ts'
import { childLists, KIND_DOCUMENTS, KINDS, type Kind, LISTS, recordsAt, type Values } from './kinds.ts'
import { changesOfLists, type ListChanges } from './list-changes.ts'

/** A document, as far as it matters here. */
export interface Placed {
  readonly id: string
  readonly section: Section
}

/** What differs between two states of documents. */
export interface Changes extends Readonly<Record<Kind, ListChanges>> {
  /** As `document.key`; `wallpaper` alone for what makes up one wallpaper. */
  readonly settings: readonly string[]
  /** Sections of which something else differs. */
  readonly others: readonly Section[]
  /** The sections that differ at all. */
  readonly sections: readonly Section[]
  /** The documents that differ. */
  readonly documents: readonly string[]
}

/** @param documents those that are compared */
export const changesBetween = (before: Values, after: Values, documents: readonly Placed[]): Changes =>
  compare(withoutTimes(before), withoutTimes(after), documents)

/** When a note was written is not what it says: the welcome of each device has a time of its own. */
function withoutTimes(values: Values): Values {
  const { notes } = values
  if (!isPlainObject(notes) || !isRecordList(notes.noteList)) return values
  const noteList = notes.noteList.map((note) => ({ ...note, time: undefined }))
  return { ...values, notes: { ...notes, noteList } }
}

function compare(before: Values, after: Values, documents: readonly Placed[]): Changes {
  const differing = documents.filter(({ id }) => !sameJson(before[id], after[id]))
  const kinds = kindsBetween(before, after, new Set(differing.map(({ id }) => id)))
  const isSaid = ({ id, section }: Placed) =>
    section === SETTINGS || KINDS.some((kind) => KIND_DOCUMENTS[kind] === id && !isEmpty(kinds[kind]))
  return {
    ...kinds,
    settings: settingsBetween(
      before,
      after,
      differing.filter(({ section }) => section === SETTINGS),
    ),
    others: sectionsOf(differing.filter((one) => !isSaid(one))),
    sections: sectionsOf(differing),
    documents: differing.map(({ id }) => id),
  }
}

/** What differs of a group; undefined where a desktop does not have it. */
export function changesOfGroup(group: Group, now: Home): Changes | undefined {
  const counterpart = now.groups.find(({ id }) => id === group.id)
  if (counterpart === undefined) return undefined
  const alone = (one: Group): Values => ({ home: { groups: [one], dock: [] } })
  return changesBetween(alone(group), alone(counterpart), [{ id: 'home', section: 'nav_info' }])
}

const SETTINGS: Section = 'seting'
const sectionsOf = (documents: readonly Placed[]): readonly Section[] =>
  SECTIONS.filter((section) => documents.some((one) => one.section === section))

const isEmpty = ({ added, removed, changed, finished, moved }: ListChanges): boolean =>
  added.length + removed.length + changed.length + finished.length + moved === 0

function kindsBetween(before: Values, after: Values, differing: ReadonlySet<string>): Record<Kind, ListChanges> {
  const of = (kind: Kind) => {
    const id = KIND_DOCUMENTS[kind]
    const [old, now] = differing.has(id) ? [before[id], after[id]] : []
    const implied = kind === 'tiles' ? listsOfLoneGroups(old, now) : undefined
    return changesOfLists(LISTS[kind](old), LISTS[kind](now), implied)
  }
  return { groups: of('groups'), tiles: of('tiles'), notes: of('notes'), todos: of('todos'), boards: of('boards') }
}

/** The lists of tiles in groups that only one of two desktops has. */
function listsOfLoneGroups(one: unknown, other: unknown): ReadonlySet<string> {
  const [groups, others] = [recordsAt(one, 'groups'), recordsAt(other, 'groups')]
  const [ids, otherIds] = [groups, others].map((list) => new Set(list.map(({ id }) => id)))
  const lone = [...groups.filter(({ id }) => !otherIds?.has(id)), ...others.filter(({ id }) => !ids?.has(id))]
  return new Set(lone.flatMap(childLists).map(([list]) => list))
}

const WALLPAPER = 'wallpaper'
/** What makes up one wallpaper. */
const WALLPAPER_KEYS: readonly string[] = [
  ...['wallpaperType', 'wallpaperSrc', 'wallpaperMiniSrc', 'wallpaperBg', 'wallpaperColor'],
]

function settingsBetween(before: Values, after: Values, documents: readonly Placed[]): readonly string[] {
  const names = documents.flatMap(({ id }) =>
    keysBetween(before[id], after[id]).map((key) =>
      id === WALLPAPER && WALLPAPER_KEYS.includes(key) ? WALLPAPER : `${id}.${key}`,
    ),
  )
  return [...new Set(names)]
}

function keysBetween(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [before, after].map((value) => (isPlainObject(value) ? value : {}))
  return Object.keys({ ...old, ...now }).filter((key) => !sameJson(old?.[key], now?.[key]))
}
