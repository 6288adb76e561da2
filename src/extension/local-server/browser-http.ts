import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../server/core/ports/http.ts'
import { isAskableByBrowser } from './askable.ts'

const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 5000

/**
 * Sends what a source asks from the user's browser: without cookies and without saying who asks, to hosts that the browser
 * lets this page ask. @param mayAsk whether an origin may be asked
 */
export const browserHttp =
  (mayAsk: (origin: string) => Promise<boolean>): Http =>
  async (request) => {
    if (!isAskableByBrowser(request)) throw new HttpFailure('blocked', 'no browser can send it')
    if (!(await mayAsk(new URL(request.url).origin))) throw new HttpFailure('blocked', 'not allowed')
    const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
    try {
      const response = await send(request, timeout)
      // it may have been sent on to elsewhere
      if (!(await mayAsk(new URL(response.url || request.url).origin))) throw new HttpFailure('blocked', 'not allowed')
      return response
    } catch (error) {
      if (error instanceof HttpFailure) throw error
      throw new HttpFailure(timeout.aborted ? 'timeout' : 'network', 'no answer')
    }
  }

async function send(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { url, post, method = post === undefined ? 'GET' : 'POST', headers = {}, maxBytes = MAX_BYTES } = request
  const body = post === undefined ? {} : { body: post }
  const response = await fetch(url, {
    ...{ method, headers, ...body, signal, redirect: request.redirect ?? (post === undefined ? 'follow' : 'error') },
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
  })
  return {
    status: response.status,
    url: response.url,
    headers: Object.fromEntries(response.headers),
    body: await readUpTo(response, maxBytes, request.truncate === true),
  }
}

/** @throws HttpFailure where there is more, unless the rest is to be left */
async function readUpTo({ body }: Response, maxBytes: number, truncate: boolean): Promise<Uint8Array> {
  const reader = body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let left = maxBytes
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    chunks.push(part.value.subarray(0, left))
    left -= part.value.length
    if (left >= 0) continue
    await reader?.cancel()
    if (truncate) break
    throw new HttpFailure('tooLarge', `more than ${maxBytes} bytes`)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
