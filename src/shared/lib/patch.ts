import { isPlainObject, sameJson } from './json.ts'

/** Something with an identity: a group, an item, a note, a todo. */
interface Identified {
  readonly id: string
}

/** Where a change happened: keys of objects, ids within lists of records. */
type Path = readonly string[]

/** One value became another; an absent `from` (`to`) means that the key did not (does no longer) exist. */
interface Replaced {
  readonly at: Path
  readonly from?: unknown
  readonly to?: unknown
}

/** Records of a list that came, went or changed places. `from` and `to` are the ids in their old and new order. */
interface Rearranged {
  readonly at: Path
  readonly removed: readonly Identified[]
  readonly added: readonly Identified[]
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** A reversible change of a document, field by field and record by record. */
export type Patch = Replaced | Rearranged

const isIdentified = (value: unknown): value is Identified => isPlainObject(value) && typeof value['id'] === 'string'
const idsOf = (list: readonly Identified[]) => list.map((record) => record.id)

/** A list whose elements all carry an id of their own, so that they can be told apart wherever they stand. */
function isRecordList(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every(isIdentified) && new Set(idsOf(value)).size === value.length
}

/** The patches that lead from `before` to `after`. Parts that are the same object are not looked into. */
export function diff(before: unknown, after: unknown, at: Path = []): readonly Patch[] {
  if (Object.is(before, after)) return []
  if (isRecordList(before) && isRecordList(after)) return diffRecords(before, after, at)
  if (isPlainObject(before) && isPlainObject(after)) return diffObjects(before, after, at)
  return sameJson(before, after) ? [] : [{ at, from: before, to: after }]
}

function diffObjects(before: Record<string, unknown>, after: Record<string, unknown>, at: Path): readonly Patch[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key): readonly Patch[] => {
    const path = [...at, key]
    if (!Object.hasOwn(before, key)) return [{ at: path, to: after[key] }]
    if (!Object.hasOwn(after, key)) return [{ at: path, from: before[key] }]
    return diff(before[key], after[key], path)
  })
}

function diffRecords(before: readonly Identified[], after: readonly Identified[], at: Path): readonly Patch[] {
  const old = new Map(before.map((record) => [record.id, record]))
  const now = new Map(after.map((record) => [record.id, record]))
  const inside = after.flatMap((record) => {
    const was = old.get(record.id)
    return was === undefined ? [] : diff(was, record, [...at, record.id])
  })
  const [from, to] = [idsOf(before), idsOf(after)]
  if (sameJson(from, to)) return inside
  const removed = before.filter((record) => !now.has(record.id))
  const added = after.filter((record) => !old.has(record.id))
  return [...inside, { at, removed, added, from, to }]
}

/** The patches that take the given ones back, in the order in which they must be applied. */
export function invert(patches: readonly Patch[]): readonly Patch[] {
  return patches.toReversed().map((patch): Patch => {
    if ('removed' in patch) {
      return { at: patch.at, removed: patch.added, added: patch.removed, from: patch.to, to: patch.from }
    }
    return {
      at: patch.at,
      ...(Object.hasOwn(patch, 'to') && { from: patch.to }),
      ...(Object.hasOwn(patch, 'from') && { to: patch.from }),
    }
  })
}

/**
 * Applies patches to a value that may have changed since they were made. What another hand has changed meanwhile is
 * left alone: a patch acts only where it finds what it expects, so undoing never undoes somebody else's change.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T
export function applyPatches(value: unknown, patches: readonly Patch[]): unknown {
  const altered = patches.flatMap((patch) => ('removed' in patch ? alteredIds(valueAt(value, patch.at), patch) : []))
  return patches.map((patch) => without(patch, altered)).reduce((now, patch) => applyAt(now, patch.at, patch), value)
}

/** Records that should go but have been changed meanwhile, and stay. */
function alteredIds(list: unknown, { removed }: Rearranged): readonly string[] {
  if (!isRecordList(list)) return []
  const going = new Map(removed.map((record) => [record.id, record]))
  return idsOf(list.filter(({ id }) => going.has(id))).filter(
    (id) =>
      !sameJson(
        going.get(id),
        list.find((record) => record.id === id),
      ),
  )
}

/** A record that stays where it is must not come back elsewhere too: taking back a move would double it. */
function without(patch: Patch, ids: readonly string[]): Patch {
  if (!('removed' in patch) || ids.length === 0) return patch
  return { ...patch, added: patch.added.filter(({ id }) => !ids.includes(id)) }
}

function valueAt(value: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(value))
    return valueAt(
      value.find((element) => isIdentified(element) && element.id === key),
      rest,
    )
  return isPlainObject(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined
}

function applyAt(value: unknown, path: Path, patch: Patch): unknown {
  const [key, ...rest] = path
  if (key === undefined) return 'removed' in patch ? rearrange(value, patch) : replace(value, patch)
  if (Array.isArray(value))
    return value.map((element) =>
      isIdentified(element) && element.id === key ? applyAt(element, rest, patch) : element,
    )
  if (!isPlainObject(value)) return value
  if (rest.length > 0 || 'removed' in patch) {
    return Object.hasOwn(value, key) ? { ...value, [key]: applyAt(value[key], rest, patch) } : value
  }
  return replaceKey(value, key, patch)
}

const replace = (value: unknown, patch: Replaced) => (sameJson(value, patch.from) ? patch.to : value)

function replaceKey(value: Record<string, unknown>, key: string, patch: Replaced): Record<string, unknown> {
  const expected = Object.hasOwn(patch, 'from')
    ? Object.hasOwn(value, key) && sameJson(value[key], patch.from)
    : !Object.hasOwn(value, key)
  if (!expected) return value
  if (Object.hasOwn(patch, 'to')) return { ...value, [key]: patch.to }
  const { [key]: _gone, ...rest } = value
  return rest
}

function rearrange(value: unknown, patch: Rearranged): unknown {
  if (!isRecordList(value)) return value
  const going = new Map(patch.removed.map((record) => [record.id, record]))
  const staying = value.filter((record) => !sameJson(record, going.get(record.id)))
  const present = new Set(idsOf(staying))
  const all = [...staying, ...patch.added.filter((record) => !present.has(record.id))]
  const orderUntouched = sameJson(
    idsOf(staying).filter((id) => patch.from.includes(id)),
    patch.from.filter((id) => present.has(id)),
  )
  return orderUntouched ? orderBy(all, patch.to) : placeNewcomers(staying, all.slice(staying.length), patch.to)
}

/** The records in the wanted order; one that the order does not name stays behind its left neighbour. */
function orderBy(records: readonly Identified[], order: readonly string[]): readonly Identified[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const known = records.filter((record) => place.has(record.id))
  const sorted = known.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return insertBehind(sorted, records)
}

/** Somebody else has rearranged the list: keep that order and put each newcomer behind its left neighbour of ours. */
function placeNewcomers(staying: readonly Identified[], added: readonly Identified[], order: readonly string[]) {
  const byId = new Map([...staying, ...added].map((record) => [record.id, record]))
  const wanted = order.flatMap((id) => byId.get(id) ?? [])
  return insertBehind(staying, wanted)
}

/** `base`, with each record that only `reference` has put behind the nearest record to its left that `base` has. */
function insertBehind(base: readonly Identified[], reference: readonly Identified[]): readonly Identified[] {
  const result = [...base]
  const has = new Set(idsOf(base))
  for (const [index, record] of reference.entries()) {
    if (has.has(record.id)) continue
    const left = reference[index - 1]
    const behind = left === undefined ? 0 : result.findIndex((other) => other.id === left.id) + 1
    result.splice(behind, 0, record)
    has.add(record.id)
  }
  return result
}
