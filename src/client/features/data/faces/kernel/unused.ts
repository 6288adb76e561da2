/** When each unused picture was first found to be unused, in ms since 1970, by its reference. */
export type UnusedSince = Readonly<Record<string, number>>

/** Undo and history may bring a tile back; after this time none does. */
const KEPT_UNUSED_MS = 30 * 24 * 3_600_000

/**
 * Which stored pictures may be removed: those that no tile has referred to for 30 days, at every look in between.
 * @param since what the last look has found; a time in the future is of another clock and counts as now
 */
export function findUnused(
  stored: readonly string[],
  referenced: ReadonlySet<string>,
  since: UnusedSince,
  now: number,
): { readonly since: UnusedSince; readonly expired: readonly string[] } {
  const unused = stored
    .filter((reference) => !referenced.has(reference))
    .map((reference) => [reference, Math.min(since[reference] ?? now, now)] as const)
  const isExpired = ([, first]: readonly [string, number]) => now - first >= KEPT_UNUSED_MS
  return {
    since: Object.fromEntries(unused.filter((one) => !isExpired(one))),
    expired: unused.filter(isExpired).map(([reference]) => reference),
  }
}
