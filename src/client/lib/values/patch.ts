import { isPlainObject, sameJson } from './json.ts'
import { insertBehind } from './order.ts'
import {
  currentPath,
  type Identified,
  idsOf,
  isIdentified,
  isRecordList,
  type Path,
  recordsIn,
  valueAt,
  withoutRecords,
} from './records.ts'

/** A replaced value; without `from` (`to`) the key did not exist before (does not afterwards). */
interface Replaced {
  readonly at: Path
  readonly from?: unknown
  readonly to?: unknown
  /** Of the first and the last key that comes or goes: all keys before and afterwards, in their order. */
  readonly keys?: readonly (readonly string[])[]
}

/** A list with added, removed or reordered records. `from` and `to` are the ids in the old and new order. */
interface ReorderedList {
  readonly at: Path
  readonly removed: readonly Identified[]
  readonly added: readonly Identified[]
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** A reversible change of a document, field by field and record by record. */
export type Patch = Replaced | ReorderedList

/** The patches from `before` to `after`. Identical objects are skipped. */
export function diff(before: unknown, after: unknown, at: Path = []): readonly Patch[] {
  if (Object.is(before, after)) return []
  if (isRecordList(before) && isRecordList(after)) return diffRecords(before, after, at)
  if (isPlainObject(before) && isPlainObject(after)) return diffObjects(before, after, at)
  return sameJson(before, after) ? [] : [{ at, from: before, to: after }]
}

function diffObjects(before: Record<string, unknown>, after: Record<string, unknown>, at: Path): readonly Patch[] {
  const keys = [Object.keys(before), Object.keys(after)]
  const all = [...new Set(keys.flat())]
  const isInBoth = (key: string) => Object.hasOwn(before, key) && Object.hasOwn(after, key)
  const inside = all.filter(isInBoth).flatMap((key) => diff(before[key], after[key], [...at, key]))
  const differing = all.filter((key) => !isInBoth(key))
  const own = differing.map((key, index): Patch => {
    const isOuter = index === 0 || index === differing.length - 1
    const value = Object.hasOwn(before, key) ? { from: before[key] } : { to: after[key] }
    return { at: [...at, key], ...value, ...(isOuter && { keys }) }
  })
  return [...inside, ...own]
}

function diffRecords(before: readonly Identified[], after: readonly Identified[], at: Path): readonly Patch[] {
  const old = new Map(before.map((record) => [record.id, record]))
  const now = new Map(after.map((record) => [record.id, record]))
  const inside = after.flatMap((record) => {
    const was = old.get(record.id)
    return was === undefined ? [] : diff(was, record, [...at, { id: record.id }])
  })
  const [from, to] = [idsOf(before), idsOf(after)]
  if (sameJson(from, to)) return inside
  const removed = before.filter((record) => !now.has(record.id))
  const added = after.filter((record) => !old.has(record.id))
  return [...inside, { at, removed, added, from, to }]
}

/** The patches that revert the given ones, in the order of application. */
export function invert(patches: readonly Patch[]): readonly Patch[] {
  return patches.toReversed().map((patch): Patch => {
    if ('removed' in patch) {
      return { at: patch.at, removed: patch.added, added: patch.removed, from: patch.to, to: patch.from }
    }
    return {
      at: patch.at,
      ...(Object.hasOwn(patch, 'to') && { from: patch.to }),
      ...(Object.hasOwn(patch, 'from') && { to: patch.from }),
      ...(patch.keys && { keys: patch.keys.toReversed() }),
    }
  })
}

/**
 * Applies patches to a value that may have changed since: a patch acts only where it finds the expected value, so undo
 * never reverts foreign changes. Moved records are found by id; none is duplicated, and none that only moves is lost.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T
export function applyPatches(value: unknown, patches: readonly Patch[]): unknown {
  const records = recordsIn(value)
  const found = patches.map((patch) => ({ ...patch, at: currentPath(patch.at, records) }))
  return applicablePatches(value, found, new Set(records.keys())).reduce(
    (now, patch) => applyAt(now, patch.at, patch),
    value,
  )
}

/** A patch with the values that it may still remove and insert. */
interface ApplicablePatch {
  readonly patch: Patch
  readonly outgoing: readonly unknown[]
  readonly incoming: readonly unknown[]
}

const NOTHING = { outgoing: [], incoming: [] }
const idsIn = (values: readonly unknown[]) =>
  values.flatMap((value) => [...recordsIn(isIdentified(value) ? [value] : value).keys()])

/**
 * Restricts patches to their applicable parts: a record is inserted only if it is nowhere else, and a moved one is
 * removed only if it is inserted again. The conditions depend on each other, so this iterates to a fixed point.
 */
function applicablePatches(value: unknown, patches: readonly Patch[], ids: ReadonlySet<string>): readonly Patch[] {
  const unrestrictedPatches = patches.map(unrestricted)
  const moved = new Set(idsIn(unrestrictedPatches.flatMap(({ outgoing }) => outgoing))).intersection(
    new Set(idsIn(unrestrictedPatches.flatMap(({ incoming }) => incoming))),
  )
  let current = patches.map((patch) => matchingRecords(value, patch))
  for (;;) {
    const leaving = new Set(idsIn(current.flatMap(({ outgoing }) => outgoing)))
    const blocked = ids.union(moved).difference(leaving)
    const arriving = current.map(({ patch, incoming }) => allowedIncoming(patch, incoming, blocked, moved))
    const lost = moved.difference(new Set(idsIn(arriving.flat())))
    const next = current.map((one, at) => allowedOutgoing(one, arriving[at] ?? [], lost))
    const isFixedPoint = next.every(({ outgoing }, at) => outgoing.length === current[at]?.outgoing.length)
    if (isFixedPoint)
      return next.flatMap(({ patch, outgoing }, at) => restrictPatch(patch, outgoing, arriving[at] ?? []))
    current = next
  }
}

const unrestricted = (patch: Patch): ApplicablePatch =>
  'removed' in patch
    ? { patch, outgoing: patch.removed, incoming: patch.added }
    : { patch, outgoing: [patch.from], incoming: [patch.to] }

/** The parts of a patch whose expected values are in the value. */
function matchingRecords(value: unknown, patch: Patch): ApplicablePatch {
  if (!('removed' in patch)) return isExpected(value, patch) ? unrestricted(patch) : { patch, ...NOTHING }
  const list = valueAt(value, patch.at)
  if (!isRecordList(list)) return { patch, ...NOTHING }
  const present = new Map(list.map((record) => [record.id, record]))
  return {
    patch,
    outgoing: patch.removed.filter((record) => sameJson(record, present.get(record.id))),
    incoming: patch.added,
  }
}

/** The insertable records: none that is elsewhere or deleted, and no container whose moved content is all blocked. */
function allowedIncoming(
  patch: Patch,
  incoming: readonly unknown[],
  blocked: ReadonlySet<string>,
  moved: ReadonlySet<string>,
) {
  const isFree = (one: unknown) => idsIn([one]).every((id) => !blocked.has(id))
  if (!('removed' in patch)) return incoming.filter(isFree)
  return incoming.filter(isIdentified).flatMap((record) => {
    if (isFree(record)) return [record]
    const movedIds = idsIn([record]).filter((id) => moved.has(id))
    const isEmptied = movedIds.length > 0 && movedIds.every((id) => blocked.has(id))
    return blocked.has(record.id) || isEmptied ? [] : [withoutRecords(record, blocked)]
  })
}

/** The removable values: none that would be lost. A replaced value changes as a whole or not at all. */
function allowedOutgoing(
  { patch, outgoing, incoming }: ApplicablePatch,
  arriving: readonly unknown[],
  lost: ReadonlySet<string>,
): ApplicablePatch {
  const leaving = outgoing.filter((one) => idsIn([one]).every((id) => !lost.has(id)))
  const isAllowed = 'removed' in patch || (leaving.length === outgoing.length && arriving.length === incoming.length)
  return isAllowed ? { patch, outgoing: leaving, incoming } : { patch, ...NOTHING }
}

function restrictPatch(patch: Patch, outgoing: readonly unknown[], incoming: readonly unknown[]): readonly Patch[] {
  if (!('removed' in patch)) return outgoing.length === 0 ? [] : [patch]
  return [{ ...patch, removed: outgoing.filter(isIdentified), added: incoming.filter(isIdentified) }]
}

/** Whether the value at a patch is still the expected one. */
function isExpected(value: unknown, { at, ...patch }: Replaced): boolean {
  const key = at.at(-1)
  if (typeof key !== 'string') return sameJson(valueAt(value, at), patch.from)
  const holder = valueAt(value, at.slice(0, -1))
  if (!isPlainObject(holder)) return false
  return Object.hasOwn(patch, 'from')
    ? Object.hasOwn(holder, key) && sameJson(holder[key], patch.from)
    : !Object.hasOwn(holder, key)
}

/** Applies a patch that is known to be applicable. */
function applyAt(value: unknown, [step, ...rest]: Path, patch: Patch): unknown {
  if (step === undefined) return 'removed' in patch ? reorderList(value, patch) : patch.to
  if (typeof step === 'object')
    return Array.isArray(value)
      ? value.map((one) => (isIdentified(one) && one.id === step.id ? applyAt(one, rest, patch) : one))
      : value
  if (!isPlainObject(value)) return value
  if (rest.length > 0 || 'removed' in patch) {
    return Object.hasOwn(value, step) ? { ...value, [step]: applyAt(value[step], rest, patch) } : value
  }
  const next = Object.hasOwn(patch, 'to') ? { ...value, [step]: patch.to } : without(value, step)
  return patch.keys ? inOrder(next, patch.keys[1]) : next
}

function without(fields: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _removed, ...others } = fields
  return others
}

/** The fields in the order of the given keys, others behind them. */
const inOrder = (fields: Record<string, unknown>, keys: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    [...keys, ...Object.keys(fields)].filter((key) => Object.hasOwn(fields, key)).map((key) => [key, fields[key]]),
  )

function reorderList(value: unknown, patch: ReorderedList): unknown {
  if (!isRecordList(value)) return value
  const removed = new Map(patch.removed.map((record) => [record.id, record]))
  const staying = value.filter((record) => !sameJson(record, removed.get(record.id)))
  const present = new Set(idsOf(staying))
  const all = [...staying, ...patch.added.filter((record) => !present.has(record.id))]
  const orderUntouched = sameJson(
    idsOf(staying).filter((id) => patch.from.includes(id)),
    patch.from.filter((id) => present.has(id)),
  )
  return orderUntouched ? orderBy(all, patch.to) : insertAdded(staying, all.slice(staying.length), patch.to)
}

const idOf = ({ id }: Identified): string => id

/** The records in the given order; one that the order does not have stays behind its left neighbour. */
function orderBy(records: readonly Identified[], order: readonly string[]): readonly Identified[] {
  const positions = new Map(order.map((id, index) => [id, index]))
  const known = records.filter((record) => positions.has(record.id))
  const sorted = known.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
  return insertBehind(sorted, records, idOf)
}

/** After a foreign reordering: keeps that order and inserts each added record behind its left neighbour in ours. */
function insertAdded(staying: readonly Identified[], added: readonly Identified[], order: readonly string[]) {
  const byId = new Map([...staying, ...added].map((record) => [record.id, record]))
  const ordered = order.flatMap((id) => byId.get(id) ?? [])
  return insertBehind(staying, ordered, idOf)
}
