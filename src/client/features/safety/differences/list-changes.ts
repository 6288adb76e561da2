import { sameJson } from '../../../lib/values/json.ts'
import type { Identified } from '../../../lib/values/records.ts'

/** Lists of records by what they are in, such as the tiles of each group. */
export type Lists = ReadonlyMap<string, readonly Identified[]>

/** What differs between lists: records as they are after, those that are gone as they were. */
export interface ListChanges {
  readonly added: readonly Identified[]
  readonly removed: readonly Identified[]
  readonly changed: readonly Identified[]
  /** Of todos: those that got done. */
  readonly finished: readonly Identified[]
  /** How many are elsewhere, or in another order. */
  readonly moved: number
}

/** A record, and the list that it is in. */
interface Standing {
  readonly record: Identified
  readonly list: string
}

/** A record that both sides have. */
interface Pair {
  readonly then: Standing
  readonly now: Standing
}

/** @param implied lists whose records come and go with something that is said already */
export function changesOfLists(before: Lists, after: Lists, implied: ReadonlySet<string> = new Set()): ListChanges {
  const [old, now] = [standingIn(before), standingIn(after)]
  const common = [...old].flatMap(([id, then]): readonly Pair[] => {
    const one = now.get(id)
    return one === undefined ? [] : [{ then, now: one }]
  })
  const isDone = (pair: Pair) => isFinished(pair.now.record) && !isFinished(pair.then.record)
  const isChanged = (pair: Pair) => !sameJson(contentOf(pair.then.record), contentOf(pair.now.record))
  return {
    added: recordsOf(beyond(now, old, implied)),
    removed: recordsOf(beyond(old, now, implied)),
    changed: recordsOf(common.filter((pair) => !isDone(pair) && isChanged(pair)).map((pair) => pair.now)),
    finished: recordsOf(common.filter(isDone).map((pair) => pair.now)),
    moved: elsewhere(common) + reordered(before, after),
  }
}

const standingIn = (lists: Lists): ReadonlyMap<string, Standing> =>
  new Map([...lists].flatMap(([list, records]) => records.map((record) => [record.id, { record, list }] as const)))

/** The records of one side alone. */
const beyond = (
  standing: ReadonlyMap<string, Standing>,
  others: ReadonlyMap<string, Standing>,
  implied: ReadonlySet<string>,
): readonly Standing[] => [...standing].flatMap(([id, one]) => (others.has(id) || implied.has(one.list) ? [] : [one]))

const isFinished = (record: Identified): boolean => 'finish' in record && record.finish === true
const recordsOf = (standing: readonly Standing[]): readonly Identified[] => standing.map(({ record }) => record)

/** Where a tile is on a free page. */
const PLACE: readonly string[] = ['x', 'y', 'w', 'h', 'r']
const isOfPlace = (key: string): boolean => PLACE.includes(key)

const contentOf = (record: Identified): unknown =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'children' && !isOfPlace(key)))
const placeOf = (record: Identified): unknown =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isOfPlace(key)))

/** How many records are in another list, or elsewhere on a free page. */
const elsewhere = (pairs: readonly Pair[]): number =>
  pairs.filter(({ then, now }) => then.list !== now.list || !sameJson(placeOf(then.record), placeOf(now.record))).length

/** How many records have left the order of their list. */
function reordered(before: Lists, after: Lists): number {
  let count = 0
  for (const [list, records] of after) {
    const places = new Map((before.get(list) ?? []).map(({ id }, at) => [id, at]))
    const stayed = records.flatMap(({ id }) => places.get(id) ?? [])
    count += stayed.length - longestAscent(stayed)
  }
  return count
}

/** The length of the longest ascending part of a sequence, with gaps: those in it have kept their order. */
function longestAscent(sequence: readonly number[]): number {
  /** The least last number of an ascent of each length. */
  const ends: number[] = []
  for (const number of sequence) {
    const at = ends.findIndex((end) => end >= number)
    ends[at < 0 ? ends.length : at] = number
  }
  return ends.length
}
