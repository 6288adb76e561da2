import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { type Identified, isRecordList } from '../../../lib/values/records.ts'
import { ofEach, present, type Sides } from './sides.ts'

/** Names a list of records in a value: the record that it is in, and the path from there. */
export type ListKey = string

export const listKey = (owner: string | undefined, path: readonly string[]): ListKey => JSON.stringify([owner, ...path])

/** A record with the list that it is in, and the record that this is in; undefined for a list of the value itself. */
export interface Placed {
  readonly record: Identified
  readonly list: ListKey
  readonly owner: string | undefined
}

/** The records of a value at any depth, by their ids, and the ids in each list, in their order. */
export interface RecordIndex {
  readonly records: ReadonlyMap<string, Placed>
  readonly lists: ReadonlyMap<ListKey, readonly string[]>
}

/** Finds the records of a value. */
export function indexRecords(value: unknown): RecordIndex {
  const records = new Map<string, Placed>()
  const lists = new Map<ListKey, readonly string[]>()
  const collect = (inner: unknown, owner: string | undefined, path: readonly string[]) => {
    if (isRecordList(inner)) {
      const list = listKey(owner, path)
      lists.set(
        list,
        inner.map(({ id }) => id),
      )
      for (const record of inner) {
        records.set(record.id, { record, list, owner })
        for (const [key, one] of Object.entries(record)) collect(one, record.id, [key])
      }
    } else if (isPlainObject(inner)) for (const [key, one] of Object.entries(inner)) collect(one, owner, [...path, key])
  }
  collect(value, undefined, [])
  return { records, lists }
}

/** Where a merged record is. */
export type Places = ReadonlyMap<string, Pick<Placed, 'list' | 'owner'>>

/**
 * Decides which records there are, and where each is: in one place, however many sides have moved it. One that a side
 * has deleted is gone, unless the other has edited or moved it since; what holds a record stays with it.
 * @param isBlind whether nothing is known of a common past: then nothing was deleted
 */
export function placeRecords(sides: Sides<RecordIndex>, isBlind: boolean): Places {
  const ids = new Set(present(sides).flatMap(({ records }) => [...records.keys()]))
  const places = new Map<string, Placed>()
  for (const id of ids) {
    const place = placeOf(
      ofEach(sides, ({ records }) => records.get(id)),
      isBlind,
    )
    if (place !== undefined) places.set(id, place)
  }
  for (const [id, place] of places) keepOwners(id, place, sides, places)
  return places
}

function placeOf({ base, local, remote }: Sides<Placed>, isBlind: boolean): Placed | undefined {
  if (local !== undefined && remote !== undefined) {
    if (isBlind || local.list === base?.list) return remote
    return local
  }
  const kept = local ?? remote
  if (kept === undefined || base === undefined || isBlind) return kept
  return kept.list === base.list && sameJson(ownFields(kept.record), ownFields(base.record)) ? undefined : kept
}

/** A record without the lists of records in it. */
const ownFields = (record: Identified): unknown =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isRecordList(value)))

/** Brings back what holds a record, and cuts a circle of records that two sides have moved into one another. */
function keepOwners(id: string, place: Placed, sides: Sides<RecordIndex>, places: Map<string, Placed>): void {
  const above = new Set([id])
  for (let { owner } = place; owner !== undefined; ) {
    const known = places.get(owner)
    if (above.has(owner)) {
      const former = sides.remote?.records.get(owner) ?? sides.base?.records.get(owner)
      if (former !== undefined) places.set(owner, former)
      return
    }
    above.add(owner)
    const held = known ?? firstOf(sides, owner)
    if (held === undefined) return
    places.set(owner, held)
    owner = held.owner
  }
}

const firstOf = ({ local, remote, base }: Sides<RecordIndex>, id: string): Placed | undefined =>
  local?.records.get(id) ?? remote?.records.get(id) ?? base?.records.get(id)
