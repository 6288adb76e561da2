import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Answer, packFile, type Send } from '../sync/send.ts'

/** An answer that promised that something is kept, by the connection on which it came and its number there, from 0. */
export interface Promised {
  /** The operation of a push, or the hash of a file. */
  readonly of: string
  readonly port: number
  readonly nth: number
}

interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
  /** What an answer without an error promises to keep. */
  readonly of?: string | undefined
}

/** Sends calls on connections of its own, on each one after another, so that a trace tells which answer is which. */
export interface PortSender {
  readonly promised: readonly Promised[]
  /** Opens what a device sends its calls by. */
  readonly newSend: () => Send
  /** Opens what a device sends files by: it tells whether the file is kept. */
  readonly newUpload: (token: string) => (bytes: Uint8Array) => Promise<boolean>
}

export function createPortSender(origin: string): PortSender {
  const promised: Promised[] = []
  const counts = new Map<number, number>()
  const post = (agent: Agent, { path, headers, body, of }: Request) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { agent, headers, method: body === undefined ? 'GET' : 'POST' }
      const sent = request(`${origin}/users/${path}`, options, (response) => {
        const port = response.socket.localPort ?? 0
        const nth = counts.get(port) ?? 0
        counts.set(port, nth + 1)
        json(response).then((answer) => {
          const { code, data } = answer as Answer
          if (code === 0 && of !== undefined) promised.push({ of, port, nth })
          resolve({ code, data, isTimeTold: 'retry-after' in response.headers })
        }, reject)
      })
      sent.once('error', reject).end(body)
    })
  return {
    promised,
    newSend() {
      const agent = newAgent()
      return ({ name, token, body }) => {
        const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) }
        const of = body !== undefined && 'op_id' in body ? String(body.op_id) : undefined
        return post(agent, { path: name, headers, body: body && JSON.stringify(body), of })
      }
    },
    newUpload(token) {
      const agent = newAgent()
      return async (bytes) => {
        const { of, body, headers } = await packFile(token, bytes)
        return (await post(agent, { path: 'file', headers, body, of })).code === 0
      }
    },
  }
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })
