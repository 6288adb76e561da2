import type { HttpResponse } from '../core/ports/http.ts'
import { SourceFailure, SourceRefusal } from './source.ts'

const REFUSALS = new Set([401, 403, 429])

/** A response with a status of success. @throws SourceFailure; errors of the server are about the source */
export function checkStatus(response: HttpResponse): HttpResponse {
  const { status } = response
  if (REFUSALS.has(status)) throw new SourceRefusal(`status ${status}`)
  if (status < 200 || status > 299) throw new SourceFailure('status', `status ${status}`, { isFault: status >= 500 })
  return response
}
