import { isPlainObject } from '../../../lib/values/json.ts'
import { type Identified, isRecordList } from '../../../lib/values/records.ts'
import type { Lists } from './list-changes.ts'

/** Values of documents by their ids. */
export type Values = Readonly<Record<string, unknown>>

/** What users count, and the document that has it. */
export const KIND_DOCUMENTS = {
  groups: 'home',
  tiles: 'home',
  notes: 'notes',
  todos: 'schedule',
  boards: 'white-board',
} as const
export type Kind = keyof typeof KIND_DOCUMENTS
export const KINDS: readonly Kind[] = ['groups', 'tiles', 'notes', 'todos', 'boards']

/** The lists of records of a kind in the value of its document, by what they are in. */
export const LISTS: Readonly<Record<Kind, (value: unknown) => Lists>> = {
  groups: (home) => new Map([['', recordsAt(home, 'groups')]]),
  tiles: (home) => {
    const children = recordsAt(home, 'groups').flatMap(childLists)
    return new Map([...children, ...listsOf('dock', recordsAt(home, 'dock'))])
  },
  notes: (notes) => new Map([['', recordsAt(notes, 'noteList')]]),
  todos: (schedule) => new Map(recordsAt(schedule, 'todoList').flatMap(childLists)),
  boards: (boards) => new Map([['', recordsAt(boards, 'boards')]]),
}

/** How many records of a kind there are, folders not counted. */
export const countOf = (values: Values, kind: Kind): number =>
  [...LISTS[kind](values[KIND_DOCUMENTS[kind]]).values()]
    .flat()
    .filter((one) => kind === 'groups' || !('children' in one)).length

type NamedList = readonly [string, readonly Identified[]]

export const childLists = (record: Identified): readonly NamedList[] =>
  listsOf(record.id, recordsAt(record, 'children'))

/** A list, and those of the folders in it. */
const listsOf = (id: string, list: readonly Identified[]): readonly NamedList[] => [
  [id, list],
  ...list.filter((one) => 'children' in one).flatMap(childLists),
]

export function recordsAt(value: unknown, key: string): readonly Identified[] {
  const list = isPlainObject(value) ? value[key] : undefined
  return isRecordList(list) ? list : []
}
