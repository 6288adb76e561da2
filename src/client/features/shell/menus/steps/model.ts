import type { Patch } from '../../../../lib/values/patch.ts'
import { type Identified, type Path, recordsIn } from '../../../../lib/values/records.ts'

type TilesAct = 'add' | 'delete' | 'move' | 'resize' | 'edit'
type GroupAct = 'add' | 'delete' | 'move' | 'edit'

/** What a step of undo has done: to which tiles or group, or to what else. `order`: tiles among themselves. */
export type StepSummary =
  | { readonly of: 'tiles'; readonly act: TilesAct; readonly ids: readonly string[] }
  | { readonly of: 'group'; readonly act: GroupAct; readonly id: string }
  | { readonly of: 'folder'; readonly id: string }
  | { readonly of: 'order' | 'wallpaper' | 'settings' }
  | { readonly of: 'contents'; readonly owner: string }

/** The part of a step in one document. */
export interface StepPart {
  readonly document: { readonly id: string; readonly section: string }
  readonly patches: readonly Patch[]
}

/** Derives from its patches what a step has done; undefined if there is no name for that. */
export function summarize(parts: readonly StepPart[]): StepSummary | undefined {
  const desktop = parts.find(({ document }) => document.id === 'home')
  if (desktop !== undefined) return summarizeDesktop(desktop.patches)
  if (parts.some(({ document }) => document.id === 'wallpaper')) return { of: 'wallpaper' }
  if (parts.some(({ document }) => document.section === 'seting')) return { of: 'settings' }
  const [owner] = parts[0]?.document.id.split('.') ?? []
  return owner === undefined ? undefined : { of: 'contents', owner }
}

/** Documents of which the home screen shows what changes: its icons, its wallpaper and its look. */
const SEEN: ReadonlySet<string> = new Set(['home', 'wallpaper', 'theme'])

/** Whether a step is seen as it is taken. */
export const isSeen = (parts: readonly StepPart[]): boolean => parts.every(({ document: { id } }) => SEEN.has(id))

type ListPatch = Extract<Patch, { readonly removed: unknown }>
const isList = (patch: Patch): patch is ListPatch => 'removed' in patch

function summarizeDesktop(patches: readonly Patch[]): StepSummary | undefined {
  const lists = patches.filter(isList)
  const groups = lists.find(({ at }) => at.length === 1 && at[0] === 'groups')
  if (groups !== undefined) return summarizeGroups(groups)
  return summarizeLists(lists) ?? summarizeFields(patches.filter((patch) => !isList(patch)))
}

function summarizeGroups({ added, removed, from, to }: ListPatch): StepSummary | undefined {
  const one = (act: GroupAct, [id, ...others]: readonly string[]): StepSummary | undefined =>
    id === undefined || others.length > 0 ? undefined : { of: 'group', act, id }
  if (added.length > 0) return one('add', idsIn(added))
  if (removed.length > 0) return one('delete', idsIn(removed))
  return one('move', outOfOrder(from, to))
}

const idsIn = (records: readonly Identified[]) => records.map(({ id }) => id)
const allIdsIn = (records: readonly Identified[]) => [...recordsIn(records).keys()]

/** Tiles that came, went or moved, between or within lists. A new folder that takes tiles in has been made of them. */
function summarizeLists(lists: readonly ListPatch[]): StepSummary | undefined {
  const added = lists.flatMap((list) => list.added)
  const removed = lists.flatMap((list) => list.removed)
  const arrived = new Set(allIdsIn(added))
  const left = new Set(allIdsIn(removed))
  const moved = arrived.intersection(left)
  const [first, ...others] = idsIn(added).filter((id) => !left.has(id))
  if (first !== undefined)
    return moved.size > 0 ? { of: 'folder', id: first } : { of: 'tiles', act: 'add', ids: [first, ...others] }
  const gone = idsIn(removed).filter((id) => !arrived.has(id))
  if (gone.length > 0) return { of: 'tiles', act: 'delete', ids: gone }
  if (moved.size > 0) return { of: 'tiles', act: 'move', ids: [...moved] }
  return lists.map(summarizeOrder).find((summary) => summary !== undefined)
}

/** One tile that has passed several others is named; from anything else the moved ones cannot be told. */
function summarizeOrder({ from, to }: ListPatch): StepSummary | undefined {
  const [id, ...others] = outOfOrder(from, to)
  if (id === undefined) return undefined
  const isCertain = others.length === 0 && Math.abs(from.indexOf(id) - to.indexOf(id)) > 1
  return isCertain ? { of: 'tiles', act: 'move', ids: [id] } : { of: 'order' }
}

/** The fewest ids that have moved from one order to the other: all but a longest sequence in the old order. */
function outOfOrder(from: readonly string[], to: readonly string[]): readonly string[] {
  const ranks = new Map(from.map((id, rank) => [id, rank]))
  const kept = to.filter((id) => ranks.has(id))
  /** By length: the index of the sequence's last id with the lowest rank. */
  const ends: number[] = []
  const previous: number[] = []
  const rankAt = (index: number | undefined) => ranks.get(kept[index ?? -1] ?? '') ?? -1
  kept.forEach((_, index) => {
    const at = ends.findIndex((end) => rankAt(end) > rankAt(index))
    const length = at === -1 ? ends.length : at
    previous.push(ends[length - 1] ?? -1)
    ends[length] = index
  })
  const inOrder = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) inOrder.add(index)
  return kept.filter((_, index) => !inOrder.has(index))
}

/** Changed fields of a group, or of tiles: their size, their place on a free page, or anything else. */
function summarizeFields(patches: readonly Patch[]): StepSummary | undefined {
  const changed = patches.map(({ at }) => recordOf(at))
  const group = changed.find(({ depth }) => depth === 1)
  if (group !== undefined) return { of: 'group', act: 'edit', id: group.id }
  const ids = [...new Set(changed.map(({ id }) => id).filter((id) => id !== ''))]
  if (ids.length === 0) return undefined
  const fields = new Set(changed.map(({ field }) => field))
  if (fields.isSubsetOf(new Set(['x', 'y']))) return { of: 'tiles', act: 'move', ids }
  const isSize = fields.isSubsetOf(new Set(['x', 'y', 'w', 'h', 'size']))
  return { of: 'tiles', act: isSize ? 'resize' : 'edit', ids }
}

/** The innermost record of a path, and the field in it; a group's is `groups` and its id. */
function recordOf(at: Path): { readonly id: string; readonly field: string; readonly depth: number } {
  const last = at.findLastIndex((step) => typeof step === 'object')
  const [record, field] = at.slice(last)
  return {
    id: typeof record === 'object' ? record.id : '',
    field: typeof field === 'string' ? field : '',
    depth: at[0] === 'groups' ? last : 0,
  }
}
