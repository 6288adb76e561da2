import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { HttpFailure } from '../../core/ports/http.ts'

/** Value of the `Accept-Encoding` header; one decoder below for each. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

function createDecoder(encoding: string) {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return undefined
  for (const [known, create] of Object.entries(decoders)) if (known === name) return create()
  throw new HttpFailure('network', 'an encoding that was not asked for')
}

/** The largest body in bytes, and whether a larger one is cut there instead of failing. */
export interface BodyLimit {
  readonly maxBytes: number
  readonly truncate: boolean
}

/**
 * Reads and decompresses a body as a stream. `maxBytes` limits both the bytes on the wire and the decompressed bytes,
 * so that neither an endless response nor a decompression bomb uses more memory.
 * @throws HttpFailure `tooLarge` at the limit, unless `truncate`; `network` for an unknown encoding or a broken connection.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  { maxBytes, truncate }: BodyLimit,
): Promise<Uint8Array> {
  const decoder = createDecoder(encoding)
  let wireBytes = 0
  if (decoder) {
    body.on('data', (chunk: Uint8Array) => {
      wireBytes += chunk.byteLength
      if (wireBytes > maxBytes) body.destroy(new HttpFailure('tooLarge', 'the answer is too large'))
    })
    body.on('error', (error) => decoder.destroy(error))
    body.on('aborted', () => decoder.destroy(new HttpFailure('network', 'the answer broke off')))
    body.pipe(decoder)
  }
  const source: Readable = decoder ?? body
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) continue
      size += chunk.byteLength
      if (size > maxBytes && !truncate) throw new HttpFailure('tooLarge', 'the answer is too large')
      chunks.push(chunk)
      if (size > maxBytes) break
    }
  } finally {
    source.destroy()
    body.destroy()
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
