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
}

/** What a name of a file is: 256 random bits and its type. Anything else never reaches a disk or a server. */
export const BLOB_NAME = /^[\w-]{43}\.webp$/
