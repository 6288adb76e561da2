import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { recordsIn } from '../../../lib/values/records.ts'
import { mergeTree } from './merge-tree.ts'
import { mergeUnion } from './merge-union.ts'
import type { MergeRule } from './rule.ts'
import {
  type MergeContext,
  mergeKeys,
  mergeLater,
  mergePresence,
  type RecordCopy,
  ruleOfField,
  type Scope,
} from './scope.ts'
import { ofEach, present, type Sides } from './sides.ts'
import { mergeText } from './text.ts'

/** A merged value, and what the user may want to know of it. */
export interface Merged<T = unknown> {
  readonly value: T
  /** How many fields both sides had changed: one value of each is only in the history. */
  readonly rivals: number
  /** Copies of records that became two, as both sides had changed the same lines of their text. */
  readonly copies: readonly RecordCopy[]
  /** The ids of this device's records that are gone, as another one has deleted them. */
  readonly vanished: readonly string[]
}

/**
 * Merges what this device and the cloud have made of a common value, by the rule of its document (decision 0078). With a base, what is
 * missing was deleted. Without one, nothing was: everything that either side has is there, and of two values of a field
 * the cloud's, so that a device that knows nothing overwrites nothing.
 */
export function merge<T>(rule: MergeRule, sides: Sides<T>, context: MergeContext): Merged<T | undefined> {
  let rivals = 0
  const copies: RecordCopy[] = []
  const vanished: string[] = []
  const scope: Scope = {
    ...context,
    mergeValue: (inner, values) => mergeValue(inner, values, scope),
    isBlind: sides.base === undefined,
    noteRival: () => {
      rivals += 1
    },
    noteCopy: (copy) => void copies.push(copy),
    noteVanished: (id) => void vanished.push(id),
  }
  const value = mergeValue(rule, sides, scope)
  // a rule gives a value of the type of its sides
  return { value: value as T | undefined, rivals, copies, vanished }
}

/** One value by its rule; undefined if it is gone. */
function mergeValue(rule: MergeRule, sides: Sides, scope: Scope): unknown {
  const { base, local, remote } = sides
  if (local === undefined || remote === undefined) return mergePresence(sides, scope)
  if (sameJson(base, local)) return takeRemote(rule, sides, scope)
  if (sameJson(base, remote)) return local
  if (rule === 'sum') return mergeSum(sides, scope)
  if (typeof rule === 'object') {
    if ('each' in rule) return mergeEntries(sides, scope, () => rule.each)
    if ('fields' in rule) return mergeEntries(sides, scope, (key) => ruleOfField(rule.fields, key) ?? { tree: {} })
    if ('tree' in rule) return mergeTree(rule, sides, scope)
    if ('union' in rule) return mergeUnion(rule, sides, scope)
    return mergeNewest(rule.newestBy, sides, scope)
  }
  if (rule === 'min' && typeof local === 'number' && typeof remote === 'number') return Math.min(local, remote)
  if (rule === 'max' && typeof local === 'number' && typeof remote === 'number') return Math.max(local, remote)
  if (rule === 'text' && isText(sides)) return mergeOneText(sides, scope)
  return mergeLater(sides, scope)
}

/** What this device has not changed: the remote value; records that are not in it vanish. */
function takeRemote(rule: MergeRule, { local, remote }: Sides, scope: Scope): unknown {
  if (typeof rule === 'object' && 'tree' in rule) {
    const left = recordsIn(remote)
    for (const id of recordsIn(local).keys()) if (!left.has(id)) scope.noteVanished(id)
  }
  return remote
}

/** What both have added to a number. Without a past it is the larger one: what they have in common is unknown. */
function mergeSum(sides: Sides, scope: Scope): unknown {
  const { base = 0, local, remote } = sides
  if (typeof base !== 'number' || typeof local !== 'number' || typeof remote !== 'number')
    return mergeLater(sides, scope)
  return scope.isBlind ? Math.max(local, remote) : Math.max(0, remote + (local - base))
}

function mergeNewest(key: string, sides: Sides, scope: Scope): unknown {
  const { base: _, local, remote } = ofEach(sides, (value) => (isPlainObject(value) ? Number(value[key]) : undefined))
  if (local === undefined || remote === undefined || local === remote) return mergeLater(sides, scope)
  return local > remote ? sides.local : sides.remote
}

const isText = (sides: Sides): sides is Sides<string> => present(sides).every((value) => typeof value === 'string')

/** A text that has no record to be copied with. */
function mergeOneText(sides: Sides<string>, scope: Scope): string {
  const { text, isOverlap } = mergeText(sides)
  if (isOverlap) scope.noteRival()
  return text
}

/** An object key by key. */
function mergeEntries(sides: Sides, scope: Scope, ruleOf: (key: string) => MergeRule): unknown {
  if (!present(sides).every(isPlainObject)) return mergeLater(sides, scope)
  const objects = ofEach(sides, (value) => (isPlainObject(value) ? value : {}))
  return mergeKeys(objects, (key, values) => mergeValue(ruleOf(key), values, scope))
}
