import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the data of answers hold: which of it depends on the call. */
interface Data {
  readonly token: string
  readonly ticket: string
  readonly url: string
  readonly state: string
  readonly number: number | null
  readonly login: { readonly token: string; readonly info: { readonly username: string } } | null
}

/** An answer of the server. `cookie` is what the browser would send from now on. */
export interface Answer {
  readonly status: number
  readonly code: number
  readonly msg: string
  /** Null where the call was refused. */
  readonly data: Data
  readonly body: string
  readonly cookie: string
  readonly ms: number
}

export interface Asked {
  readonly address?: string
  readonly token?: string
  readonly cookie?: string
}

/** Calls of accounts, by way of a proxy that tells the address of its client. */
export interface Asker {
  readonly ask: (call: string, body: object | undefined, asked?: Asked) => Promise<Answer>
  /** An address that nobody has had before. */
  readonly nextAddress: () => string
}

export function createAsker(origin: string): Asker {
  const agent = new Agent({ keepAlive: true })
  let addresses = 0
  return {
    nextAddress() {
      addresses += 1
      return `203.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
    },
    ask: (call, body, asked = {}) =>
      new Promise((resolve, reject) => {
        const begun = performance.now()
        const headers = {
          'x-forwarded-for': asked.address ?? '203.255.255.1',
          ...(body && { 'content-type': 'application/json' }),
          ...(asked.token !== undefined && { authorization: asked.token }),
          ...(asked.cookie !== undefined && { cookie: asked.cookie }),
        }
        const send = () => {
          const sent = request(`${origin}/users/${call}`, { agent, headers, method: body ? 'POST' : 'GET' })
          sent.once('response', (response) => readAnswer(response, begun).then(resolve, reject))
          // the server may close a kept connection just as it is used again: nothing was asked then
          sent.once('error', (error) =>
            sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET' ? send() : reject(error),
          )
          sent.end(body && JSON.stringify(body))
        }
        send()
      }),
  }
}

async function readAnswer(response: IncomingMessage, begun: number): Promise<Answer> {
  const body = await text(response)
  const cookie = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  return {
    ...{ ...JSON.parse(body), body, cookie },
    ...{ status: response.statusCode ?? 0, ms: performance.now() - begun },
  }
}

/** Runs `task` for 0 … count - 1, `width` at once. @returns the results in order */
export async function inParallel<T>(
  count: number,
  width: number,
  task: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await task(index)
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
