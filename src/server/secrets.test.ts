import { globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFetch } from './adapters/fetch/fetch.ts'
import { parseConfig } from './config.ts'
import { createLog } from './core/create-log.ts'
import { type Http, HttpFailure, type OpenStream } from './core/ports/http.ts'
import { listQuestions, SOURCE_VARIABLES } from './sources/index.ts'
import { hostsOf } from './sources/question.ts'
import { makeServer } from './testing/project.ts'
import { type Fixture, fixtureSchema } from './testing/replay.ts'

/** No key of the operator's ever gets into an answer or the log, whatever third parties say who have been given it. */

/** Within every key, so that it can be searched for; some have characters that addresses encode. */
const CANARY = 'k3yOfTheOperator'
const hasCanary = (said: string) => said.toLowerCase().includes(CANARY.toLowerCase())
const ENDS = ['/pexels+1', '-1', '&a=1', '"b', '']
const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  SOURCE_VARIABLES.filter(({ kind }) => ['key', 'password', 'user'].includes(kind)).map(({ name }, at) => [
    name,
    `${name}${CANARY}${ENDS[at % ENDS.length]}`,
  ]),
)
const servers = {
  QWEATHER_HOST: 'abcxyz.qweatherapi.com',
  HOT_UPSTREAM: 'https://hot.example',
  LIBRETRANSLATE_URL: 'https://translate.example',
  HOLIDAYS_URL: `https://list.example/days.json?token=${CANARY}`,
  NETEASE_URL: 'https://music.example.org',
  SUBSONIC_URL: 'https://navidrome.example.org',
}
const environment = { ...KEYS, ...servers }
const questions = listQuestions(parseConfig(environment).sources.settings, { now: () => 0 })

/** Every question to a third party that is given a key, and from where the page asks for it. */
const PATHS = [
  '/api/weather?city=110101',
  '/api/place_here',
  '/api/wallpaper_list',
  '/api/random_wallpaper',
  '/users/video_wallpaper_list',
  '/api/tencent_fy?SourceText=hello&Target=zh',
  '/api/tg_live?day=1970-01-01',
  '/api/holidays',
  '/api/toplist?server=subsonic',
  '/api/top_detail?id=subsonic-album-3kWbQ1',
  '/api/music_search?server=subsonic&text=love',
  '/api/get_lyric?id=subsonic-9fQx1',
  '/api/music_cover?id=subsonic-al-1',
  '/api/music_stream?id=subsonic-9fQx1',
]
/** What tells about the server itself. */
const OWN_PATHS = ['/api/contacts', '/api/capabilities', '/api/health', '/api/about', '/api/openapi.json']

const fixtures: readonly Fixture[] = globSync('*/fixtures/*.json', { cwd: join(import.meta.dirname, 'sources') }).map(
  (path) => v.parse(fixtureSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'sources', path), 'utf8'))),
)

/** A request as a third party has received it. */
interface Received {
  readonly host: string
  readonly url: URL
  /** All of it, in one line. */
  readonly whole: string
  /** The key that it was given. */
  readonly key: string
}
type Answer = (received: Received, response: ServerResponse) => void

const json = { 'content-type': 'application/json' }
const saying = (status: number, said: (received: Received) => object): Answer =>
  function answer(received, response) {
    response.writeHead(status, json).end(JSON.stringify(said(received)))
  }
/** The key wherever one of the third parties gives a reason. */
const refusal = (reason: string) => ({
  ...{ status: '0', info: reason, infocode: reason, code: reason, msg: reason, message: reason, errno: reason },
  ...{ responseStatus: reason, responseData: { translatedText: reason }, error: reason, data: { content: [reason] } },
  Response: { Error: { Code: reason, Message: reason } },
})

const ANSWERS: Readonly<Record<string, Answer>> = {
  'as it should': ({ host, url }, response) => {
    const known = fixtures.find(({ request }) => request.host === host && request.path === url.pathname)
    response.writeHead(known?.response.status ?? 404, known?.response.headers).end(known?.response.bodyText)
  },
  ...Object.fromEntries(
    [401, 403, 404, 429, 500].map((status) => [`status ${status}`, saying(status, ({ whole }) => refusal(whole))]),
  ),
  'a refusal that repeats the key': saying(200, ({ key }) => refusal(key)),
  'a refusal that repeats the beginning of the key': saying(200, ({ key }) => refusal(key.slice(0, 20))),
  'a refusal that repeats the request': saying(200, ({ whole }) => refusal(whole)),
  'fields named by the key': saying(200, ({ key }) => ({ [key]: key, holidays: { [key]: 1 }, workdays: { [key]: 1 } })),
  'a page that repeats the request': ({ whole }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!DOCTYPE html>${whole}`),
  'a text that repeats the request': ({ whole }, response) => response.end(whole),
  'an answer that breaks off': ({ whole }, response) => {
    response.writeHead(200, { ...json, 'content-length': '100000' })
    response.write(JSON.stringify(refusal(whole)), () => response.destroy())
  },
  'no answer': (_received, response) => response.destroy(),
  'a header that repeats the key': ({ key }, response) =>
    response
      .writeHead(200, { 'content-type': `text/plain; charset=${encodeURIComponent(key)}`, 'x-key': key })
      .end('?'),
  'an encoding named by the key': ({ key }, response) =>
    response.writeHead(200, { 'content-encoding': encodeURIComponent(key) }).end('?'),
  'a way to an address with the key': ({ key }, response) =>
    response.writeHead(302, { location: `https://${CANARY}.invalid/?key=${encodeURIComponent(key)}` }).end(),
  'a way within that has the key': ({ key }, response) =>
    response.writeHead(302, { location: `/${encodeURIComponent(key)}` }).end(),
}

let answer: Answer = () => {}
/** What stands for the password in its requests. */
let tokenOfSubsonic = 'none yet'
let upstream: Server
let origin = ''

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const post = await text(request)
  const url = new URL(request.url ?? '/', 'http://upstream')
  const whole = `${request.url} ${JSON.stringify(request.headers)} ${post}`
  if (url.searchParams.has('u')) tokenOfSubsonic = url.searchParams.get('t') ?? tokenOfSubsonic
  const key = Object.values(KEYS).find((one) => [one, encodeURIComponent(one)].some((form) => whole.includes(form)))
  answer({ host: String(request.headers['x-forwarded-host']), url, whole, key: key ?? CANARY }, response)
}

beforeAll(async () => {
  upstream = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
})
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

/** Those that were asked, as in `endpointOf`; over all tests. */
const given = new Set<string>()
const endpointOf = (id: string, url: string) => `${id} ${new URL(url).pathname}`
const hasKey = (request: object) => hasCanary(JSON.stringify(request))

/** Everything that the server says and logs while third parties answer like that. */
async function everythingSaid(): Promise<readonly string[]> {
  const said: string[] = []
  const mirrors = new Map(questions.flatMap(hostsOf).map((host) => [`https://${host}`, origin] as const))
  const outside = openFetch({ mirrors, resolve: () => Promise.reject(new Error('no such host')) })
  const http: Http = (request) => {
    if (hasKey(request)) given.add(endpointOf(request.source ?? '', request.url))
    return outside.http(request)
  }
  const log = createLog('trace', { write: (line: string) => void said.push(line) })
  const lookUpAddress = async () => ({ province: '北京市', city: '北京市' })
  const stream: OpenStream = async ({ url }) => {
    const response = await fetch(url.replace(servers.SUBSONIC_URL, origin)).catch(() => {
      throw new HttpFailure('network', 'no answer')
    })
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, body: response.body ?? new ReadableStream() }
  }
  const server = await makeServer({ http, stream, log, lookUpAddress }, environment)
  // asked again, they answer from what they remember of the first time
  for (const path of [...PATHS, ...PATHS, ...OWN_PATHS]) {
    const response = await server.app.request(path)
    said.push(`${path} ${JSON.stringify([...response.headers])} ${await response.text()}`)
  }
  await server.close()
  await outside.close()
  return said
}

test.each(Object.entries(ANSWERS))('no key is in an answer or the log: %s', async (_name, played) => {
  answer = played
  const said = await everythingSaid()
  expect(said.filter((line) => hasCanary(line) || line.includes(tokenOfSubsonic))).toEqual([])
})

test('in these tests everybody has been asked who is given a key', () => {
  const withKey = questions.flatMap(({ id, attempts }) =>
    attempts.flatMap(({ request }) => (hasKey(request) ? [endpointOf(id, request.url)] : [])),
  )
  expect(new Set(withKey.map((one) => one.split(' ')[0])).size).toBeGreaterThanOrEqual(Object.keys(KEYS).length - 1)
  expect([...given]).toEqual(expect.arrayContaining(withKey))
})
