/** Why something is reported, each reason once, the most frequent first. */
export function reasonsOf<Reason>(reports: readonly { readonly reason: Reason }[]): readonly Reason[] {
  const byReason = Map.groupBy(reports, ({ reason }) => reason)
  return [...byReason].toSorted(([, one], [, other]) => other.length - one.length).map(([reason]) => reason)
}
