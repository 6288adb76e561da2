import { safeParse } from 'valibot'
import { CODE, type Endpoint, type Envelope, type UploadEndpoint } from '../../shared/api/endpoint.ts'
import { REQUEST } from '../../shared/constants.ts'
import { canonicalJson } from '../../shared/lib/data/canonical-json.ts'
import { isPlainObject } from '../../shared/lib/data/json.ts'
import { noteCall } from './call-log.ts'
import type { Storage } from './storage.ts'

/**
 * Why a call failed. `server` carries the server's own message, already shown to the user as a warning; `pureOffline`:
 * it was not sent, because the server would ask a third party.
 */
export type CallFault = 'offline' | 'pureOffline' | 'timeout' | 'server' | 'expired' | 'shape' | 'cancelled'

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

/** Dependencies of a call. */
export interface CallPorts {
  /** The server's address without a slash at the end; undefined where there is no server. */
  readonly server: string | undefined
  /** The persistent cache of answers: every new tab is a new page. */
  readonly answers: Storage
  token(): string | undefined
  /** The user's id, part of the cache key; undefined for a guest. */
  user(): string | undefined
  language(): string
  /** Whether nothing may reach a third party, not even by way of the server. */
  isPureOffline(): boolean
  /** Shows the server's message. */
  warn(message: string): void
  /** The session is gone (401): forced logout. */
  expired(message: string): void
  /** Called after any failure, to reset the loading overlay. */
  failed(): void
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Bypasses the cache. */
  readonly fresh?: boolean
  /** Does not show the server's message: the caller shows its own, or the spec wants silence. */
  readonly silent?: boolean
}

/** Calls an endpoint. Resolves with the parsed `data`; rejects with a CallError. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I, options?: CallOptions) => Promise<O>

/** Sends a file, with `input` as the other fields of its form. Resolves and rejects as a `Call`; never cached. */
export type CallUpload = <I extends FormFields, O>(
  endpoint: UploadEndpoint<I, O>,
  input: I,
  file: Blob,
  options?: CallOptions,
) => Promise<O>

type FormFields = Readonly<Record<string, string>>

interface Caller {
  readonly language: string
  readonly token: string | undefined
}

interface CachedAnswer {
  readonly until: number
  readonly data: unknown
}

/** Creates the one way of the client to its server. Success is code 0 or 200; 401 is a forced logout. */
export function createCall(ports: CallPorts): Call {
  const { now = Date.now } = ports
  return async (endpoint, input, options = {}) => {
    // read once: cache key and request must be of the same caller, however long the cache takes
    const caller: Caller = { language: ports.language(), token: ports.token() }
    const key = `${endpoint.method} ${endpoint.path} ${caller.language} ${ports.user() ?? ''} ${canonicalJson(input)}`
    const cached =
      endpoint.cache > 0 && !options.fresh ? await readCached(ports.answers, key, now(), endpoint.cache) : undefined
    const reparsed = cached === undefined ? undefined : safeParse(endpoint.output, cached.data)
    if (reparsed?.success) return reparsed.output
    return reportFailure(ports, async () => {
      const thirdParty = endpoint.thirdParty?.(input)
      if (thirdParty !== undefined && ports.isPureOffline()) throw new CallError('pureOffline', 'pure offline')
      noteCall(endpoint.path, thirdParty)
      const data = await fetchData(jsonOf(endpoint, input), caller, options, ports)
      const output = parseOutput(endpoint, data)
      if (endpoint.cache > 0)
        void writeCached(ports.answers, key, { until: now() + endpoint.cache * 1000, data }, now())
      return output
    })
  }
}

/** Creates the sending of files, beside `createCall`. */
export function createUpload(ports: CallPorts): CallUpload {
  return (endpoint, input, file, options = {}) => {
    const caller: Caller = { language: ports.language(), token: ports.token() }
    return reportFailure(ports, async () => {
      noteCall(endpoint.path)
      return parseOutput(endpoint, await fetchData(formOf(endpoint, input, file), caller, options, ports))
    })
  }
}

let current: { readonly call: Call; readonly upload: CallUpload } | undefined

/** Connects this page with its server; called once, at the start. */
export function connect(ports: CallPorts): void {
  current = { call: createCall(ports), upload: createUpload(ports) }
}

/**
 * Calls an endpoint of this page's server.
 * @public every feature that needs the server calls it
 */
export const call: Call = async (endpoint, input, options) => {
  if (current === undefined) throw new CallError('offline', 'not connected')
  return current.call(endpoint, input, options)
}

/** Sends a file to an endpoint of this page's server. */
export const callUpload: CallUpload = async (endpoint, input, file, options) => {
  if (current === undefined) throw new CallError('offline', 'not connected')
  return current.upload(endpoint, input, file, options)
}

async function reportFailure<O>(ports: CallPorts, work: () => Promise<O>): Promise<O> {
  try {
    return await work()
  } catch (error) {
    ports.failed()
    throw error
  }
}

function parseOutput<O>({ output }: Pick<Endpoint<unknown, O>, 'output'>, data: unknown): O {
  const parsed = safeParse(output, data)
  if (!parsed.success) throw new CallError('shape', parsed.issues[0].message)
  return parsed.output
}

/** A request: its path with the query, and its body. */
interface Outgoing {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData
}

const jsonOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, input: unknown): Outgoing =>
  method === 'GET'
    ? { method, path: path + queryOf(input) }
    : { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }

/** The browser adds the media type with its boundary. The file is named after its field: its own name may be private. */
function formOf({ method, path, file: { name } }: UploadEndpoint, input: FormFields, file: Blob): Outgoing {
  const body = new FormData()
  for (const [field, value] of Object.entries(input)) body.set(field, value)
  body.set(name, file, name)
  return { method, path, body }
}

async function fetchData(outgoing: Outgoing, caller: Caller, options: CallOptions, ports: CallPorts): Promise<unknown> {
  if (ports.server === undefined) throw new CallError('offline', 'no server')
  const timeout = AbortSignal.timeout(REQUEST.timeoutMs)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
  const envelope = await send(outgoing, caller, signal, ports).catch((error: unknown) => {
    if (options.signal?.aborted) throw new CallError('cancelled', 'cancelled')
    if (timeout.aborted) throw new CallError('timeout', 'no answer in time')
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
  { path, headers, ...init }: Outgoing,
  { token, language }: Caller,
  signal: AbortSignal,
  ports: CallPorts,
): Promise<Envelope> {
  const response = await (ports.fetch ?? fetch)(`${ports.server}${path}`, {
    ...init,
    headers: { 'accept-language': language, ...(token !== undefined && { authorization: token }), ...headers },
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

/** `{a: 1, b: undefined}` → `?a=1`. */
function queryOf(input: unknown): string {
  const parameters = isPlainObject(input) ? Object.entries(input).filter(([, value]) => value !== undefined) : []
  const query = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}

/** A cached answer that has not expired. One that expires after more than `seconds` was stored under another clock. */
async function readCached(
  answers: Storage,
  key: string,
  now: number,
  seconds: number,
): Promise<CachedAnswer | undefined> {
  const [cached] = await answers.read([key]).catch(() => [])
  return isCachedAnswer(cached) && cached.until > now && cached.until <= now + seconds * 1000 ? cached : undefined
}

/** Caches an answer and removes expired ones. A full disk costs only the cache. */
async function writeCached(answers: Storage, key: string, answer: CachedAnswer, now: number): Promise<void> {
  await answers
    .write(async (transaction) => {
      for (const other of await transaction.keys()) {
        const cached = await transaction.get(other)
        if (!isCachedAnswer(cached) || cached.until <= now) transaction.remove(other)
      }
      transaction.put(key, answer)
    })
    .catch(() => {})
}

const isCachedAnswer = (value: unknown): value is CachedAnswer =>
  isPlainObject(value) && Number.isFinite(value['until'])

/**
 * Reads a text file of the page's own build. Never rejects.
 * @param path e.g. `/icons/zhihu.svg`
 * @returns undefined if it is missing, or of another media type
 */
export async function readPageFile(path: string, type: string): Promise<string | undefined> {
  const response = await fetch(path).catch(() => undefined)
  if (!response?.ok || !response.headers.get('content-type')?.startsWith(type)) return undefined
  return response.text().catch(() => undefined)
}
