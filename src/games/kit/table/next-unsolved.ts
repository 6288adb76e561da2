/** The first level from one on that is not solved, round to those before; the next one if all are. */
export function nextUnsolved<Id>(levels: readonly Id[], from: Id, isSolved: (level: Id) => boolean): Id {
  const at = levels.indexOf(from)
  const later = [...levels.slice(at + 1), ...levels.slice(0, at + 1)]
  return later.find((level) => !isSolved(level)) ?? later[0] ?? from
}
