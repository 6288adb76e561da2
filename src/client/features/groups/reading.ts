import * as v from 'valibot'
import { type Group, type Home, type Item, plainGroupSchema, plainItemSchema } from '../../../shared/entities/item.ts'
import { isPlainObject } from '../../../shared/lib/json.ts'
import { type ReadOne, type Schema, salvage } from '../../core/schema.ts'

/**
 * Reads a desktop from anything. What is usable stays: an item, a group or a dock tile that is not is left out and
 * named, as is the second of two with the same id (a tile is in exactly one place).
 */
export const homeSchema: Schema<Home> = {
  parse(input) {
    if (!isPlainObject(input)) return { ok: false, why: 'not a desktop' }
    const repaired = Object.keys(input).filter((key) => key !== 'groups' && key !== 'dock')
    const seen = new Set<string>()
    const groups = salvage(input['groups'], 'groups', repaired, readGroup(seen))
    const dock = salvage(input['dock'], 'dock', repaired, readItem(seen))
    return { ok: true, value: { groups, dock }, repaired }
  },
}

function readGroup(seen: Set<string>): ReadOne<Group> {
  return (input, path, repaired) => {
    const [own, children] = apart(input)
    const group = v.safeParse(plainGroupSchema, own)
    if (!group.success || !isNew(group.output.id, seen)) return undefined
    return { ...group.output, children: salvage(children, `${path}.children`, repaired, readItem(seen)) }
  }
}

/** A folder holds icons and widgets, never a folder: what lies deeper is left out. */
function readItem(seen: Set<string>, inFolder = false): ReadOne<Item> {
  return (input, path, repaired) => {
    const [own, children] = apart(input)
    const item = v.safeParse(plainItemSchema, own)
    if (!item.success || !isNew(item.output.id, seen)) return undefined
    if (children === undefined) return item.output
    if (inFolder) return undefined
    return { ...item.output, children: salvage(children, `${path}.children`, repaired, readItem(seen, true)) }
  }
}

function apart(input: unknown): readonly [unknown, unknown] {
  if (!isPlainObject(input)) return [input, undefined]
  const { children, ...own } = input
  return [own, children]
}

function isNew(id: string, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return true
}
