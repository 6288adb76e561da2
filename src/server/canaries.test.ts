import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../shared/api/index.ts'
import { openInProcessLimits } from './adapters/limits/in-process.ts'
import { openPrometheus } from './adapters/metrics/prometheus.ts'
import { createLog } from './core/create-log.ts'
import { measureHttp, measureLimits, measureLog } from './core/measure.ts'
import { HttpFailure } from './core/ports/http.ts'
import { makeServer, type TestServer } from './testing/project.ts'

/** What users type or are given never gets into log or metrics (security.md, T41), whatever endpoint it is sent to. */

const CANARY = 'c4n4ry'
const USER = `${CANARY}_user`
const PASSWORD = `${CANARY}pass`
/** All that endpoints take: each is sent everything, and reads what it knows. */
const FIELDS = {
  ...{ username: USER, password: PASSWORD, old: PASSWORD, nickname: `${CANARY}nick`, note: `${CANARY} note` },
  ...{ email: `${CANARY}@example.org`, verify: CANARY.slice(0, 6), link: `${CANARY}-link`, address: CANARY },
  ...{ uuid: `${CANARY}-uuid`, rid: `${CANARY}-rid`, number: CANARY, invite: `${CANARY}-invite`, token: CANARY },
  ...{ text: `${CANARY} text`, SourceText: `${CANARY} source`, wd: CANARY, query: CANARY, name: CANARY, id: CANARY },
  ...{ url: `https://${CANARY}.example/`, src: `https://${CANARY}.example/a.jpg`, city: CANARY, key: CANARY },
}

let server: TestServer
let token = ''
const lines: string[] = []
const { metrics, read: readMetrics } = openPrometheus('0.2.0')
const log = measureLog(createLog('trace', { write: (line: string) => void lines.push(line) }), metrics)
const nowhere = async () => {
  throw new HttpFailure('network', 'there is nothing outside')
}

beforeAll(async () => {
  server = await makeServer({
    ...{ log, metrics, http: measureHttp(nowhere, metrics) },
    limits: measureLimits(openInProcessLimits(), metrics),
  })
  const { data } = await post('/users/register', { username: USER, password: PASSWORD })
  token = data.token
})
afterAll(() => server.close())

const headers = (isUser: boolean) => ({
  'content-type': 'application/json',
  'user-agent': CANARY,
  cookie: `genkan-device=${CANARY}; genkan-sid=${CANARY}`,
  authorization: isUser ? token : `${CANARY}${'x'.repeat(37)}`,
})
const post = async (path: string, body: object) => {
  const answer = await server.app.request(path, { method: 'POST', headers: headers(false), body: JSON.stringify(body) })
  return answer.json()
}

async function askEverything(): Promise<void> {
  for (const isUser of [true, false])
    for (const { method, path } of endpoints) {
      if (path === '/users/logout' || path === '/users/delete_account') continue
      const query = new URLSearchParams(FIELDS)
      const init = method === 'POST' ? { method, body: JSON.stringify(FIELDS) } : {}
      await server.app.request(method === 'POST' ? path : `${path}?${query}`, { ...init, headers: headers(isUser) })
    }
  for (const { path, ...endpoint } of endpoints) {
    if (!('file' in endpoint) || endpoint.file === undefined) continue
    const form = new FormData()
    for (const [name, value] of Object.entries(FIELDS)) form.set(name, value)
    form.set(endpoint.file.name, new File([CANARY], `${CANARY}.png`, { type: 'image/png' }))
    await server.app.request(path, { method: 'POST', body: form, headers: { authorization: token } })
  }
  for (const path of [`/${CANARY}`, `/?${CANARY}=1`, `/users/user_info?token=${CANARY}`])
    await server.app.request(path, { headers: headers(true) })
}

const saidOfCanaries = () => lines.filter((line) => line.toLowerCase().includes(CANARY) || line.includes(token))
/** A path that does not exist is all that a request is told by. */
const isPath = (line: string) => JSON.parse(line).path === `/${CANARY}`

async function expectNoneInMetrics() {
  const text = await readMetrics()
  const routes = new Set([...text.matchAll(/^genkan_http_requests_total\{route="([^"]*)"/gm)].map(([, route]) => route))
  for (const { path } of endpoints)
    if (!/logout|delete_account/.test(path)) expect(routes, 'it is counted').toContain(path)
  expect(text).toMatch(/^genkan_outgoing_requests_total\{to="site",result="network"\} [1-9]/m)
  expect(text).toMatch(/^genkan_limit_refusals_total\{limit="account"\} [1-9]/m)
  expect(text.toLowerCase()).not.toContain(CANARY)
  expect(text).not.toContain(token)
}

test('no endpoint logs what it is sent, whoever asks', async () => {
  await askEverything()
  expect(lines.length, 'requests are logged').toBeGreaterThan(endpoints.length)
  expect(saidOfCanaries().filter((line) => !isPath(line))).toEqual([])
  await expectNoneInMetrics()
})

test('nor does one that fails', async () => {
  lines.length = 0
  await server.database.destroy()
  await askEverything()
  expect(
    lines.some((line) => line.includes('a request failed')),
    'they have failed',
  ).toBe(true)
  expect(saidOfCanaries().filter((line) => !isPath(line))).toEqual([])
  await expectNoneInMetrics()
})
