import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Env } from './context.ts'
import { refuse } from './errors.ts'
import { refuseTooLarge } from './limits.ts'

const unpack = promisify(gunzip)

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
  try {
    return await unpack(sent, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? refuseTooLarge(maxBytes) : refuseField('body')
  }
}

async function readSent(c: Context<Env>, maxBytes: number): Promise<Uint8Array> {
  const length = c.req.header('content-length')
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(length) > maxBytes) refuseTooLarge(maxBytes)
    return new Uint8Array(await c.req.arrayBuffer())
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > maxBytes) refuseTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
