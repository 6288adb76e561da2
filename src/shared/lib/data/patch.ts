import { isPlainObject, sameJson } from './json.ts'
import {
  type Identified,
  idsOf,
  isIdentified,
  isRecordList,
  type Path,
  pathTo,
  recordsIn,
  valueAt,
  withoutRecords,
} from './records.ts'

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
    return was === undefined ? [] : diff(was, record, [...at, { id: record.id }])
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
 * left alone: a patch acts only where it finds what it expects, so undoing never undoes somebody else's change. Records are
 * found by their ids wherever they lie meanwhile; none is doubled, and none that should only move is lost.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T
export function applyPatches(value: unknown, patches: readonly Patch[]): unknown {
  const records = recordsIn(value)
  const found = patches.map((patch) => ({ ...patch, at: pathTo(patch.at, records) }))
  return possible(value, found, new Set(records.keys())).reduce((now, patch) => applyAt(now, patch.at, patch), value)
}

/** What one patch would take out of a value, and what it would put in. */
interface Exchange {
  readonly patch: Patch
  readonly out: readonly unknown[]
  readonly come: readonly unknown[]
}

const NOTHING = { out: [], come: [] }
const idsIn = (values: readonly unknown[]) =>
  values.flatMap((value) => [...recordsIn(isIdentified(value) ? [value] : value).keys()])

/**
 * What of the patches can be done: a record comes only if it is nowhere else, one that should move only if it leaves where it
 * was, and leaves only if it can come. One depends on the other, so this is asked again until nothing more has to stay.
 */
function possible(value: unknown, patches: readonly Patch[], ids: ReadonlySet<string>): readonly Patch[] {
  const whole = patches.map(exchangeOf)
  const moved = new Set(idsIn(whole.flatMap(({ out }) => out))).intersection(
    new Set(idsIn(whole.flatMap(({ come }) => come))),
  )
  let now = patches.map((patch) => wanted(value, patch))
  for (;;) {
    const leaving = new Set(idsIn(now.flatMap(({ out }) => out)))
    const barred = ids.union(moved).difference(leaving)
    const arriving = now.map(({ patch, come }) => arrivals(patch, come, barred, moved))
    const lost = moved.difference(new Set(idsIn(arriving.flat())))
    const next = now.map((one, at) => departures(one, arriving[at] ?? [], lost))
    const settled = next.every(({ out }, at) => out.length === now[at]?.out.length)
    if (settled) return next.flatMap(({ patch, out }, at) => restricted(patch, out, arriving[at] ?? []))
    now = next
  }
}

const exchangeOf = (patch: Patch): Exchange =>
  'removed' in patch ? { patch, out: patch.removed, come: patch.added } : { patch, out: [patch.from], come: [patch.to] }

/** What a patch finds as it expects it. */
function wanted(value: unknown, patch: Patch): Exchange {
  if (!('removed' in patch)) return isExpected(value, patch) ? exchangeOf(patch) : { patch, ...NOTHING }
  const list = valueAt(value, patch.at)
  if (!isRecordList(list)) return { patch, ...NOTHING }
  const present = new Map(list.map((record) => [record.id, record]))
  return { patch, out: patch.removed.filter((record) => sameJson(record, present.get(record.id))), come: patch.added }
}

/** What comes: nothing that is elsewhere or gone, nor what was only made to hold things that do not come. */
function arrivals(patch: Patch, come: readonly unknown[], barred: ReadonlySet<string>, moved: ReadonlySet<string>) {
  const free = (one: unknown) => idsIn([one]).every((id) => !barred.has(id))
  if (!('removed' in patch)) return come.filter(free)
  return come.filter(isIdentified).flatMap((record) => {
    if (free(record)) return [record]
    const taken = idsIn([record]).filter((id) => moved.has(id))
    const empty = taken.length > 0 && taken.every((id) => barred.has(id))
    return barred.has(record.id) || empty ? [] : [withoutRecords(record, barred)]
  })
}

/** What leaves: nothing that would be lost. A value is exchanged whole or not at all. */
function departures({ patch, out, come }: Exchange, arriving: readonly unknown[], lost: ReadonlySet<string>): Exchange {
  const leaving = out.filter((one) => idsIn([one]).every((id) => !lost.has(id)))
  const whole = 'removed' in patch || (leaving.length === out.length && arriving.length === come.length)
  return whole ? { patch, out: leaving, come } : { patch, ...NOTHING }
}

function restricted(patch: Patch, out: readonly unknown[], come: readonly unknown[]): readonly Patch[] {
  if (!('removed' in patch)) return out.length === 0 ? [] : [patch]
  return [{ ...patch, removed: out.filter(isIdentified), added: come.filter(isIdentified) }]
}

/** Whether a value still is what a patch has made of it. */
function isExpected(value: unknown, { at, ...patch }: Replaced): boolean {
  const key = at.at(-1)
  if (typeof key !== 'string') return sameJson(valueAt(value, at), patch.from)
  const holder = valueAt(value, at.slice(0, -1))
  if (!isPlainObject(holder)) return false
  return Object.hasOwn(patch, 'from')
    ? Object.hasOwn(holder, key) && sameJson(holder[key], patch.from)
    : !Object.hasOwn(holder, key)
}

/** Makes a change that is known to be possible. */
function applyAt(value: unknown, [step, ...rest]: Path, patch: Patch): unknown {
  if (step === undefined) return 'removed' in patch ? rearrange(value, patch) : patch.to
  if (typeof step === 'object')
    return Array.isArray(value)
      ? value.map((one) => (isIdentified(one) && one.id === step.id ? applyAt(one, rest, patch) : one))
      : value
  if (!isPlainObject(value)) return value
  if (rest.length > 0 || 'removed' in patch) {
    return Object.hasOwn(value, step) ? { ...value, [step]: applyAt(value[step], rest, patch) } : value
  }
  if (Object.hasOwn(patch, 'to')) return { ...value, [step]: patch.to }
  const { [step]: _gone, ...others } = value
  return others
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
