import { isPlainObject } from '../../../lib/values/json.ts'
import { type Identified, isRecordList, recordTitle } from '../../../lib/values/records.ts'
import { mergeOrder } from './order.ts'
import { indexRecords, type ListKey, listKey, type Places, placeRecords, type RecordIndex } from './places.ts'
import type { FieldRules, MergeRule } from './rule.ts'
import { mergeKeys, ruleOfField, type Scope } from './scope.ts'
import { ofEach, present, type Sides } from './sides.ts'
import { mergeText } from './text.ts'

type TreeRule = Extract<MergeRule, { tree: unknown }>

/** A tree under way: its records by side, and where each goes. */
interface Tree {
  readonly rules: FieldRules
  readonly copies: string | undefined
  readonly index: Sides<RecordIndex>
  readonly members: ReadonlyMap<ListKey, ReadonlySet<string>>
  readonly scope: Scope
}

/** Objects field by field, and lists of records record by record, wherever a record has moved to. */
export function mergeTree({ tree: rules, copies }: TreeRule, sides: Sides, scope: Scope): unknown {
  const index = ofEach(sides, indexRecords)
  const places = placeRecords(index, scope.isBlind)
  for (const id of index.local?.records.keys() ?? []) if (!places.has(id)) scope.noteVanished(id)
  return mergeNode(sides, undefined, [], { rules, copies, index, members: membersOf(places), scope })
}

function membersOf(places: Places): ReadonlyMap<ListKey, ReadonlySet<string>> {
  const members = new Map<ListKey, Set<string>>()
  for (const [id, { list }] of places) members.set(list, (members.get(list) ?? new Set()).add(id))
  return members
}

/** A value of a tree: the one at a path from a record, or from the tree itself. */
function mergeNode(sides: Sides, owner: string | undefined, path: readonly string[], tree: Tree): unknown {
  const list = listKey(owner, path)
  const values = present(sides)
  if (tree.members.has(list) || (values.length > 0 && values.every(isRecordList))) return mergeList(list, tree)
  const { local, remote } = sides
  const isObject = values.every(isPlainObject) && local !== undefined && remote !== undefined
  if (!isObject) return tree.scope.mergeValue('later', sides)
  return mergeFields(
    ofEach(sides, (value) => (isPlainObject(value) ? value : {})),
    owner,
    path,
    tree,
  )
}

/** The fields of an object, those that have a rule of their own by that. */
function mergeFields(
  objects: Sides<Readonly<Record<string, unknown>>>,
  owner: string | undefined,
  path: readonly string[],
  tree: Tree,
): Record<string, unknown> {
  return mergeKeys(objects, (key, values) => {
    const rule = ruleOfField(tree.rules, key)
    return rule === undefined ? mergeNode(values, owner, [...path, key], tree) : tree.scope.mergeValue(rule, values)
  })
}

function mergeList(list: ListKey, tree: Tree): readonly Identified[] {
  const members = tree.members.get(list) ?? new Set()
  const order = mergeOrder(
    ofEach(tree.index, ({ lists }) => lists.get(list) ?? []),
    members,
  )
  return order.flatMap((id) => mergeRecord(id, tree))
}

/** A record, and behind it its copy where both sides have changed the same lines of a text. */
function mergeRecord(id: string, tree: Tree): readonly Identified[] {
  const { base, local, remote } = ofEach(tree.index, ({ records }) => records.get(id)?.record)
  const sides = { base, local: local ?? base, remote: remote ?? base }
  const fields = ofEach(sides, (record): Readonly<Record<string, unknown>> => ({ ...record }))
  const merged = { ...mergeFields(fields, id, [], tree), id }
  const overlapping = overlappingTexts(fields, tree.rules)
  if (overlapping.length === 0 || tree.copies === undefined || local === undefined) return [merged]
  return [merged, copyOf(merged, fields.local ?? {}, overlapping, tree.copies, tree.scope)]
}

/** The names of the texts of which both sides have changed the same lines. */
const overlappingTexts = (
  { base = {}, local = {}, remote = {} }: Sides<Readonly<Record<string, unknown>>>,
  rules: FieldRules,
): readonly string[] =>
  Object.keys(rules).filter((key) => {
    const [was, here, there] = [base[key], local[key], remote[key]]
    if (rules[key] !== 'text' || typeof here !== 'string' || typeof there !== 'string') return false
    return mergeText({ base: typeof was === 'string' ? was : undefined, local: here, remote: there }).isOverlap
  })

/** The record as this device has it, under a name that says so. */
function copyOf(
  merged: Identified,
  local: Readonly<Record<string, unknown>>,
  [text = '']: readonly string[],
  nameKey: string,
  { createId, copySuffix, noteCopy }: Scope,
): Identified {
  const id = createId()
  const name = recordTitle(local, nameKey, text).slice(0, COPY_NAME_LENGTH)
  noteCopy({ id, name })
  return { ...merged, ...local, id, [nameKey]: name + copySuffix }
}

/** What a copy has of the name that it is made of, in characters. */
const COPY_NAME_LENGTH = 60
