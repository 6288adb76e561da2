import * as v from 'valibot'
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
  /** How many there are, where it has a list. */
  readonly rows?: number | undefined
  /** How many of them are paid for, as the answer says. */
  readonly paidRows?: number
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
      const list = listOf(read(checkStatus(response)))
      const summary = list === undefined ? 'an answer' : `${list.length} rows`
      const found = { rows: list?.length, paidRows: paidAmong(list ?? [], response) }
      results.push({ ...result, isValid: true, summary, ...found, ms: now() - begun, response })
    } catch (error) {
      const answered = response === undefined ? {} : { response }
      results.push({ ...result, isValid: false, summary: reasonOf(error), ms: now() - begun, ...answered })
    }
  }
  return results
}

/** The rows of a result: it is an array, or has one. */
export function listOf(result: unknown): readonly unknown[] | undefined {
  const values = typeof result === 'object' && result !== null ? Object.values(result) : []
  return Array.isArray(result) ? result : values.find(Array.isArray)
}

/** Fields by which third parties mark what is paid for. */
const PAID = /^(?:(?:is|topic)_?ad(?:vert\w*)?|ad(?:_?(?:id|type|info))?|is_?promot\w*|promot(?:ed|ion))$/i
const isSaid = (value: unknown): boolean => ![undefined, null, false, 0, '', '0', 'false'].includes(value as never)

/** How many rows of an answer in JSON are marked as paid for and have a text of the list's. */
function paidAmong(list: readonly unknown[], { body }: HttpResponse): number {
  const texts = new Set(list.flatMap(textsIn))
  let answer: unknown
  try {
    answer = JSON.parse(new TextDecoder().decode(body))
  } catch {
    return 0
  }
  return rowsIn(answer).filter((row) => isMarked(row) && Object.values(row).some((value) => texts.has(value))).length
}

const valuesOf = (node: unknown): readonly unknown[] =>
  typeof node === 'object' && node !== null ? Object.values(node) : []
const textsIn = (node: unknown): readonly unknown[] =>
  typeof node === 'string' ? [node] : valuesOf(node).flatMap(textsIn)
const isMarked = (node: object): boolean =>
  Object.entries(node).some(([name, value]) => (PAID.test(name) ? isSaid(value) : isObject(value) && isMarked(value)))
const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null && !Array.isArray(node)
/** The objects in all lists of an answer. */
const rowsIn = (node: unknown): readonly object[] => [
  ...(Array.isArray(node) ? node.filter(isObject) : []),
  ...valuesOf(node).flatMap(rowsIn),
]

/**
 * What an operator should know although somebody has answered: rows that are paid for, fewer of them than half of what
 * is usual, a first way that is none any more.
 * @param earlier how many rows each way had the last time, as far as it is known
 */
export function warningsOf(
  { id, usualRows = 0 }: Question,
  results: readonly ProbeResult[],
  earlier: readonly (number | undefined)[] = [],
): readonly string[] {
  const way = results.findIndex(({ isValid }) => isValid)
  const later = way > 0 ? [`${id}: only its way ${way + 1} answers, ${results[way]?.host}`] : []
  const ofWays = results.flatMap(({ host, rows, paidRows = 0 }, at) => {
    const usual = Math.max(usualRows, earlier[at] ?? 0)
    return [
      ...(paidRows > 0 ? [`${id}, ${host}: rows that look paid for: ${paidRows}`] : []),
      ...(rows !== undefined && rows < usual / 2 ? [`${id}, ${host}: ${rows} rows, where ${usual} are usual`] : []),
    ]
  })
  return [...later, ...ofWays]
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

/** A name for the fixture of each attempt: the id of its source, and a number where it has several. */
export function fixtureNames(questions: readonly Question[]): readonly (readonly string[])[] {
  const counts = new Map<string, number>()
  return questions.map(({ id, attempts }) =>
    attempts.map(() => {
      const count = (counts.get(id) ?? 0) + 1
      counts.set(id, count)
      return `${id}.${count}`
    }),
  )
}

const keptSchema = v.object({
  response: v.object({ headers: v.record(v.string(), v.string()), bodyText: v.string() }),
})

/** How many rows an attempt reads in the text of a fixture; undefined where it cannot. */
export function rowsOfFixture({ read }: Question['attempts'][number], text: string): number | undefined {
  try {
    const { headers, bodyText } = v.parse(keptSchema, JSON.parse(text)).response
    return listOf(read({ status: 200, url: '', headers, body: new TextEncoder().encode(bodyText) }))?.length
  } catch {
    return undefined
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
