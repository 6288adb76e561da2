import { hash } from 'node:crypto'

/** Files that the server keeps beside the database, by names that it makes itself. */
export interface Blobs {
  /** Writes a file that is whole on the disk when this resolves. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined if there is none. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Removes a file; it is no error if there is none. */
  readonly remove: (name: string) => Promise<void>
  /** All files, with the time of their writing in ms since the epoch. */
  readonly list: () => Promise<readonly { readonly name: string; readonly at: number }[]>
  /** The epoch of the data whose files these are; absent where no server of other data can reach them. */
  readonly owner?: {
    readonly read: () => Promise<string | undefined>
    readonly write: (epoch: string) => Promise<void>
  }
}

/** What a name of a file is: 256 bits and its type. Anything else never reaches a disk or a server. */
export const BLOB_NAME = /^[\w-]{43}\.(?:webp|bin)$/

/** The name of a picture that is given to whoever knows it: its bits are random. */
export const PICTURE_NAME = /^[\w-]{43}\.webp$/

/**
 * The name of a file that is given to its user alone, for another one of the same bytes is another file. `madeAt` tells it
 * from one that was removed meanwhile. @param hash the SHA-256 of its bytes in hex
 */
export const userFileName = (userId: string, { hash: of, madeAt }: { hash: string; madeAt: number }): string =>
  `${hash('sha256', `${userId} ${of} ${madeAt}`, 'base64url')}.bin`
