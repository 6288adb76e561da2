import { createHash } from 'node:crypto'
import { createLruCache } from '../../core/lru-cache.ts'

/** The pictures that films were told of with: an id stands for an address, which no user can choose. */
export interface PictureBook {
  /** The id of a picture of a film; from now on its address is known. */
  readonly idOf: (filmId: string, address: string) => string
  readonly addressOf: (id: string) => string | undefined
}

/** Bytes of addresses that are kept; those that are used least recently go first. */
const BOOK_BYTES = 2 * 1024 * 1024
const FINGERPRINT_LENGTH = 16

/** Creates an empty book. */
export function createPictureBook(): PictureBook {
  const addresses = createLruCache<string>(BOOK_BYTES)
  return {
    idOf(filmId, address) {
      const id = `${filmId}-${createHash('sha256').update(address).digest('hex').slice(0, FINGERPRINT_LENGTH)}`
      addresses.put(id, address, 0)
      return id
    },
    addressOf: (id) => addresses.get(id)?.value,
  }
}
