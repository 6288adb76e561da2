import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { mergeOrder } from './order.ts'
import type { MergeRule } from './rule.ts'
import { mergeLater, type Scope } from './scope.ts'
import { ofEach, present, type Sides } from './sides.ts'

type UnionRule = Extract<MergeRule, { union: unknown }>

/** A list by the keys of its entries: what either side has added is in it, what either has removed is not. */
export function mergeUnion({ union, newestFirst = false, limit }: UnionRule, sides: Sides, scope: Scope): unknown {
  const { local: mine, remote: theirs } = sides
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mergeLater(sides, scope)
  const entries = ofEach(sides, (list) => byKey(list, union)) // a list that was none before was an empty one
  const { base, local, remote } = entries
  const keys = new Set(present(entries).flatMap((one) => [...one.keys()]))
  const merged = new Map<string, unknown>()
  for (const key of keys) {
    const [was, here, there] = [base?.get(key), local?.get(key), remote?.get(key)]
    const kept = here ?? there
    const isGone = !scope.isBlind && (here === undefined || there === undefined) && sameJson(kept, was)
    if (kept === undefined || isGone) continue
    merged.set(
      key,
      here === undefined || there === undefined ? kept : mergeLater({ base: was, local: here, remote: there }, scope),
    )
  }
  const orders = ofEach(entries, (one) => [...one.keys()])
  const order = newestFirst ? mergeNewestFirst(orders, merged) : mergeOrder(orders, new Set(merged.keys()))
  return order.slice(0, limit).map((key) => merged.get(key))
}

/** Entries by what tells them apart. */
function byKey(list: unknown, keys: readonly string[]): ReadonlyMap<string, unknown> {
  const entries = Array.isArray(list) ? list : []
  const keyOf = (entry: unknown) =>
    JSON.stringify(keys.length === 0 || !isPlainObject(entry) ? entry : keys.map((key) => entry[key]))
  return new Map(entries.map((entry) => [keyOf(entry), entry]))
}

/** What this device has added since stands before what the cloud has: each side's newest come first. */
function mergeNewestFirst(
  { base = [], local = [], remote = [] }: Sides<readonly string[]>,
  merged: ReadonlyMap<string, unknown>,
): readonly string[] {
  const known = new Set(base)
  const oldest = local.findIndex((key) => known.has(key))
  const added = oldest < 0 ? local : local.slice(0, oldest)
  return [...new Set([...added, ...remote, ...local])].filter((key) => merged.has(key))
}
