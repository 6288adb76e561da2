import { isPlainObject } from './json.ts'

/** A record with an id that is unique in its document: a group, an item, a note, a todo. */
export interface Identified {
  readonly id: string
}

/** A path into a document: keys of objects, and ids of records in lists. */
export type Path = readonly (string | Identified)[]

export const isIdentified = (value: unknown): value is Identified =>
  isPlainObject(value) && typeof value.id === 'string'

export const idsOf = (list: readonly Identified[]): readonly string[] => list.map((record) => record.id)

/** Whether a value is a list of records with unique ids. */
export function isRecordList(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every(isIdentified) && new Set(idsOf(value)).size === value.length
}

/** The paths of all records in a value, at any depth, by id. */
export function recordsIn(value: unknown): ReadonlyMap<string, Path> {
  const records = new Map<string, Path>()
  const collect = (inner: unknown, at: Path) => {
    if (isRecordList(inner)) {
      for (const { id, ...fields } of inner) {
        const path = [...at, { id }]
        records.set(id, path)
        collect(fields, path)
      }
    } else if (isPlainObject(inner)) for (const [key, one] of Object.entries(inner)) collect(one, [...at, key])
  }
  collect(value, [])
  return records
}

/**
 * What a record is called: its name, else the first line of its text, without the signs of a heading; empty if it has
 * neither.
 */
export function recordTitle(record: unknown, nameKey = 'name', textKey = 'content'): string {
  const { [nameKey]: name, [textKey]: text } = isPlainObject(record) ? record : {}
  if (typeof name === 'string' && name !== '') return name
  const [firstLine = ''] = (typeof text === 'string' ? text : '').trim().split('\n')
  return firstLine.replace(/^#+\s*/, '')
}

/** A path after records on it have moved: it starts anew at the last of them that still exists. */
export function currentPath(at: Path, records: ReadonlyMap<string, Path>): Path {
  const last = at.findLastIndex((step) => typeof step === 'object' && records.has(step.id))
  const step = at[last]
  const path = typeof step === 'object' ? records.get(step.id) : undefined
  return path === undefined ? at : [...path, ...at.slice(last + 1)]
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

/** A value without these records, at any depth. */
export function withoutRecords<T>(value: T, ids: ReadonlySet<string>): T
export function withoutRecords(value: unknown, ids: ReadonlySet<string>): unknown {
  if (isRecordList(value)) return value.flatMap((one) => (ids.has(one.id) ? [] : [withoutRecords(one, ids)]))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutRecords(one, ids)]))
}
