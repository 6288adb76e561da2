import type { Context } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Env } from './context.ts'
import { Refusal, refuse } from './errors.ts'
import { refuseTooLarge } from './limits.ts'

const refuseField = (field: string): never => refuse(CODE.invalid, 'invalid', { field })

/** Reads the JSON of a request. It must be declared as such, which a form of another site cannot do (CSRF). */
export async function readJson(c: Context<Env>, maxBytes: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) return refuseField('content-type')
  const bytes = await readBody(c, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuseField('body')
  }
}

/** The body of a request, unpacked where it was sent as gzip; never more than `maxBytes`. @throws Refusal */
async function readBody(c: Context<Env>, maxBytes: number): Promise<Uint8Array> {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') return refuseField('content-encoding')
  const sent = await readSent(c, maxBytes)
  if (encoding === 'identity') return sent
  const unpacked = new Blob([sent]).stream().pipeThrough(new DecompressionStream('gzip'))
  try {
    return await collect(unpacked, maxBytes)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuseField('body')
  }
}

async function readSent(c: Context<Env>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return collect(c.req.raw.body ?? [], maxBytes)
  if (Number(length) > maxBytes) refuseTooLarge(maxBytes)
  return new Uint8Array(await c.req.arrayBuffer())
}

/** @throws Refusal as soon as there is more than `maxBytes` */
async function collect(
  parts: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of parts) {
    size += chunk.length
    if (size > maxBytes) refuseTooLarge(maxBytes)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
