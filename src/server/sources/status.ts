import type { HttpResponse } from '../core/ports/http.ts'
import { SourceFailure } from './source.ts'

/**
 * A response with a status of success.
 * @throws SourceFailure: 403 may be about the query; too many requests and errors of the server are about the source
 */
export function checkStatus(response: HttpResponse): HttpResponse {
  const { status } = response
  const failure = { isFault: status === 429 || status >= 500 }
  if (status === 403 || status === 429) throw new SourceFailure('blocked', `status ${status}`, failure)
  if (status < 200 || status > 299) throw new SourceFailure('status', `status ${status}`, failure)
  return response
}
