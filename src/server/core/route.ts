import type { Context, ErrorHandler, Handler, Hono } from 'hono'
import * as v from 'valibot'
import { CODE, type Endpoint, type Envelope } from '../../shared/api/endpoint.ts'
import type { Caller, Env } from './context.ts'
import { Refusal, refuse, statusOf } from './errors.ts'
import type { Limit } from './limits.ts'
import { type Log, problemOf } from './log.ts'
import type { Messages } from './messages.ts'

/**
 * Mounts an endpoint: its input is parsed (the query of a GET, the JSON body of a POST), what the handler returns is
 * parsed by its output, so that nothing leaves that the contract does not name, and goes out as `{code, msg, data}`.
 * @param limit counts the request before anything else is done for it.
 */
export function mount<I, O>(
  app: Hono<Env>,
  endpoint: Endpoint<I, O>,
  handle: (input: I, asker: Caller) => O | Promise<O>,
  limit?: Limit,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const asker = c.get('asker')
    await limit?.(asker.address)
    const given = endpoint.method === 'GET' ? c.req.query() : await readJson(c)
    const input = v.safeParse(endpoint.input, given)
    if (!input.success) refuse(CODE.invalid, 'invalid', { field: v.getDotPath(input.issues[0]) ?? 'body' })
    const data = v.parse(endpoint.output, await handle(input.output, asker))
    return c.json({ code: CODE.ok, msg: '', data } satisfies Envelope)
  })
}

/** The body, which must say that it is JSON: no form of another site can say that. */
async function readJson(c: Context<Env>): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    refuse(CODE.invalid, 'invalid', { field: 'content-type' })
  }
  try {
    return await c.req.json()
  } catch {
    return refuse(CODE.invalid, 'invalid', { field: 'body' })
  }
}

/** Turns whatever a route threw into an envelope: a refusal as it says, anything else into 500 and a line in the log. */
export function handleErrors(log: Log, messages: Messages): ErrorHandler<Env> {
  return (error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal(CODE.failed, 'failed', {}, {})
    if (!(error instanceof Refusal)) {
      log.error({ method: c.req.method, path: c.req.path, ...problemOf(error) }, 'a request failed')
    }
    const msg = messages(c.get('asker').language, refusal.key, refusal.values)
    const body: Envelope = { code: refusal.code, msg, data: null }
    return c.json(body, statusOf(refusal.code), { ...refusal.headers })
  }
}

/** What every address under /api answers that no endpoint has: there it is the address that is wrong, so HTTP says it too. */
export function handleNotFound(messages: Messages): Handler<Env> {
  return (c) => {
    const msg = messages(c.get('asker').language, 'notFound')
    return c.json({ code: CODE.notFound, msg, data: null } satisfies Envelope, 404)
  }
}
