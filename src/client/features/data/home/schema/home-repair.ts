import * as v from 'valibot'
import {
  type Group,
  type Home,
  type Item,
  plainGroupSchema,
  plainItemSchema,
} from '../../../../../shared/entities/item.ts'
import type { Schema } from '../../../../core/documents/schemas/schema.ts'
import { isDockable } from '../../../../lib/tile/dockable.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import { homeSchema } from './home-schema.ts'

/**
 * Repairs a home that `homeSchema` rejects: invalid fields are dropped or become defaults, missing ids are generated,
 * duplicate tiles dropped, nested folders flattened. Each repair is reported by its path.
 */
const homeRepair: Schema<Home> = {
  parse(input) {
    const sound = homeSchema.parse(input)
    if (sound.ok) return sound
    if (!isPlainObject(input)) return { ok: false, reason: 'not a desktop' }
    const { groups, dock, ...unknown } = input
    const context: RepairContext = { repaired: Object.keys(unknown), seen: new Set() }
    const pages = readList(groups, 'groups', context, readGroup)
    const docked = readList(dock, 'dock', context, readItem)
    const [first = { ...GROUP, id: newId('groups', context), children: [] }, ...rest] = pages
    const others = docked.filter((item) => !isDockable(item))
    if (pages.length === 0) context.repaired.push('groups')
    if (others.length > 0) context.repaired.push('dock')
    return {
      ok: true,
      value: {
        groups: [{ ...first, children: [...first.children, ...others] }, ...rest],
        dock: docked.filter(isDockable),
      },
      repaired: context.repaired,
    }
  },
}

/** The paths repaired so far, and the ids and lists already read. */
interface RepairContext {
  readonly repaired: string[]
  readonly seen: Set<unknown>
}

/** The default fields of a page and a tile. */
const GROUP = { name: '', icon: '', mode: 0, lock: false } as const
const ITEM = { name: '', type: 'icon', size: '1x1' } as const

/** Folders nested deeper are dropped. */
const MAX_DEPTH = 100

type ReadRecord<T> = (input: unknown, path: string, context: RepairContext, depth: number) => readonly T[]

/** Reads a list once: the browser can store cyclic structures. */
function readList<T>(
  list: unknown,
  path: string,
  context: RepairContext,
  readRecord: ReadRecord<T>,
  depth = 0,
): readonly T[] {
  if (!Array.isArray(list) || context.seen.has(list) || depth > MAX_DEPTH) return drop(path, context)
  context.seen.add(list)
  return list.flatMap((input: unknown, at) => readRecord(input, `${path}.${at}`, context, depth))
}

function drop(path: string, { repaired }: RepairContext): [] {
  repaired.push(path)
  return []
}

/** A page is not dropped for its id, because its tiles would be lost. */
function readGroup(input: unknown, path: string, context: RepairContext): readonly Group[] {
  const [group, children] = readFields(plainGroupSchema, input, GROUP, path, context)
  if (group === undefined) return drop(path, context)
  if (context.seen.has(group.id)) drop(path, context)
  const id = context.seen.has(group.id) ? newId(path, context) : group.id
  context.seen.add(id)
  return [{ ...group, id, children: readList(children, `${path}.children`, context, readItem) }]
}

/** A tile, followed by its children if it is no folder; only the children if it is invalid or a duplicate. */
function readItem(input: unknown, path: string, context: RepairContext, depth: number): readonly Item[] {
  const [item, children] = readFields(plainItemSchema, input, ITEM, path, context)
  const isRejected = item === undefined || context.seen.has(item.id)
  if (!isRejected) context.seen.add(item.id)
  const contents = children === undefined ? [] : readList(children, `${path}.children`, context, readItem, depth + 1)
  if (isRejected) return [...drop(path, context), ...contents]
  if (children === undefined) return [item]
  const isFolder = item.component === 'folder'
  if (isFolder && depth === 0) {
    if (item.type === 'icon') drop(`${path}.type`, context)
    return [{ ...item, type: 'component', children: contents }]
  }
  return [...drop(path, context), ...(isFolder ? [] : [item]), ...contents]
}

/**
 * Separates a record from its children. It has its valid fields and defaults for required ones; it is undefined if no
 * field but its id is valid.
 */
function readFields<T>(
  schema: v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries },
  input: unknown,
  defaults: object,
  path: string,
  context: RepairContext,
): readonly [T | undefined, unknown] {
  const { children, ...own } = isPlainObject(input) ? input : {}
  const parsed = v.safeParse(schema, own)
  if (parsed.success) return [parsed.output, children]
  const valid = Object.entries(own).filter(([key, value]) => {
    const entry = Object.hasOwn(schema.entries, key) && schema.entries[key]
    return entry && v.safeParse(entry, value).success
  })
  const keys = new Set(valid.map(([key]) => key))
  const type = keys.has('component') && { type: 'component' }
  const repaired = v.safeParse(schema, { ...defaults, ...type, id: newId(path, context), ...Object.fromEntries(valid) })
  if (!repaired.success || valid.every(([key]) => key === 'id')) return [undefined, children]
  for (const key of Object.keys({ id: 0, ...defaults, ...own })) if (!keys.has(key)) drop(`${path}.${key}`, context)
  return [repaired.output, children]
}

/** Generates an id from the path of the record: the same input gives the same id. */
function newId(path: string, { seen }: RepairContext): string {
  let id = path
  while (seen.has(id)) id += '+'
  return id
}

export default homeRepair
