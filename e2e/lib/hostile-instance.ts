import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What runs, or leads elsewhere, wherever a text is taken for more than a text. */
const HOSTILE = [
  '<img src=x onerror="globalThis.gained=1">',
  '"><script>globalThis.gained=1</script>',
  'javascript:globalThis.gained=1',
  'data:text/html,<script>opener.gained=1</script>',
  `');globalThis.gained=1;('`,
  '</style><svg onload="globalThis.gained=1">',
]

interface HostileInstance {
  readonly origin: string
  /** How many answers it has poisoned so far. */
  readonly answered: () => number
  readonly close: () => Promise<void>
}

/**
 * A server between a page and a real one: every text of what that answers has something hostile in its place, but for ids
 * and tokens, without which nothing would be asked any further; every second question is answered by code.
 */
export async function openHostileInstance(real: string): Promise<HostileInstance> {
  let answered = 0
  let at = 0
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => poison(entry))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poison(entry, name)]))
    const isNeeded = /^(?:id|token|username|version|uuid|epoch)$|time$/i.test(key)
    if (typeof value !== 'string' || isNeeded) return value
    at += 1
    return HOSTILE[at % HOSTILE.length]
  }
  const server = createServer(async (request, response) => {
    const headers = new Headers()
    for (const name of ['authorization', 'content-type', 'accept-language'])
      if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
    headers.set('x-forwarded-for', '198.51.100.200')
    const { method = 'GET', url = '/' } = request
    const body = method === 'POST' ? { body: await readBody(request) } : {}
    const answer = await fetch(`${real}${url}`, { method, headers, ...body })
    const said: unknown = await answer.json().catch(() => ({ code: 0, msg: HOSTILE[0], data: HOSTILE }))
    answered += 1
    const isCode = answered > 5 && answered % 2 === 0
    response.setHeader('content-type', isCode ? 'text/html' : 'application/json')
    response.end(isCode ? `<script>globalThis.gained=1</script>` : JSON.stringify(poison(said)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: () => answered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
