import { sameJson } from '../../../lib/values/json.ts'
import type { FieldRules, MergeRule } from './rule.ts'
import type { Sides } from './sides.ts'

/** What a merge needs of the world. */
export interface MergeContext {
  /** Makes the id of a record's copy. */
  readonly createId: () => string
  /** What the name of a copy ends with, such as ` (Firefox, 27 Nov)`. */
  readonly copySuffix: string
}

/** A record as this device had it, beside the one that both have; its name is that of the record, without a suffix. */
export interface RecordCopy {
  readonly id: string
  readonly name: string
}

/** One merge under way. */
export interface Scope extends MergeContext {
  /** Whether nothing is known of a common past. */
  readonly isBlind: boolean
  /** Merges a value within this one by its rule; undefined if it is gone. */
  readonly mergeValue: (rule: MergeRule, sides: Sides) => unknown
  readonly noteRival: () => void
  readonly noteCopy: (copy: RecordCopy) => void
  readonly noteVanished: (id: string) => void
}

/** Of a value that only one side has: gone if the other has deleted it, unless it was edited since. */
export function mergePresence({ base, local, remote }: Sides, { isBlind }: Scope): unknown {
  const kept = local ?? remote
  return !isBlind && base !== undefined && sameJson(kept, base) ? undefined : kept
}

/** The value of whoever changed it; of two the local one, as it is merged later. */
export function mergeLater({ base, local, remote }: Sides, scope: Scope): unknown {
  if (sameJson(local, remote) || sameJson(base, local)) return remote
  if (sameJson(base, remote)) return local
  scope.noteRival()
  return scope.isBlind ? remote : local
}

/** The keys of objects with their merged values, in the order of the cloud, then of this device. */
export function mergeKeys(
  { base = {}, local = {}, remote = {} }: Sides<Readonly<Record<string, unknown>>>,
  mergeKey: (key: string, values: Sides) => unknown,
): Record<string, unknown> {
  const own = (object: Readonly<Record<string, unknown>>, key: string) =>
    Object.hasOwn(object, key) ? object[key] : undefined
  const keys = [...new Set([...Object.keys(remote), ...Object.keys(local)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = mergeKey(key, { base: own(base, key), local: own(local, key), remote: own(remote, key) })
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** The rule of a field by its name, wherever it is. */
export const ruleOfField = (rules: FieldRules, key: string): MergeRule | undefined =>
  Object.hasOwn(rules, key) ? rules[key] : undefined
