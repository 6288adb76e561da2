import { posix } from 'node:path'
import type { Act } from './trace.ts'

/** A disk writes so many bytes wholly or not at all. */
const SECTOR = 512

/** What was written to a file and not synced, in order. `at` is the number of its act. */
type Unsynced =
  | { readonly at: number; readonly kind: 'write'; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly at: number; readonly kind: 'truncate'; readonly size: number }

interface StoredFile {
  synced: Uint8Array
  unsynced: Unsynced[]
}

/** What a name stands for. */
type Entry = StoredFile | 'folder'

/** A change of names that was not synced: `entry` undefined removes the name. */
interface Renaming {
  readonly at: number
  readonly names: readonly { readonly path: string; readonly entry: Entry | undefined }[]
}

/** Files by their path, as they are after a power cut. */
export type Image = ReadonlyMap<string, Uint8Array>

/** What a power cut leaves of what was not synced: nothing, all, the first so many changes, or any sectors. */
const SURVIVALS = ['nothing', 'all', 'first', 'sectors'] as const

/**
 * A disk to which acts are applied, and what a power cut would leave on it. Synced is what `fsync` has reached: of a file
 * its bytes, of a folder its names. Everything else may be there wholly, in part or not at all; names change in order, as
 * in a file system with a log.
 */
export interface Disk {
  readonly apply: (act: Act, at: number) => void
  /** @param random in [0, 1) decides on what was not synced */
  readonly cut: (random: () => number) => Image
}

export function createDisk(): Disk {
  const live = new Map<string, Entry>([['.', 'folder']])
  const kept = new Map<string, Entry>(live)
  let renamings: Renaming[] = []

  const fileAt = (path: string): StoredFile => {
    const entry = live.get(path)
    if (entry === undefined || entry === 'folder') throw new Error(`${path} is no file`)
    return entry
  }
  const rename = (at: number, names: Renaming['names']) => {
    for (const { path, entry } of names) setName(live, path, entry)
    renamings.push({ at, names })
  }
  const sync = (path: string, before: number) => {
    const entry = live.get(path)
    if (entry === undefined) return // removed meanwhile
    if (entry !== 'folder') {
      entry.synced = write(
        entry.synced,
        entry.unsynced.filter(({ at }) => at < before),
      )
      entry.unsynced = entry.unsynced.filter(({ at }) => at >= before)
      return
    }
    const isReached = ({ at, names }: Renaming) => at < before && names.some((one) => posix.dirname(one.path) === path)
    for (const { names } of renamings.filter(isReached))
      for (const { path: name, entry: of } of names) setName(kept, name, of)
    renamings = renamings.filter((one) => !isReached(one))
  }

  return {
    apply(act, at) {
      if (act.kind === 'write' || act.kind === 'truncate') fileAt(act.path).unsynced.push({ ...act, at })
      else if (act.kind === 'sync') sync(act.path, act.before)
      else if (act.kind === 'mkdir') rename(at, [{ path: act.path, entry: 'folder' }])
      else if (act.kind === 'unlink') rename(at, [{ path: act.path, entry: undefined }])
      else if (act.kind === 'link') rename(at, [{ path: act.to, entry: live.get(act.path) }])
      else if (act.kind === 'rename')
        rename(at, [
          { path: act.path, entry: undefined },
          { path: act.to, entry: live.get(act.path) },
        ])
      else if (act.kind === 'create' && !live.has(act.path))
        rename(at, [{ path: act.path, entry: { synced: new Uint8Array(), unsynced: [] } }])
    },

    cut(random) {
      const survival = SURVIVALS[Math.floor(random() * SURVIVALS.length)] ?? 'nothing'
      const last = lastSurvivor(survival, [...unsyncedOf(live), ...renamings.map(({ at }) => at)], random)
      const names = new Map(kept)
      const lastName =
        survival === 'sectors'
          ? lastSurvivor(
              'first',
              renamings.map(({ at }) => at),
              random,
            )
          : last
      for (const renaming of renamings.filter(({ at }) => at <= lastName))
        for (const { path, entry } of renaming.names) setName(names, path, entry)
      const image = new Map<string, Uint8Array>()
      for (const [path, entry] of names)
        if (entry !== 'folder' && names.has(posix.dirname(path)))
          image.set(
            path,
            survival === 'sectors'
              ? write(entry.synced, tear(entry.unsynced, random))
              : write(
                  entry.synced,
                  entry.unsynced.filter(({ at }) => at <= last),
                ),
          )
      return image
    },
  }
}

function setName(names: Map<string, Entry>, path: string, entry: Entry | undefined): void {
  if (entry === undefined) names.delete(path)
  else names.set(path, entry)
}

const unsyncedOf = (names: ReadonlyMap<string, Entry>): readonly number[] =>
  [...names.values()].flatMap((entry) => (entry === 'folder' ? [] : entry.unsynced.map(({ at }) => at)))

/** The last act that survives, of those that were not synced; -1 for none. */
function lastSurvivor(survival: (typeof SURVIVALS)[number], acts: readonly number[], random: () => number): number {
  if (survival === 'all') return Infinity
  if (survival === 'nothing' || acts.length === 0) return -1
  return acts.toSorted((one, other) => one - other)[Math.floor(random() * acts.length)] ?? -1
}

/** Some sectors of what was written, each by chance. */
function tear(unsynced: readonly Unsynced[], random: () => number): readonly Unsynced[] {
  const share = random()
  return unsynced.flatMap((one): readonly Unsynced[] => {
    if (one.kind === 'truncate') return random() < share ? [one] : []
    const { offset, bytes } = one
    const pieces: Unsynced[] = []
    for (let from = offset; from < offset + bytes.length; ) {
      const to = Math.min(offset + bytes.length, (Math.floor(from / SECTOR) + 1) * SECTOR)
      if (random() < share) pieces.push({ ...one, offset: from, bytes: bytes.subarray(from - offset, to - offset) })
      from = to
    }
    return pieces
  })
}

/** The bytes of a file after changes; what lies between is zero. */
function write(bytes: Uint8Array, changes: readonly Unsynced[]): Uint8Array {
  let size = bytes.length
  let room = size
  for (const change of changes) {
    size = change.kind === 'truncate' ? change.size : Math.max(size, change.offset + change.bytes.length)
    room = Math.max(room, size)
  }
  const result = new Uint8Array(room)
  result.set(bytes)
  let end = bytes.length
  for (const change of changes) {
    if (change.kind === 'truncate') {
      if (change.size < end) result.fill(0, change.size, end)
      end = change.size
    } else {
      result.set(change.bytes, change.offset)
      end = Math.max(end, change.offset + change.bytes.length)
    }
  }
  return result.subarray(0, size)
}
