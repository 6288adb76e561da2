import { sameJson } from '../../../lib/values/json.ts'
import { insertBehind } from '../../../lib/values/order.ts'
import type { Sides } from './sides.ts'

/**
 * The order of a list of which two sides have made something: that of the side that has sorted it, of two the local
 * one; the entries of the other side behind their left neighbours there.
 * @param orders the keys in each side's list; those that are not in the merged list are passed over
 * @param members the keys of the merged list
 */
export function mergeOrder(orders: Sides<readonly string[]>, members: ReadonlySet<string>): readonly string[] {
  const { base = [], local = [], remote = [] } = orders
  const known = new Set(base)
  const common = (order: readonly string[] | undefined, other: ReadonlySet<string>) =>
    (order ?? []).filter((key) => known.has(key) && other.has(key))
  const isSorted = (order: readonly string[]) => !sameJson(common(base, new Set(order)), common(order, new Set(order)))
  const [first, second] = isSorted(local) ? [local, remote] : [remote, local]
  const among = (order: readonly string[]) => order.filter((key) => members.has(key))
  return [among(first), among(second), among(base)].reduce<readonly string[]>(
    (list, next) => insertBehind(list, next, String),
    [],
  )
}
