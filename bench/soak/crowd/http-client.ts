import { Agent, type IncomingMessage, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Person } from './plan.ts'

/** Connections that a generator has to the balancer. */
const CONNECTIONS = 64

interface Answer {
  readonly status: number
  /** The `code` of a body in JSON; 0 for any other. */
  readonly code: number
  readonly body: string
  readonly etag: string | undefined
}

export interface Asked {
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as a page of somebody does. Rejects where no answer comes. */
export interface HttpClient {
  readonly ask: (person: Person, asked: Asked) => Promise<Answer>
  /** Bytes of all answers so far, with their headers. */
  readonly bytes: () => number
}

export function openHttpClient(port: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let bytes = 0
  const read = async (response: IncomingMessage): Promise<Answer> => {
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part)
    const all = Buffer.concat(parts)
    bytes += all.length + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
    const isJson = response.headers['content-type']?.startsWith('application/json') ?? false
    const body = isJson ? unpack(all, response.headers['content-encoding']).toString() : ''
    return {
      ...{ status: response.statusCode ?? 0, body, etag: response.headers.etag },
      code: body === '' ? 0 : (JSON.parse(body).code ?? 0),
    }
  }
  return {
    bytes: () => bytes,
    ask: ({ address, token }, { path, body, headers = {} }) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body)
        const all = {
          ...{ 'x-forwarded-for': address, 'accept-encoding': 'gzip, br', authorization: token },
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        }
        const method = body ? 'POST' : 'GET'
        const send = (isAgain: boolean): void => {
          const sent = request({ port, host: '127.0.0.1', path, method, agent, headers: all })
          sent.once('response', (response) => read(response).then(resolve, reject))
          // a kept connection may be closed just as it is used again: nothing was asked then
          sent.once('error', (error) => {
            if (!isAgain && sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET') send(true)
            else reject(error)
          })
          sent.end(text)
        }
        send(false)
      }),
  }
}

const unpack = (bytes: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
