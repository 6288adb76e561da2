import * as v from 'valibot'

/** The most pictures of the web that are kept. */
export const CACHED_PICTURES_LIMIT = 20

/** A stored picture: its address, and its size in bytes. */
export interface CachedPicture {
  readonly address: string
  readonly bytes: number
}

const indexSchema = v.array(v.object({ address: v.string(), bytes: v.pipe(v.number(), v.minValue(0)) }))

/** The stored pictures, least recently used first; none if the record is damaged. */
export function readIndex(value: unknown): readonly CachedPicture[] {
  const parsed = v.safeParse(indexSchema, value)
  return parsed.success ? parsed.output : []
}

/** Makes a picture the last to go; the same value if it is that already, or is not there. */
export function withUse(index: readonly CachedPicture[], address: string): readonly CachedPicture[] {
  const used = index.find((one) => one.address === address)
  if (used === undefined || used === index.at(-1)) return index
  return [...index.filter((one) => one !== used), used]
}

interface Space {
  /** Bytes that are free; less than 0 if the page uses more than it should. */
  readonly free: number
  /** The address of the wallpaper that is shown, which stays. */
  readonly shown: string
}

/**
 * Adds a picture as the last to go. Those that were used least recently make room for it: at most twenty are kept, in the
 * free space.
 */
export function withPicture(
  index: readonly CachedPicture[],
  added: CachedPicture,
  { free, shown }: Space,
): readonly CachedPicture[] {
  const others = index.filter(({ address }) => address !== added.address)
  let count = others.length + 1
  let missing = added.bytes - free
  const kept = others.filter(({ address, bytes }) => {
    if (address === shown || (count <= CACHED_PICTURES_LIMIT && missing <= 0)) return true
    count -= 1
    missing -= bytes
    return false
  })
  return [...kept, added]
}
