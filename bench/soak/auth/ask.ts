import { Agent, request } from 'node:http'

/** An answer of the server. `cookie` is what the browser would send from now on. */
interface Answer {
  readonly status: number
  readonly code: number
  // what it holds depends on the call
  readonly data: { readonly token: string }
  readonly body: string
  readonly cookie: string
  readonly ms: number
}

interface Asked {
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
        request(`${origin}/users/${call}`, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part
          })
          response.once('end', () => {
            const cookie = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
            const { code, data } = JSON.parse(text)
            resolve({ status: response.statusCode ?? 0, code, data, body: text, cookie, ms: performance.now() - begun })
          })
        })
          .once('error', reject)
          .end(body && JSON.stringify(body))
      }),
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
