import { safeParse } from 'valibot'
import {
  CODE,
  type Endpoint,
  type Envelope,
  type FileEndpoint,
  type UploadEndpoint,
} from '../../../shared/api/endpoint.ts'
import { REQUEST } from '../../../shared/constants.ts'
import { canonicalJson } from '../../lib/values/canonical-json.ts'
import { isPlainObject } from '../../lib/values/json.ts'
import type { Storage } from '../documents/storage/storage.ts'
import { readCached, writeCached } from './answer-cache.ts'
import { CallError } from './call-error.ts'
import { noteCall } from './call-log.ts'
import { connection } from './connection.ts'
import { type FormFields, formOf, jsonOf, type Outgoing } from './outgoing.ts'

/**
 * Answers what it can where a page has no server. Rejects with a CallError: `noServer` for what it cannot.
 * @param asked whom it would ask, as `Endpoint.thirdParty` says
 */
export type AnswerItself = (request: Request, asked: string | undefined) => Promise<Response>

/** Dependencies of a call. */
export interface CallPorts {
  /** The server's address without a slash at the end; undefined where there is no server. */
  readonly server: string | undefined
  /** Answers in place of a server that is not there. */
  readonly answerItself?: AnswerItself | undefined
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
  /** The session of a token is gone (401): forced logout. */
  expired(message: string, token: string | undefined): void
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
  /** The id of the user whose call it is: it is never sent with the login of another one, but rejects as `expired`. */
  readonly user?: string
  /** Goes on when the page is left meanwhile. Browsers take at most 64 KB of it. */
  readonly keepalive?: boolean
}

/** Calls an endpoint. Resolves with the parsed `data`; rejects with a CallError. */
export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I, options?: CallOptions) => Promise<O>

/**
 * Sends a file, with `input` as the other fields of its form: absent ones are left out, switches are 0 or 1, objects are JSON. Resolves and
 * rejects as a `Call`; never cached. @param file undefined for none, where the endpoint takes a form without it
 */
export type CallUpload = <I extends FormFields, O>(
  endpoint: UploadEndpoint<I, O>,
  input: I,
  file: Blob | undefined,
  options?: CallOptions,
) => Promise<O>

/** Fetches a file of the server. Rejects as a `Call`; kept by the browser as the endpoint says. */
export type CallFile = <I>(endpoint: FileEndpoint<I>, input: I, options?: CallOptions) => Promise<Blob>

interface Caller {
  readonly language: string
  readonly token: string | undefined
  readonly user: string | undefined
}

const callerOf = (ports: CallPorts): Caller => ({
  ...{ language: ports.language(), token: ports.token(), user: ports.user() },
})

/** Creates the one way of the client to its server. Success is code 0 or 200; 401 is a forced logout. */
export function createCall(ports: CallPorts): Call {
  const { now = Date.now } = ports
  return async (endpoint, input, options = {}) => {
    // read once: cache key and request must be of the same caller, however long the cache takes
    const caller = callerOf(ports)
    const asker = `${ports.server ?? ''} ${caller.language} ${caller.user ?? ''}`
    const key = `${endpoint.method} ${endpoint.path} ${asker} ${canonicalJson(input)}`
    const cached =
      endpoint.cache > 0 && !options.fresh ? await readCached(ports.answers, key, now(), endpoint.cache) : undefined
    const reparsed = cached === undefined ? undefined : safeParse(endpoint.output, cached.data)
    if (reparsed?.success) return reparsed.output
    return reportFailure(ports, async () => {
      admit(endpoint, input, ports)
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
    const caller = callerOf(ports)
    return reportFailure(ports, async () => {
      noteCall(endpoint.path)
      return parseOutput(endpoint, await fetchData(formOf(endpoint, input, file), caller, options, ports))
    })
  }
}

/** Creates the fetching of files, beside `createCall`. */
export function createCallFile(ports: CallPorts): CallFile {
  return (endpoint, input, options = {}) => {
    const { type, moreTypes = [] } = endpoint
    const caller = callerOf(ports)
    const read = (response: Response): Promise<Blob | Answer> =>
      [type, ...moreTypes].some((one) => response.headers.get('content-type')?.startsWith(one))
        ? response.blob()
        : readEnvelope(response)
    return reportFailure(ports, async () => {
      admit(endpoint, input, ports)
      const answer = await exchange(jsonOf(endpoint, input), caller, options, ports, read)
      if (answer instanceof Blob) return answer
      dataOf(answer, caller, options, ports)
      throw new CallError('shape', 'no file')
    })
  }
}

/** Notes a call that is about to be sent. @throws CallError if the server would ask a third party in pure offline */
function admit<I>(
  { path, thirdParty }: Pick<Endpoint<I>, 'path' | 'thirdParty'>,
  input: I,
  { isPureOffline }: CallPorts,
): void {
  const asked = thirdParty?.(input)
  if (asked !== undefined && isPureOffline()) throw new CallError('pureOffline', 'pure offline')
  noteCall(path, asked)
}

let current: { readonly call: Call; readonly upload: CallUpload; readonly file: CallFile } | undefined

/** Connects this page with its server; called once, at the start. */
export function connect(ports: CallPorts): void {
  current = { call: createCall(ports), upload: createUpload(ports), file: createCallFile(ports) }
  connection.setState({ isOpen: true, server: ports.server })
}

/** Fetches a file of this page's server. */
export const callFile: CallFile = async (endpoint, input, options) => {
  if (current === undefined) throw new CallError('offline', 'not connected')
  return current.file(endpoint, input, options)
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

async function fetchData(outgoing: Outgoing, caller: Caller, options: CallOptions, ports: CallPorts): Promise<unknown> {
  return dataOf(await exchange(outgoing, caller, options, ports, readEnvelope), caller, options, ports)
}

/** Sends a request and reads its answer within the time of a call. Rejects with a CallError. */
async function exchange<T>(
  outgoing: Outgoing,
  caller: Caller,
  options: CallOptions,
  ports: CallPorts,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if (options.user !== undefined && options.user !== caller.user) throw new CallError('expired', 'another user')
  const timeout = AbortSignal.timeout(REQUEST.timeoutMs)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
  try {
    return await read(await send(outgoing, caller, signal, options, ports))
  } catch (error) {
    if (options.signal?.aborted) throw new CallError('cancelled', 'cancelled')
    if (timeout.aborted) throw new CallError('timeout', 'no answer in time')
    throw error instanceof CallError ? error : new CallError('offline', String(error))
  }
}

/** The data of a success. @throws CallError for any other envelope, whose message the user is shown */
function dataOf(answer: Answer, { token }: Caller, options: CallOptions, ports: CallPorts): unknown {
  if (answer.code === CODE.ok || answer.code === 200) return answer.data
  if (answer.code === CODE.loginExpired) {
    ports.expired(answer.msg, token)
    throw new CallError('expired', answer.msg, answer)
  }
  if (!options.silent) ports.warn(answer.msg)
  throw new CallError('server', answer.msg, answer)
}

/** The host of a request that this page answers itself; it exists nowhere. */
const NOWHERE = 'https://genkan.invalid'

async function send(
  { path, headers, asked, ...init }: Outgoing,
  { token, language }: Caller,
  signal: AbortSignal,
  { keepalive = false }: CallOptions,
  { server, answerItself, fetch: send = fetch }: CallPorts,
): Promise<Response> {
  const sent = { ...init, headers: { 'accept-language': language, ...headers }, signal }
  if (server !== undefined) {
    const login = token !== undefined && { authorization: token }
    const request = { ...sent, headers: { ...sent.headers, ...login } }
    return send(`${server}${path}`, { ...request, credentials: 'same-origin', keepalive })
  }
  if (answerItself === undefined) throw new CallError('noServer', 'no server')
  return answerItself(new Request(`${NOWHERE}${path}`, sent), asked)
}

/** An envelope, with the seconds of its `Retry-After`. */
interface Answer extends Envelope {
  readonly retryAfter: number | undefined
}

async function readEnvelope(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!isEnvelope(body)) throw new CallError('shape', `status ${response.status}`)
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return { ...body, retryAfter: Number.isNaN(seconds) ? undefined : seconds }
}

function isEnvelope(body: unknown): body is Envelope {
  return isPlainObject(body) && typeof body.code === 'number' && typeof body.msg === 'string'
}

/**
 * Reads a text file of the page's own build. Never rejects.
 * @param path e.g. `/icons/zhihu.svg`
 * @returns undefined if it is missing, or of another media type
 */
export const readPageFile = async (path: string, type: string): Promise<string | undefined> =>
  (await readPageBlob(path, type))?.text().catch(() => undefined)

/** As `readPageFile`, a file of any kind. */
export async function readPageBlob(path: string, type: string): Promise<Blob | undefined> {
  const response = await fetch(path).catch(() => undefined)
  if (!response?.ok || !response.headers.get('content-type')?.startsWith(type)) return undefined
  return response.blob().catch(() => undefined)
}
