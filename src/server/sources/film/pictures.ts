import { createLruCache } from '../../core/lru-cache.ts'

/** The pictures that films were told of with: an id stands for an address, which no user can choose. */
export interface PictureBook {
  /** The id of a picture of a film; from now on its address is known. */
  readonly idOf: (filmId: string, address: string) => string
  readonly addressOf: (id: string) => string | undefined
}

/** Bytes of addresses that are kept; those that are used least recently go first. */
const BOOK_BYTES = 2 * 1024 * 1024

/** Creates an empty book. */
export function createPictureBook(): PictureBook {
  const addresses = createLruCache<string>(BOOK_BYTES)
  return {
    idOf(filmId, address) {
      const id = `${filmId}-${fingerprint(address)}`
      addresses.put(id, address, 0)
      return id
    },
    addressOf: (id) => addresses.get(id)?.value,
  }
}

/** A text as 16 digits, the same wherever this runs (FNV-1a of 64 bits): an id is no secret. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
