import { isPlainObject } from './json.ts'

/** Something with an identity: a group, an item, a note, a todo. An id names one record in a document. */
export interface Identified {
  readonly id: string
}

/** A way into a document: keys of objects, and ids of records in lists. */
export type Path = readonly (string | Identified)[]

export const isIdentified = (value: unknown): value is Identified =>
  isPlainObject(value) && typeof value['id'] === 'string'

export const idsOf = (list: readonly Identified[]): readonly string[] => list.map((record) => record.id)

/** A list whose elements all carry an id of their own, so that they can be told apart wherever they stand. */
export function isRecordList(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every(isIdentified) && new Set(idsOf(value)).size === value.length
}

/** The records in a value, at any depth, with the way to each. */
export function recordsIn(value: unknown): ReadonlyMap<string, Path> {
  const records = new Map<string, Path>()
  const collect = (inner: unknown, at: Path) => {
    if (isRecordList(inner)) {
      for (const { id, ...fields } of inner) {
        const way = [...at, { id }]
        records.set(id, way)
        collect(fields, way)
      }
    } else if (isPlainObject(inner)) for (const [key, one] of Object.entries(inner)) collect(one, [...at, key])
  }
  collect(value, [])
  return records
}

/** The way to the same place when records on it lie elsewhere: it begins at the last of them that there is. */
export function pathTo(at: Path, records: ReadonlyMap<string, Path>): Path {
  const last = at.findLastIndex((step) => typeof step === 'object' && records.has(step.id))
  const step = at[last]
  const way = typeof step === 'object' ? records.get(step.id) : undefined
  return way === undefined ? at : [...way, ...at.slice(last + 1)]
}

export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value
  if (typeof step === 'object')
    return Array.isArray(value)
      ? valueAt(
          value.find((one) => isIdentified(one) && one.id === step.id),
          rest,
        )
      : undefined
  return isPlainObject(value) && Object.hasOwn(value, step) ? valueAt(value[step], rest) : undefined
}

/** A value without these records, at whatever depth. */
export function withoutRecords<T>(value: T, ids: ReadonlySet<string>): T
export function withoutRecords(value: unknown, ids: ReadonlySet<string>): unknown {
  if (isRecordList(value)) return value.flatMap((one) => (ids.has(one.id) ? [] : [withoutRecords(one, ids)]))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutRecords(one, ids)]))
}
