import { safeParse } from 'valibot'
import { CODE, type Endpoint, type Envelope } from '../../shared/api/endpoint.ts'
import { REQUEST } from '../../shared/constants.deferred.ts'
import { canonicalJson } from '../../shared/lib/data/canonical-json.ts'
import { isPlainObject } from '../../shared/lib/data/json.ts'
import type { Storage } from './storage.ts'

/** Why a call gave no answer. `server` carries the server's own message, already shown to the user as a warning. */
export type CallFault = 'offline' | 'timeout' | 'server' | 'expired' | 'shape' | 'cancelled'

export class CallError extends Error {
  readonly fault: CallFault
  readonly code: number | undefined
  constructor(fault: CallFault, message: string, code?: number) {
    super(message)
    this.name = 'CallError'
    this.fault = fault
    this.code = code
  }
}

/** What a call needs from the page around it. */
export interface CallPorts {
  /** The server's address without a slash at the end; undefined where there is no server. */
  readonly server: string | undefined
  /** Answers outlive the page here: every new tab is a new page. */
  readonly answers: Storage
  token(): string | undefined
  /** Whose answers these are: the user's id; undefined for a guest. */
  user(): string | undefined
  language(): string
  /** Shows the server's message. */
  warn(message: string): void
  /** The session is gone (401): forced logout. */
  expired(message: string): void
  /** A failed request takes the loading overlay away. */
  failed(): void
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Asks the server even if an answer is kept. */
  readonly fresh?: boolean
  /** The server's message is not shown: the caller shows its own, or failure is silent by the spec. */
  readonly silent?: boolean
}

/** Asks the server one question. Resolves with the parsed `data`; rejects with a CallError. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I, options?: CallOptions) => Promise<O>

interface Asker {
  readonly language: string
  readonly token: string | undefined
}

interface Answer {
  readonly until: number
  readonly data: unknown
}

/** The one client door to the server. Success is code 0 or 200; 401 is a forced logout. */
export function createCall(ports: CallPorts): Call {
  const { now = Date.now } = ports
  return async (endpoint, input, options = {}) => {
    // taken once: key and request must speak of the same asker, however long the memory takes to answer
    const asker: Asker = { language: ports.language(), token: ports.token() }
    const key = `${endpoint.method} ${endpoint.path} ${asker.language} ${ports.user() ?? ''} ${canonicalJson(input)}`
    const kept =
      endpoint.cache > 0 && !options.fresh ? await recall(ports.answers, key, now(), endpoint.cache) : undefined
    const known = kept === undefined ? undefined : safeParse(endpoint.output, kept.data)
    if (known?.success) return known.output
    try {
      const data = await ask(endpoint, input, asker, options, ports)
      const parsed = safeParse(endpoint.output, data)
      if (!parsed.success) throw new CallError('shape', parsed.issues[0].message)
      if (endpoint.cache > 0) void keep(ports.answers, key, { until: now() + endpoint.cache * 1000, data }, now())
      return parsed.output
    } catch (error) {
      ports.failed()
      throw error
    }
  }
}

let current: Call | undefined

/** Connects this page with its server; called once, by `start`. */
export function connect(ports: CallPorts): void {
  current = createCall(ports)
}

/**
 * Asks this page's server one question.
 * @public every feature that needs the server calls it
 */
export const call: Call = async (endpoint, input, options) => {
  if (current === undefined) throw new CallError('offline', 'not connected')
  return current(endpoint, input, options)
}

async function ask(
  endpoint: Endpoint,
  input: unknown,
  asker: Asker,
  options: CallOptions,
  ports: CallPorts,
): Promise<unknown> {
  if (ports.server === undefined) throw new CallError('offline', 'no server')
  const limit = AbortSignal.timeout(REQUEST.timeoutMs)
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
  const envelope = await send(endpoint, input, asker, signal, ports).catch((error: unknown) => {
    if (options.signal?.aborted) throw new CallError('cancelled', 'cancelled')
    if (limit.aborted) throw new CallError('timeout', 'no answer in time')
    throw error instanceof CallError ? error : new CallError('offline', String(error))
  })
  if (envelope.code === CODE.ok || envelope.code === 200) return envelope.data
  if (envelope.code === CODE.loginExpired) {
    ports.expired(envelope.msg)
    throw new CallError('expired', envelope.msg, envelope.code)
  }
  if (!options.silent) ports.warn(envelope.msg)
  throw new CallError('server', envelope.msg, envelope.code)
}

async function send(
  { method, path }: Endpoint,
  input: unknown,
  { token, language }: Asker,
  signal: AbortSignal,
  ports: CallPorts,
): Promise<Envelope> {
  const headers = { 'accept-language': language, ...(token !== undefined && { authorization: token }) }
  const request = ports.fetch ?? fetch
  const response =
    method === 'GET'
      ? await request(`${ports.server}${path}${queryOf(input)}`, { headers, signal, credentials: 'same-origin' })
      : await request(`${ports.server}${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input),
          signal,
          credentials: 'same-origin',
        })
  const body: unknown = await response.json().catch(() => undefined)
  if (!isEnvelope(body)) throw new CallError('shape', `status ${response.status}`)
  return body
}

function isEnvelope(body: unknown): body is Envelope {
  return isPlainObject(body) && typeof body['code'] === 'number' && typeof body['msg'] === 'string'
}

/** `{a: 1, b: undefined}` → `?a=1`; what is undefined is not sent. */
function queryOf(input: unknown): string {
  const given = isPlainObject(input) ? Object.entries(input).filter(([, value]) => value !== undefined) : []
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}

/** An answer that is kept and still holds. One that would hold for longer than `seconds` was kept under another clock. */
async function recall(answers: Storage, key: string, now: number, seconds: number): Promise<Answer | undefined> {
  const [kept] = await answers.read([key]).catch(() => [])
  return isAnswer(kept) && kept.until > now && kept.until <= now + seconds * 1000 ? kept : undefined
}

/** Keeps an answer and clears those that have run out. A full disk costs only the cache. */
async function keep(answers: Storage, key: string, answer: Answer, now: number): Promise<void> {
  await answers
    .write(async (transaction) => {
      for (const other of await transaction.keys()) {
        const kept = await transaction.get(other)
        if (!isAnswer(kept) || kept.until <= now) transaction.remove(other)
      }
      transaction.put(key, answer)
    })
    .catch(() => {})
}

const isAnswer = (kept: unknown): kept is Answer => isPlainObject(kept) && Number.isFinite(kept['until'])
