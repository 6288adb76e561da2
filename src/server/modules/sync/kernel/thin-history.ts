import type { Section } from '../../../../shared/entities/section.ts'
import { HISTORY_DAYS } from '../../../../shared/entities/sync.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What is kept of the versions of a user: at least the newest of each section, others for some days, in all so many bytes. */
export const HISTORY = { newest: 15, ageMs: HISTORY_DAYS * DAY_MS, bytes: 20 * 1024 * 1024 } as const
/** Of the last day all versions are kept, of a week the last one of each hour, then of each day. */
const WHOLE_MS = DAY_MS
const HOURLY_MS = 7 * DAY_MS
/** A row takes room, too: a version counts as at least so many bytes. */
const ROW_BYTES = 4096
/** Down to which share of the limit versions are removed, so that not every push has to. */
const SHARE = 0.95

/** A version as far as it decides whether it is kept; `bytes` as it is stored. */
export interface StoredVersion {
  readonly section: Section
  readonly time: number
  readonly bytes: number
  /** Whether it is kept for all of its days: a stash, or one that a blind write has replaced. */
  readonly isSpecial: boolean
  readonly isStash: boolean
}

/** What a version counts of the limit. */
export const costOf = (bytes: number): number => Math.max(bytes, ROW_BYTES)

/** Whether thinning may find something once a version follows another one, if any: with each hour one slot is full. */
export const mayThin = (last: number | undefined, time: number): boolean =>
  last !== undefined && Math.floor(last / HOUR_MS) !== Math.floor(time / HOUR_MS)

/**
 * Chooses the versions of a user that are to be removed.
 * @param current the time of the current version by section; it and the one before it are never removed
 */
export function thinHistory(
  versions: readonly StoredVersion[],
  current: ReadonlyMap<Section, number>,
  now: number,
): readonly StoredVersion[] {
  const newestFirst = versions.toSorted((a, b) => b.time - a.time)
  const sections = Map.groupBy(newestFirst, ({ section }) => section)
  const removed = new Set<StoredVersion>()
  const isNewest = new Set<StoredVersion>()
  const isPinned = new Set<StoredVersion>()
  for (const [section, ofSection] of sections) {
    for (const version of pinnedOf(ofSection, current.get(section))) isPinned.add(version)
    for (const version of ofSection.slice(0, HISTORY.newest)) isNewest.add(version)
    for (const version of outdatedOf(ofSection, now))
      if (!isNewest.has(version) && !isPinned.has(version)) removed.add(version)
  }
  const kept = newestFirst.filter((version) => !removed.has(version)).reverse()
  let bytes = kept.reduce((sum, version) => sum + costOf(version.bytes), 0)
  if (bytes <= HISTORY.bytes) return [...removed]
  const candidates = [...kept.filter((one) => !isNewest.has(one)), ...kept.filter((one) => isNewest.has(one))]
  for (const version of candidates) {
    if (bytes <= HISTORY.bytes * SHARE) break
    if (isPinned.has(version)) continue
    removed.add(version)
    bytes -= costOf(version.bytes)
  }
  return [...removed]
}

/** The current version and the one that it has replaced. */
function pinnedOf(newestFirst: readonly StoredVersion[], current: number | undefined): readonly StoredVersion[] {
  const chain = newestFirst.filter(({ isStash }) => !isStash)
  const at = chain.findIndex(({ time }) => time === current)
  return at < 0 ? [] : chain.slice(at, at + 2)
}

/** Versions that are too old, or stand beside a later one of the same hour or day. */
function outdatedOf(newestFirst: readonly StoredVersion[], now: number): readonly StoredVersion[] {
  const seen = new Set<string>()
  return newestFirst.filter(({ time, isSpecial }) => {
    const age = now - time
    if (age >= HISTORY.ageMs) return true
    if (age < WHOLE_MS || isSpecial) return false
    const [name, ms] = age < HOURLY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS]
    const slot = `${name} ${Math.floor(time / Number(ms))}`
    if (seen.has(slot)) return true
    seen.add(slot)
    return false
  })
}
