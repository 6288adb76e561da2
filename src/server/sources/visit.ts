import type { HttpResponse } from '../core/ports/http.ts'
import { SourceRefusal, type SourceRequest } from './source.ts'
import { checkStatus } from './status.ts'

/** Sends a request of an attempt. */
type Send = (request: SourceRequest) => Promise<HttpResponse>

/**
 * Sends an attempt's request, after its visit with the cookies that the visit was answered with.
 * @throws SourceFailure and the errors of `send`; SourceRefusal where the visit sets no cookie
 */
export async function sendAttempt(
  { visit, request }: { readonly visit?: SourceRequest | undefined; readonly request: SourceRequest },
  send: Send,
): Promise<HttpResponse> {
  if (visit === undefined) return send(request)
  const cookie = cookiesOf(checkStatus(await send(visit)))
  if (cookie === '') throw new SourceRefusal('no cookie for visitors')
  return send({ ...request, headers: { ...request.headers, cookie } })
}

/** The cookies that an answer sets, for a request: several are joined by commas, as they are also within dates. */
export function cookiesOf({ headers }: Pick<HttpResponse, 'headers'>): string {
  const set = headers['set-cookie'] ?? ''
  const pairs = set.matchAll(/(?:^|,\s*)([!#$%&'*+.^`|~\w-]{1,64}=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,1000})/g)
  return [...pairs].map(([, pair]) => pair).join('; ')
}
