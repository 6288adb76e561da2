import type { Context } from 'hono'
import type { Env } from '../route/context.ts'
import { type FoundFile, streamFile, type Variant } from './folder.ts'
import { type ByteRange, chooseEncoding, hasVersion, parseByteRange } from './negotiate.ts'

/**
 * Answers with a file: in an encoding that the browser accepts, a part of it where it asks for one, and 304 for a version
 * that it has.
 * @param others headers beside those that say what is sent
 */
export async function sendFile(
  c: Context<Env>,
  { type, variants }: FoundFile,
  others: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const isRanged = parseByteRange(c.req.header('range'), variants.get('identity')?.size ?? 0) !== 'whole'
  const encoding = isRanged ? 'identity' : chooseEncoding(c.req.header('accept-encoding'), new Set(variants.keys()))
  const variant = variants.get(encoding)
  if (!variant) return undefined
  const etag = await variant.etag()
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...(variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...others,
  })
  if (hasVersion(c.req.header('if-none-match'), etag)) {
    for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) headers.delete(name)
    return c.newResponse(null, 304, Object.fromEntries(headers))
  }
  const part = isOtherVersion(c.req.header('if-range'), etag)
    ? 'whole'
    : parseByteRange(c.req.header('range'), variant.size)
  return sendVariant(c, variant, part, headers)
}

/** Whether `If-Range` names another version; the range would then not fit the bytes that the browser has. */
const isOtherVersion = (ifRange: string | undefined, etag: string): boolean =>
  ifRange !== undefined && ifRange.trim() !== etag

function sendVariant(
  c: Context<Env>,
  variant: Variant,
  part: ByteRange | 'whole' | 'unsatisfiable',
  headers: Headers,
): Response {
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${variant.size}`)
    headers.delete('Content-Type')
    return c.newResponse(null, 416, Object.fromEntries(headers))
  }
  const { first, last } = part === 'whole' ? { first: 0, last: variant.size - 1 } : part
  headers.set('Content-Length', String(last - first + 1))
  if (part !== 'whole') headers.set('Content-Range', `bytes ${first}-${last}/${variant.size}`)
  const status = part === 'whole' ? 200 : 206
  // An empty file has no last byte to read up to; a stream opened for HEAD would never be closed.
  const isEmpty = c.req.method === 'HEAD' || variant.size === 0
  return c.newResponse(isEmpty ? null : streamFile(variant.path, first, last), status, Object.fromEntries(headers))
}
