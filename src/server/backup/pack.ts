import { Header } from 'tar'

const BLOCK = 512

/** A file on its way into an archive: its length in bytes, and so many bytes. */
export interface PackedFile {
  readonly name: string
  readonly bytes: number
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/**
 * Packs files as a tar, each of which is asked for when the one before it has been taken.
 * @param files with names of at most 100 characters
 * @param madeAt in ms since the epoch
 */
export async function* packFiles(files: AsyncIterable<PackedFile>, madeAt: number): AsyncIterable<Uint8Array> {
  for await (const { name, bytes, content } of files) {
    const header = new Header({ path: name, type: 'File', size: bytes, mode: 0o600, mtime: new Date(madeAt) })
    header.encode()
    if (header.block === undefined) throw new Error(`no header for ${name}`)
    yield header.block
    yield* content
    yield Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}
