/**
 * The decoder's process. It alone loads the native library: what crashes or occupies it does not touch the server, which
 * kills it at the deadline.
 */
import * as v from 'valibot'
import { ImageFailure } from '../../core/ports/images.ts'
import { encodePicture, type OpenSharp } from './encode.ts'
import { type DecodeJob, type DecodeResult, jobSchema } from './protocol.ts'

/** Loads the native library; undefined on a machine for which it has no binary. */
const library = import('sharp').then(
  ({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return { open: sharp satisfies OpenSharp }
  },
  (error: unknown) => ({ reason: firstLine(error) }),
)

async function decode({ bytes, fit }: DecodeJob): Promise<DecodeResult> {
  const loaded = await library
  if (!('open' in loaded)) return { ok: false, kind: 'unavailable', reason: loaded.reason }
  try {
    return { ok: true, picture: await encodePicture(loaded.open, bytes, fit) }
  } catch (error) {
    // The library's own errors are about the bytes.
    return { ok: false, kind: error instanceof ImageFailure ? error.kind : 'notImage', reason: firstLine(error) }
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}

process.on('message', async (message) => {
  const result = await decode(v.parse(jobSchema, message))
  process.send?.(result)
})
process.on('disconnect', () => process.exit(0))
