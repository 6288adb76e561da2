import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelsOf, METRICS, type MetricName } from './core/ports/metric-catalog.ts'
import { messageOf, PASSWORD } from './testing/chat.ts'
import { createPostgresDatabase } from './testing/databases.ts'
import { enterAt, makeProgram, type Node, registerAt, startNode } from './testing/nodes.ts'
import { type RedisServer, startRedis } from './testing/redis.ts'

const folder = makeProgram()
let redis: RedisServer
let node: Node

beforeAll(async () => {
  redis = await startRedis()
  node = await startNode(folder, {
    ...{ DATABASE_URL: await createPostgresDatabase(), REDIS_URL: redis.url, METRICS_PORT: '0', LOG_LEVEL: 'silent' },
  })
})
afterAll(async () => {
  await node.kill()
  await redis.stop()
  folder.remove()
})

const readMetrics = async (): Promise<string> => (await fetch(node.metrics ?? '')).text()
/** The value of a line, by all that stands before it; undefined where there is no such line. */
async function readValue(line: string): Promise<number | undefined> {
  const found = (await readMetrics()).split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}
const expectValue = (line: string) => expect.poll(() => readValue(line), { message: line })

test('what happens at a node is in its metrics', async () => {
  const person = await registerAt(node, 'someone', '198.51.100.7')
  await node.ask('login', { username: 'someone', password: PASSWORD })
  for (const password of ['wrong1', 'wrong2']) await node.ask('login', { username: 'someone', password })
  const client = await enterAt(node, person)
  client.send(messageOf('hello'))
  await expect.poll(() => client.messages().length).toBe(1)
  const push = (base: object) => node.ask('update_backup', { notes: '{}', base }, person)
  for (const base of [{}, {}]) await push(base)

  await expectValue('genkan_logins_total{result="ok"}').toBe(1)
  await expectValue('genkan_logins_total{result="wrong"}').toBe(2)
  const login = 'route="/users/login",method="POST",status="2xx"'
  await expectValue(`genkan_http_requests_total{${login},code="0"}`).toBe(1)
  await expectValue(`genkan_http_requests_total{${login},code="400"}`).toBe(2)
  await expectValue('genkan_http_request_duration_seconds_count{route="/users/login"}').toBe(3)
  await expectValue('genkan_chat_sockets{state="member"}').toBe(1)
  await expectValue('genkan_chat_sockets{state="stranger"}').toBe(0)
  await expectValue('genkan_chat_upgrades_total{result="accepted"}').toBe(1)
  await expectValue('genkan_chat_messages_committed_total').toBe(1)
  await expectValue('genkan_sync_pushes_total{result="written"}').toBe(1)
  await expectValue('genkan_sync_pushes_total{result="stale"}').toBe(1)
  await expectValue('genkan_sync_push_bytes_count').toBe(2)
  await expectValue('genkan_limit_refusals_total{limit="account"}').toBe(0)
  await expectValue('genkan_database_connections{state="used"}').toBeGreaterThan(0)
  await expectValue('genkan_database_waiting').toBe(0)
  await expectValue('genkan_database_query_duration_seconds_count').toBeGreaterThan(10)
  await expectValue('genkan_leader').toBe(1)
  await expectValue('genkan_build_info{version="0.2.0"}').toBe(1)
  await expectValue('genkan_http_connections').toBeGreaterThan(0)
  client.socket.terminate()
  await expectValue('genkan_chat_sockets{state="member"}').toBe(0)
})

test('Redis that goes away is seen', async () => {
  await expectValue('genkan_redis_up').toBe(1)
  await expectValue('genkan_redis_commands_total{result="done"}').toBeGreaterThan(0)
  await redis.kill()
  await expectValue('genkan_redis_up').toBe(0)
  await node.ask('login', { username: 'nobody', password: PASSWORD })
  await expectValue('genkan_redis_commands_total{result="failed"}').toBeGreaterThan(0)
  await expectValue('genkan_log_lines_total{level="warn"}').toBeGreaterThan(0)
})

test('the port of metrics answers nothing else, and the public one no metrics', async () => {
  const at = node.metrics ?? ''
  expect(at).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  expect((await fetch(at)).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect((await fetch(at, { method: 'POST' })).status).toBe(405)
  for (const path of ['/', '/metrics/', '/api/health', '/users/login'])
    expect((await fetch(new URL(path, at))).status, path).toBe(404)
  for (const path of ['/metrics', '/api/metrics', '//metrics']) {
    const answer = await fetch(`${node.origin}${path}`)
    expect(await answer.text(), path).not.toContain('genkan_')
  }
})

test('each metric is of the catalogue, and has its help', async () => {
  const named = [...(await readMetrics()).matchAll(/^# TYPE (genkan_\S+) /gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(METRICS).toSorted())
})

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
const BOARD = deployed('grafana/genkan.json')
const ALERTS = deployed('prometheus/alerts.yaml')

/** The metrics that a text names, without what a histogram adds to its name. */
const metricsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:genkan|process|nodejs)_[a-z\d_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  ),
]

test.each([
  ['the board of Grafana', BOARD],
  ['the alerts', ALERTS],
])('each metric that %s names is one that the server has', async (_, text) => {
  const exposed = new Set([...(await readMetrics()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  expect(metricsIn(text).length).toBeGreaterThan(5)
  expect(metricsIn(text).filter((name) => !exposed.has(name))).toEqual([])
})

test('each metric of the server is on the board', () => {
  const shown = new Set(metricsIn(BOARD))
  expect(Object.keys(METRICS).filter((name) => !shown.has(name))).toEqual([])
})

test('each value of a label that the board or an alert asks for is one that the metric has', () => {
  const asked = [...`${BOARD.replaceAll('\\"', '"')}${ALERTS}`.matchAll(/\b(genkan_\w+)\{(\w+)(?:=~?|!=)"([^"$]+)"/g)]
  expect(asked.length).toBeGreaterThan(5)
  for (const [, name = '', label = '', pattern = ''] of asked) {
    const metric = name.replace(/_(?:bucket|sum|count)$/, '') as MetricName
    const values = labelsOf(metric)[label]
    expect(values, `${name} has a label ${label}`).toBeDefined()
    if (typeof values === 'object')
      expect(
        pattern.split('|').filter((value) => !values.includes(value)),
        name,
      ).toEqual([])
  }
})

test('each alert says what is wrong, and what to do', () => {
  const alerts = ALERTS.split(/^ {6}- alert: /m).slice(1)
  expect(alerts.length).toBeGreaterThan(5)
  for (const alert of alerts)
    expect(alert).toMatch(/expr: .+severity: (?:page|ticket) .+summary: [^\n]+\n +description: [^\n]+\n/s)
})

/** Starts a server, says whether it has loaded the library, and stops. */
async function isLibraryLoaded(environment: Readonly<Record<string, string>>): Promise<boolean> {
  const of = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href)
  folder.write(
    'look.mjs',
    `import { createRequire } from 'node:module'
    const { startServer } = await import(${of('server.ts')})
    const { parseConfig } = await import(${of('config.ts')})
    const server = await startServer(parseConfig(process.env), ${JSON.stringify(folder.path)})
    console.log('loaded', Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('prom-client')))
    await server.stop()`,
  )
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder.path, 'embedded'), ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder.path, 'look.mjs')], { env })
  return /^loaded true$/m.test(stdout)
}

test('the library is loaded only where there are metrics', async () => {
  expect(await isLibraryLoaded({ METRICS_PORT: '0' })).toBe(true)
  expect(await isLibraryLoaded({})).toBe(false)
})
