/** A version of a section, as the database has it. */
export interface StoredVersion {
  /** Names user and section. */
  readonly of: string
  readonly time: number
  /** The version that it was written over. */
  readonly base: number
}

/** A push that was answered with a version. Moments are of one clock, in ms. */
export interface Acknowledged {
  readonly of: string
  readonly operation: string
  readonly base: number
  readonly time: number
  readonly begun: number
  readonly answered: number
}

/** What clients and database say after a run. */
export interface Evidence {
  readonly versions: readonly StoredVersion[]
  readonly acknowledged: readonly Acknowledged[]
  /** Operations that were refused, and those that the database has done. */
  readonly refused: readonly string[]
  readonly done: readonly string[]
}

/**
 * Whether every section is one chain: each version follows the one before, every acknowledged push is in it with its
 * version, one that began after another's answer has a larger version, and none that was refused is there.
 * @returns what is wrong, in words; nothing if all is well
 */
export function checkChains({ versions, acknowledged, refused, done }: Evidence): readonly string[] {
  const sections = Map.groupBy(versions, ({ of }) => of)
  const acks = Map.groupBy(acknowledged, ({ of }) => of)
  const isDone = new Set(done)
  return [
    ...[...sections].flatMap(([of, list]) => checkChain(of, list)),
    ...[...acks].flatMap(([of, list]) => [...checkPresence(of, list, sections.get(of) ?? []), ...checkOrder(of, list)]),
    ...refused.filter((operation) => isDone.has(operation)).map((operation) => `${operation} was refused, and is done`),
    ...acknowledged
      .filter(({ operation }) => !isDone.has(operation))
      .map(({ operation }) => `${operation} was acknowledged, and is not done`),
  ]
}

function checkChain(of: string, versions: readonly StoredVersion[]): readonly string[] {
  const sorted = versions.toSorted((one, other) => one.time - other.time)
  return sorted.flatMap(({ time, base }, index) => {
    const before = sorted[index - 1]?.time ?? 0
    if (time === before) return [`${of}: two versions ${time}`]
    return base === before ? [] : [`${of}: ${time} follows ${base}, not ${before}`]
  })
}

function checkPresence(
  of: string,
  acks: readonly Acknowledged[],
  versions: readonly StoredVersion[],
): readonly string[] {
  const known = new Map(versions.map(({ time, base }) => [time, base]))
  return acks
    .filter(({ time, base }) => known.get(time) !== base)
    .map(({ operation, time }) => `${of}: the acknowledged ${time} of ${operation} is not there`)
}

/** By the largest version that was answered before each began. */
function checkOrder(of: string, acks: readonly Acknowledged[]): readonly string[] {
  const answers = acks.toSorted((one, other) => one.answered - other.answered)
  let next = 0
  let largest = 0
  return acks
    .toSorted((one, other) => one.begun - other.begun)
    .flatMap(({ operation, time, begun }) => {
      for (; (answers[next]?.answered ?? Infinity) < begun; next += 1)
        largest = Math.max(largest, answers[next]?.time ?? 0)
      return time > largest ? [] : [`${of}: ${time} of ${operation} is not after ${largest}`]
    })
}
