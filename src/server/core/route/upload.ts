import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import {
  CODE,
  type Endpoint,
  type Envelope,
  type FileEndpoint,
  type FileField,
  type UploadEndpoint,
} from '../../../shared/api/endpoint.ts'
import type { Caller, Env } from './context.ts'
import { refuse } from './errors.ts'
import { BODY_LIMIT, type Limit, refuseTooLarge, type UserLimit } from './limits.ts'
import { admitUser } from './route.ts'
import type { Session } from './session.ts'

/** Bytes of a form beside its file: the other fields, names and boundaries. */
const FORM_BYTES = 16 * 1024

/**
 * Middleware that refuses larger bodies than `BODY_LIMIT`, or for uploads than their file and its form. A GET has none;
 * an endpoint with a limit of its own counts as it reads, once it knows who asks.
 */
export function limitBodies(endpoints: readonly (Endpoint | FileEndpoint | UploadEndpoint)[]): MiddlewareHandler<Env> {
  const limitTo = (maxSize: number): MiddlewareHandler<Env> =>
    bodyLimit({ maxSize, onError: () => refuseTooLarge(maxSize) })
  const byPath = new Map<string, MiddlewareHandler<Env>>()
  for (const endpoint of endpoints) {
    if ('file' in endpoint && endpoint.file !== undefined)
      byPath.set(endpoint.path, limitTo(endpoint.file.maxBytes + FORM_BYTES))
    else if ('maxBytes' in endpoint && endpoint.maxBytes !== undefined) byPath.set(endpoint.path, (_c, next) => next())
  }
  const others = limitTo(BODY_LIMIT)
  return (c, next) => (c.req.method === 'GET' ? next() : (byPath.get(c.req.path) ?? others)(c, next))
}

/** A file as it was sent; `type` is one of the endpoint's, as its sender says. */
export interface SentFile {
  readonly bytes: Uint8Array
  readonly type: string
}

/** Mounts an endpoint that takes a file of a user, as `mountUpload` does of anybody. @param handler gets the login, too */
export function mountUploadForUser<I, O>(
  app: Hono<Env>,
  endpoint: UploadEndpoint<I, O>,
  handler: (input: I, file: SentFile, session: Session, caller: Caller) => Promise<O>,
  limit: Limit | UserLimit,
): void {
  if (endpoint.auth !== 'user') throw new Error(`${endpoint.path} is for anyone`)
  mountFor(
    app,
    endpoint,
    admitUser(limit),
    needFile(endpoint, handler),
    typeof limit === 'function' ? limit : undefined,
  )
}

/** Mounts an endpoint that a user may send a file to. @param handler gets undefined where there is none */
export function mountOptionalUploadForUser<I, O>(
  app: Hono<Env>,
  endpoint: UploadEndpoint<I, O>,
  handler: (input: I, file: SentFile | undefined, session: Session) => Promise<O>,
  limit: UserLimit,
): void {
  if (endpoint.auth !== 'user') throw new Error(`${endpoint.path} is for anyone`)
  if (endpoint.file.isOptional !== true) throw new Error(`${endpoint.path} wants a file`)
  mountFor(app, endpoint, admitUser(limit), handler, undefined)
}

/**
 * Mounts an endpoint that takes a file, as `mount` does for JSON. A form could be sent by any other site, so that the
 * browser must say that it comes from this one.
 * @param handler receives the fields and the bytes of the file.
 * @param limit rate limit, applied before the body is read.
 */
export function mountUpload<I, O>(
  app: Hono<Env>,
  endpoint: UploadEndpoint<I, O>,
  handler: (input: I, file: SentFile, caller: Caller) => Promise<O>,
  limit: Limit,
): void {
  if (endpoint.auth !== 'anyone') throw new Error(`${endpoint.path} is for users`)
  mountFor(
    app,
    endpoint,
    async () => undefined,
    needFile(endpoint, (input, file, _nobody, caller) => handler(input, file, caller)),
    limit,
  )
}

/** The handler of an endpoint that is never sent a form without its file. */
function needFile<I, O, Who>(
  { path, file: { name, isOptional } }: UploadEndpoint<I, O>,
  handler: (input: I, file: SentFile, who: Who, caller: Caller) => Promise<O>,
) {
  if (isOptional === true) throw new Error(`${path} may come without a file`)
  return async (input: I, file: SentFile | undefined, who: Who, caller: Caller): Promise<O> =>
    handler(input, file ?? refuse(CODE.invalid, 'invalid', { field: name }), who, caller)
}

/** @param admit says who asks, before the body is read */
function mountFor<I, O, Who>(
  app: Hono<Env>,
  endpoint: UploadEndpoint<I, O>,
  admit: (c: Context<Env>) => Promise<Who>,
  handler: (input: I, file: SentFile | undefined, who: Who, caller: Caller) => Promise<O>,
  limit: Limit | undefined,
): void {
  app.post(endpoint.path, async (c) => {
    const caller = c.get('caller')
    await limit?.(caller.address)
    const who = await admit(c)
    if (!caller.isOwnPage) refuse(CODE.forbidden, 'foreignOrigin')
    const form = await readForm(c)
    const { [endpoint.file.name]: given, ...fields } = form
    const input = v.safeParse(endpoint.input, fields)
    if (!input.success) refuse(CODE.invalid, 'invalid', { field: v.getDotPath(input.issues[0]) ?? 'body' })
    const data = v.parse(
      endpoint.output,
      await handler(input.output, await readFile(given, endpoint.file), who, caller),
    )
    return c.json({ code: CODE.ok, msg: '', data } satisfies Envelope)
  })
}

async function readForm(c: Context<Env>): Promise<Record<string, string | File>> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) {
    refuse(CODE.invalid, 'invalid', { field: 'content-type' })
  }
  try {
    return Object.fromEntries(await c.req.formData())
  } catch {
    return refuse(CODE.invalid, 'invalid', { field: 'body' })
  }
}

async function readFile(given: string | File | undefined, field: FileField): Promise<SentFile | undefined> {
  if (given === undefined && field.isOptional === true) return undefined
  const isOfType = given instanceof File && (field.types.includes(given.type) || field.types.includes('*/*'))
  if (!isOfType) {
    return refuse(CODE.invalid, 'invalid', { field: field.name })
  }
  if (given.size > field.maxBytes) refuseTooLarge(field.maxBytes)
  return { bytes: new Uint8Array(await given.arrayBuffer()), type: given.type }
}
