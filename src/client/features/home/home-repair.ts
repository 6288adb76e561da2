import * as v from 'valibot'
import { type Group, type Home, type Item, plainGroupSchema, plainItemSchema } from '../../../shared/entities/item.ts'
import { isPlainObject } from '../../../shared/lib/data/json.ts'
import type { Schema } from '../../core/schema.ts'
import { homeSchema } from './home-schema.ts'

/**
 * Reads a desktop from anything, where `homeSchema` finds that something is wrong. What is usable stays, down to the single
 * field; what is not is left out, or is as if nothing had been said, and is named. What has no id gets one. Of two tiles with the
 * same id the second is left out (a tile is in exactly one place). What holds tiles as a folder does is no icon. A folder in a
 * folder is dissolved, what lies in no folder follows what it lay in, what is no icon leaves the dock for the first page, and
 * there always is a page.
 */
const homeRepair: Schema<Home> = {
  parse(input) {
    const sound = homeSchema.parse(input)
    if (sound.ok) return sound
    if (!isPlainObject(input)) return { ok: false, reason: 'not a desktop' }
    const { groups, dock, ...unknown } = input
    const reading: Reading = { repaired: Object.keys(unknown), seen: new Set() }
    const pages = eachOf(groups, 'groups', reading, readGroup)
    const docked = eachOf(dock, 'dock', reading, readItem)
    const [first = { ...GROUP, id: newId('groups', reading), children: [] }, ...rest] = pages
    const others = docked.filter((item) => !isIcon(item))
    if (pages.length === 0) reading.repaired.push('groups')
    if (others.length > 0) reading.repaired.push('dock')
    return {
      ok: true,
      value: {
        groups: [{ ...first, children: [...first.children, ...others] }, ...rest],
        dock: docked.filter(isIcon),
      },
      repaired: reading.repaired,
    }
  },
}

/** What has been left out or replaced so far, and the ids and lists that have been read. */
interface Reading {
  readonly repaired: string[]
  readonly seen: Set<unknown>
}

/** What a page and a tile are when nothing is said. */
const GROUP = { name: '', icon: '', mode: 0, lock: false } as const
const ITEM = { name: '', type: 'icon', size: '1x1' } as const

const isIcon = ({ type }: Item) => type === 'icon'

/** What lies deeper in folders is left out. */
const DEEPEST = 100

type Read<T> = (input: unknown, path: string, reading: Reading, depth: number) => readonly T[]

/** A list is read once: what the browser has stored may be a ring. */
function eachOf<T>(list: unknown, path: string, reading: Reading, read: Read<T>, depth = 0): readonly T[] {
  if (!Array.isArray(list) || reading.seen.has(list) || depth > DEEPEST) return leftOut(path, reading)
  reading.seen.add(list)
  return list.flatMap((input: unknown, at) => read(input, `${path}.${at}`, reading, depth))
}

function leftOut(path: string, { repaired }: Reading): [] {
  repaired.push(path)
  return []
}

/** A page is never left out for its id: its tiles would go with it. */
function readGroup(input: unknown, path: string, reading: Reading): readonly Group[] {
  const [group, children] = apart(plainGroupSchema, input, GROUP, path, reading)
  if (group === undefined) return leftOut(path, reading)
  if (reading.seen.has(group.id)) leftOut(path, reading)
  const id = reading.seen.has(group.id) ? newId(path, reading) : group.id
  reading.seen.add(id)
  return [{ ...group, id, children: eachOf(children, `${path}.children`, reading, readItem) }]
}

/** A tile; where it is none, or cannot hold anything, what has lain in it. */
function readItem(input: unknown, path: string, reading: Reading, depth: number): readonly Item[] {
  const [item, children] = apart(plainItemSchema, input, ITEM, path, reading)
  const isTaken = item === undefined || reading.seen.has(item.id)
  if (!isTaken) reading.seen.add(item.id)
  const inside = children === undefined ? [] : eachOf(children, `${path}.children`, reading, readItem, depth + 1)
  if (isTaken) return [...leftOut(path, reading), ...inside]
  if (children === undefined) return [item]
  const isFolder = item.component === 'folder'
  if (isFolder && depth === 0) {
    if (item.type === 'icon') leftOut(`${path}.type`, reading)
    return [{ ...item, type: 'component', children: inside }]
  }
  return [...leftOut(path, reading), ...(isFolder ? [] : [item]), ...inside]
}

/**
 * A record by itself, of its usable fields and, where it has to have others, the usual ones; and what lies in it. What says
 * nothing but who it is, is nothing.
 */
function apart<T>(
  schema: v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries },
  input: unknown,
  usual: object,
  path: string,
  reading: Reading,
): readonly [T | undefined, unknown] {
  const { children, ...own } = isPlainObject(input) ? input : {}
  const whole = v.safeParse(schema, own)
  if (whole.success) return [whole.output, children]
  const said = Object.entries(own).filter(([key, value]) => {
    const entry = Object.hasOwn(schema.entries, key) && schema.entries[key]
    return entry && v.safeParse(entry, value).success
  })
  const keys = new Set(said.map(([key]) => key))
  const type = keys.has('component') && { type: 'component' }
  const mended = v.safeParse(schema, { ...usual, ...type, id: newId(path, reading), ...Object.fromEntries(said) })
  if (!mended.success || said.every(([key]) => key === 'id')) return [undefined, children]
  for (const key of Object.keys({ id: 0, ...usual, ...own })) if (!keys.has(key)) leftOut(`${path}.${key}`, reading)
  return [mended.output, children]
}

/** An id that is the same whenever the same is read: it is made of where the record has been found. */
function newId(path: string, { seen }: Reading): string {
  let id = path
  while (seen.has(id)) id += '+'
  return id
}

export default homeRepair
