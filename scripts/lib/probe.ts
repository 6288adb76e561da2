import { type Http, HttpFailure, type HttpResponse } from '../../src/server/core/ports/http.ts'
import { SOURCE_VARIABLES } from '../../src/server/sources/index.ts'
import { type SourceSettings, VARIABLE_KINDS } from '../../src/server/sources/needs.ts'
import type { Question } from '../../src/server/sources/question.ts'
import { SourceFailure } from '../../src/server/sources/source.ts'
import { checkStatus } from '../../src/server/sources/status.ts'
import { sendAttempt } from '../../src/server/sources/visit.ts'

/** What came of one request for a source's sample. */
export interface ProbeResult {
  readonly id: string
  readonly host: string
  /** Whether the answer has the shape that the program knows. */
  readonly isValid: boolean
  /** How many rows it has, or why there are none. */
  readonly summary: string
  readonly ms: number
  readonly response?: HttpResponse
}

/** Asks every endpoint of a question once, fallbacks included. Never rejects. */
export async function probe(question: Question, http: Http, now = Date.now): Promise<readonly ProbeResult[]> {
  const { id, timeoutMs, maxBytes, attempts } = question
  const results: ProbeResult[] = []
  for (const { visit, request, read } of attempts) {
    const begun = now()
    const result = { id, host: URL.parse(request.url)?.host ?? '' }
    let response: HttpResponse | undefined
    try {
      const limits = { source: id, timeoutMs, maxBytes, isTrusted: true }
      response = await sendAttempt({ visit, request }, (sent) => http({ ...sent, ...limits }))
      const summary = summarize(read(checkStatus(response)))
      results.push({ ...result, isValid: true, summary, ms: now() - begun, response })
    } catch (error) {
      const answered = response === undefined ? {} : { response }
      results.push({ ...result, isValid: false, summary: reasonOf(error), ms: now() - begun, ...answered })
    }
  }
  return results
}

/** How many rows a result has: it is an array, or has one. */
function summarize(result: unknown): string {
  const values = typeof result === 'object' && result !== null ? Object.values(result) : []
  const list = Array.isArray(result) ? result : values.find(Array.isArray)
  return list === undefined ? 'an answer' : `${list.length} rows`
}

function reasonOf(error: unknown): string {
  if (error instanceof SourceFailure || error instanceof HttpFailure) return `${error.kind}: ${error.message}`
  return 'shape: cannot be read'
}

/** What stands for a password in an address, and its salt. */
const HASH = /^(?:[\da-f]{16}){1,2}$/
/** The cookies of a session that an answer has opened. */
const SESSION = /("cookie"\s*:\s*")[^"]*/g
const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g

/**
 * An exchange as a fixture of the tests, with what is secret replaced: the given texts, and addresses of the internet.
 * Of the headers only the type is kept.
 */
export function fixtureOf(
  { request }: Question['attempts'][number],
  { status, headers, body }: HttpResponse,
  secrets: readonly string[],
  date: string,
): object {
  const strip = (text: string) =>
    secrets
      .flatMap((secret) => [secret, encodeURIComponent(secret)])
      .reduce((before, secret) => before.replaceAll(secret, 'SECRET'), text)
      .replace(ADDRESS, '203.0.113.1')
      .replace(SESSION, '$1SECRET')
  const { host, pathname, searchParams } = new URL(request.url)
  const query = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, HASH.test(value) ? 'SECRET' : strip(value)]),
  )
  const post = request.post === undefined ? {} : { post: strip(request.post) }
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return {
    provenance: { kind: 'recorded', from: 'npm run sources -- probe', date },
    request: { method: request.post === undefined ? 'GET' : 'POST', host, path: strip(pathname), query, ...post },
    response: {
      status,
      headers: { 'content-type': headers['content-type'] ?? '' },
      ...bodyOf(body),
    },
  }

  function bodyOf(bytes: Uint8Array): object {
    try {
      return { bodyText: strip(text.decode(bytes)) }
    } catch {
      // GBK and others keep their bytes; as Latin-1 what is secret, which is ASCII, can be replaced
      return { bodyBase64: Buffer.from(strip(Buffer.from(bytes).toString('latin1')), 'latin1').toString('base64') }
    }
  }
}

/** Characters of the shortest text of an address that may be a secret; others are words such as `json`. */
const LEAST_SECRET = 8

/** The secret texts of what is set: keys and accounts, and what the addresses of servers ask for. */
export const secretsOf = (settings: SourceSettings): readonly string[] =>
  SOURCE_VARIABLES.flatMap(({ name, kind }) => {
    const value = settings[name]
    if (value === undefined) return []
    if (!VARIABLE_KINDS[kind].isOwnServer) return [value]
    return [...(URL.parse(value)?.searchParams.values() ?? [])].filter((text) => text.length >= LEAST_SECRET)
  })
