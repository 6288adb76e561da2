import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { HttpFailure, type OpenStream } from '../../core/ports/http.ts'
import { joinHeaders } from './headers.ts'
import { createSemaphore } from './semaphore.ts'

/** Files that are passed on at once, and of them on behalf of one caller: a player that seeks leaves some behind. */
const MAX_CONCURRENT = 64
const MAX_CONCURRENT_PER_CALLER = 6
/** Time for the headers of an answer, its turn included, and between two parts of its body, in ms. */
const HEADERS_MS = 15_000
const PART_MS = 30_000

/**
 * Opens files of the operator's own servers, which pass as they arrive: neither their size nor the whole time is
 * limited. No redirect is followed. `close` ends all of them.
 * @param ownServers origins; another address is refused
 */
export function openStreams(ownServers: ReadonlySet<string>): {
  readonly stream: OpenStream
  readonly close: () => Promise<void>
} {
  const agent = new Agent({ headersTimeout: HEADERS_MS, bodyTimeout: PART_MS, connect: { timeout: 5000 } })
  const acquire = createSemaphore(MAX_CONCURRENT, MAX_CONCURRENT_PER_CALLER)

  const stream: OpenStream = async ({ url, headers, caller }) => {
    const origin = URL.parse(url)?.origin ?? ''
    if (!ownServers.has(origin)) throw new HttpFailure('blocked', 'no server of the operator')
    const release = await acquire(caller, AbortSignal.timeout(HEADERS_MS))
    try {
      const answer = await request(url, { dispatcher: agent, headers: { accept: '*/*', ...headers } })
      answer.body.once('close', release)
      answer.body.on('error', () => {}) // it is in the stream
      return { status: answer.statusCode, headers: joinHeaders(answer.headers), body: webStreamOf(answer.body) }
    } catch {
      release()
      throw new HttpFailure('network', `${URL.parse(url)?.host} does not answer`)
    }
  }

  return { stream, close: () => agent.destroy() }
}

/** A stream as the web knows it. `Readable.toWeb` throws outside of any promise when it is cancelled while data comes. */
function webStreamOf(body: Readable): ReadableStream<Uint8Array> {
  const parts = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void body.destroy(),
  })
}
