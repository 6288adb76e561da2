import type { Context, ErrorHandler, Handler, Hono } from 'hono'
import * as v from 'valibot'
import { CODE, type Endpoint, type Envelope, type FileEndpoint } from '../../../shared/api/endpoint.ts'
import type { Clock } from '../clock.ts'
import { createTally, describeError, type Log } from '../log.ts'
import type { Messages } from '../messages.ts'
import { HttpFailure, type StreamedFile } from '../ports/http.ts'
import type { CodePicture } from '../ports/mini-program.ts'
import { type Caller, type Env, isAborted } from './context.ts'
import { type CookieToSet, writeCookie } from './cookies.ts'
import { type Failure, Refusal, refusalOf, refuse, statusOf } from './errors.ts'
import { BODY_LIMIT, type Limit, type UserLimit } from './limits.ts'
import { FILE_POLICY } from './policy.ts'
import { readJson } from './read-body.ts'
import { isAdmin, type Session } from './session.ts'

/**
 * Mounts an endpoint. Its input schema parses the query (GET) or the JSON body (POST); its output schema parses the
 * handler's result, which drops undeclared fields. The response is `{code, msg, data}`.
 * @param limit rate limit, applied before the input is read.
 */
export function mount<I, O>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  handler: (input: I, caller: Caller, reply: Reply) => O | Promise<O>,
  limit?: Limit,
): void {
  if (endpoint.auth !== 'anyone') throw new Error(`${endpoint.path} is for users`)
  mountFor(
    app,
    endpoint,
    async () => undefined,
    (input, _nobody, caller, reply) => handler(input, caller, reply),
    limit,
  )
}

/** Mounts an endpoint that anyone may ask. @param handler gets the login, too, where the request has one */
export function mountForGuestsToo<I, O>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  handler: (input: I, session: Session | undefined, caller: Caller, reply: Reply) => O | Promise<O>,
  limit?: Limit,
): void {
  if (endpoint.auth !== 'anyone') throw new Error(`${endpoint.path} is for users`)
  mountFor(app, endpoint, async (c) => c.get('findSession')?.(), handler, limit)
}

/** Mounts an endpoint for users: without a login the answer is 401. @param handler gets the login, too */
export function mountForUser<I, O>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  handler: (input: I, session: Session, caller: Caller, reply: Reply) => O | Promise<O>,
  limit?: Limit | UserLimit,
): void {
  if (endpoint.auth !== 'user') throw new Error(`${endpoint.path} is for anyone`)
  mountFor(app, endpoint, admitUser(limit), handler, typeof limit === 'function' ? limit : undefined)
}

/** Mounts an endpoint for the administrator alone. @param handler gets the login, too @param limit of his own requests */
export function mountForAdmin<I, O>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  handler: (input: I, session: Session, caller: Caller, reply: Reply) => O | Promise<O>,
  limit?: UserLimit,
): void {
  if (endpoint.auth !== 'admin') throw new Error(`${endpoint.path} is for others, too`)
  mountFor(app, endpoint, admitAdmin(limit), handler, undefined)
}

const admitAdmin =
  (limit: UserLimit | undefined) =>
  async (c: Context<Env>): Promise<Session> => {
    const session = await requireUser(c)
    if (!isAdmin(session)) return refuse(CODE.forbidden, 'adminOnly')
    await limit?.byUser(session.userId)
    return session
  }

/** What finds the login of a request, and counts it where users have a limit. */
export const admitUser =
  (limit: Limit | UserLimit | undefined) =>
  async (c: Context<Env>): Promise<Session> => {
    const session = await requireUser(c)
    if (typeof limit === 'object') await limit.byUser(session.userId)
    return session
  }

/** The login of a request. @throws Refusal 401 without one */
export const requireUser = async (c: Context<Env>): Promise<Session> =>
  (await c.get('findSession')?.()) ?? refuse(CODE.loginExpired, 'loginExpired')

/** What an answer carries beside its data. */
export interface Reply {
  readonly setCookie: (cookie: CookieToSet) => void
  /** Answers whoever accepts pictures alone by one in place of the data. */
  readonly offerPicture: (picture: CodePicture) => void
}

/** @param admit says who asks, before the input is read */
function mountFor<I, O, Who>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  admit: (c: Context<Env>) => Promise<Who>,
  handler: (input: I, who: Who, caller: Caller, reply: Reply) => O | Promise<O>,
  limit: Limit | undefined,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const caller = c.get('caller')
    await limit?.(caller.address)
    const who = await admit(c)
    const rawInput = endpoint.method === 'GET' ? c.req.query() : await readJson(c, endpoint.maxBytes ?? BODY_LIMIT)
    const input = parseInput(endpoint, rawInput)
    let picture: CodePicture | undefined
    const reply: Reply = {
      setCookie: (cookie) => writeCookie(c, cookie, caller.overHttps),
      offerPicture(offered) {
        picture = offered
      },
    }
    const data = v.parse(endpoint.output, await handler(input, who, caller, reply))
    const offered = offeredTo(c, picture)
    if (offered !== undefined) return c.body(Uint8Array.from(offered.bytes), 200, { 'Content-Type': offered.type })
    return c.json({ code: CODE.ok, msg: '', data } satisfies Envelope)
  })
}

/** The picture for whoever accepts no JSON. */
const offeredTo = (c: Context<Env>, picture: CodePicture | undefined): CodePicture | undefined =>
  /^image\/(?!.*(?:json|\*\/\*))/.test(c.req.header('accept') ?? '') ? picture : undefined

/** Mounts an endpoint whose answer is a file, as `mount` does for JSON. @param handler gives the bytes of the file */
export function mountFile<I>(
  app: Hono<Env>,
  endpoint: FileEndpoint<I>,
  handler: (input: I, caller: Caller) => Promise<Uint8Array>,
  limit: (input: I) => Limit,
): void {
  app.get(endpoint.path, async (c) => {
    const caller = c.get('caller')
    const input = parseInput(endpoint, c.req.query())
    await limit(input)(caller.address)
    const bytes = await handler(input, caller)
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': endpoint.type,
      'Cache-Control': `private, max-age=${endpoint.cache}, immutable`,
    })
  })
}

/**
 * Mounts an endpoint whose answer is a file of a user, for that user alone: browsers keep it for his login, and can run
 * nothing of it. @param handler gives the bytes of the file and its media type
 */
export function mountFileForUser<I>(
  app: Hono<Env>,
  endpoint: FileEndpoint<I>,
  handler: (input: I, session: Session) => Promise<{ readonly bytes: Uint8Array; readonly type: string }>,
  limit: UserLimit,
): void {
  if (endpoint.auth !== 'user') throw new Error(`${endpoint.path} is for anyone`)
  const admit = admitUser(limit)
  app.get(endpoint.path, async (c) => {
    const session = await admit(c)
    const { bytes, type } = await handler(parseInput(endpoint, c.req.query()), session)
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': `private, max-age=${endpoint.cache}, immutable`,
      Vary: 'Authorization',
      'Content-Security-Policy': FILE_POLICY,
    })
  })
}

/** Headers of a file of another server that are passed on. */
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const

/**
 * Mounts an endpoint whose answer is a file of another server, passed on as it arrives. Of its answers only a file of
 * the endpoint's type is one, or a part of it; the client is refused otherwise.
 * @param handler opens the file, or the part that the client wants: the value of its `Range` header
 */
export function mountStream<I>(
  app: Hono<Env>,
  endpoint: FileEndpoint<I>,
  handler: (input: I, caller: Caller, range: string | undefined) => Promise<StreamedFile>,
  limit: Limit,
): void {
  const type = endpoint.type.replace('*', '')
  app.get(endpoint.path, async (c) => {
    const caller = c.get('caller')
    const input = parseInput(endpoint, c.req.query())
    await limit(caller.address)
    const { status, headers, body } = await orUnavailable(handler(input, caller, c.req.header('range')))
    const isFile = (status === 200 || status === 206) && headers['content-type']?.startsWith(type) === true
    if (!isFile) {
      await body.cancel().catch(() => {}) // it is of no use
      return refuse(CODE.unavailable, 'unavailable')
    }
    const passed = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
    return c.body(body, status, {
      ...Object.fromEntries(passed),
      'Cache-Control': `private, max-age=${endpoint.cache}`,
    })
  })
}

async function orUnavailable<T>(opened: Promise<T>): Promise<T> {
  try {
    return await opened
  } catch (error) {
    if (error instanceof HttpFailure) return refuse(CODE.unavailable, 'unavailable')
    throw error
  }
}

function parseInput<I>(endpoint: Pick<Endpoint<I>, 'input'>, rawInput: unknown): I {
  const input = v.safeParse(endpoint.input, rawInput)
  if (!input.success) refuse(CODE.invalid, 'invalid', { field: v.getDotPath(input.issues[0]) ?? 'body' })
  return input.output
}

/**
 * Converts errors of routes into envelopes: a `Refusal` by its code, any other error into 500, or what its failure
 * wants, with a log entry. Requests that clients break off, for whom there is no answer, are only counted.
 */
export function handleErrors({ log, clock, messages, failureOf }: ErrorPorts): ErrorHandler<Env> {
  const countAborted = createTally(clock, (times) => log.info({ times }, 'clients broke off their requests'))
  return (error, c) => {
    const refusal = error instanceof Refusal ? error : describeFailure(failureOf(error))
    if (isAborted(c)) countAborted()
    else if (!(error instanceof Refusal)) {
      log.error({ method: c.req.method, path: c.req.path, ...describeError(error) }, 'a request failed')
    }
    const msg = messages(c.get('caller').language, refusal.key, refusal.values)
    const body: Envelope = { code: refusal.code, msg, data: refusal.data }
    c.set('code', refusal.code)
    return c.json(body, statusOf(refusal.code), { ...refusal.headers })
  }
}

const describeFailure = (failure: Failure | undefined): Refusal =>
  failure === undefined ? new Refusal(CODE.failed, 'failed') : refusalOf(failure)

interface ErrorPorts {
  readonly log: Log
  readonly clock: Clock
  readonly messages: Messages
  /** What an error says of the server, where it is none of the program. */
  readonly failureOf: (error: unknown) => Failure | undefined
}

/** Responds 404 under /api where there is no endpoint. Here the HTTP status is 404 too, since the path is wrong. */
export function handleNotFound(messages: Messages): Handler<Env> {
  return (c) => {
    const msg = messages(c.get('caller').language, 'notFound')
    return c.json({ code: CODE.notFound, msg, data: null } satisfies Envelope, 404)
  }
}
