import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium } from '@playwright/test'
import { group, site, store } from '../e2e/lib/page.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { memoryOf, type RunningServer, startServer } from '../scripts/lib/server.ts'
import { HOT_BOARDS } from '../src/shared/entities/hot-search.ts'
import { startUpstream, type Upstream } from './sources/upstream.ts'

const CLIENTS = 200
/** How much longer a home may take with tiles whose sources hang, as a ratio. */
const MAX_HANGING_RATIO = 1.05
/** The longest that a source may take (`timeoutMs` of the boards), in ms. */
const TIMEOUT_MS = 8000
/** Most that the server's memory may grow by for distinct suggestions, in MB: the cache of a source and the heap's slack. */
const MAX_GROWTH_MB = 64

type Log = (line: string) => void

const boardUrl = (server: RunningServer, board: string) => `${server.origin}/api/hot_srarch?type=${board}`
/** Each client has an address of its own: what one may ask in a minute is limited. */
const asClient = (client: number) => ({ 'x-forwarded-for': `198.18.${Math.floor(client / 250)}.${(client % 250) + 1}` })

async function read(url: string, client: number): Promise<{ readonly ms: number; readonly body: string }> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: asClient(client) })
  return { body: await answer.text(), ms: performance.now() - begun }
}

/** All clients read all boards at once, from an empty cache. */
async function countCalls(server: RunningServer, upstream: Upstream, log: Log): Promise<Figure[]> {
  upstream.reset()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const board of HOT_BOARDS) await read(boardUrl(server, board), client)
    }),
  )
  const calls = [...upstream.calls().values()]
  log(
    `${CLIENTS * HOT_BOARDS.length} reads, ${calls.reduce((sum, one) => sum + one, 0)} calls of ${calls.length} hosts`,
  )
  return [
    {
      name: 'calls of a board, at most',
      value: Math.max(...calls),
      unit: 'calls',
      target: { op: '<=', value: 1 },
      control: { name: 'reads of a board', value: CLIENTS },
    },
  ]
}

/** Reads one after the other: what is cached, and as the control an answer that the server always has. */
async function timeHits(server: RunningServer, quick: boolean): Promise<Figure[]> {
  const [hits, controls]: [number[], number[]] = [[], []]
  for (let round = 0; round < (quick ? 1000 : 5000); round += 1) {
    hits.push((await read(boardUrl(server, HOT_BOARDS[round % HOT_BOARDS.length] ?? ''), 300 + (round % 5000))).ms)
    controls.push((await read(`${server.origin}/api/capabilities`, 300 + (round % 5000))).ms)
  }
  const p99 = percentile(hits, 0.99)
  const control = percentile(controls, 0.99)
  return [
    {
      name: 'cache hit, 99 % within',
      value: p99,
      unit: 'ms',
      target: { op: '<=', value: 5 },
      control: { name: 'an answer without a source', value: control },
      timed: true,
    },
    { name: 'cache hit against the control', value: median(hits) / median(controls), unit: 'x' },
  ]
}

/** Distinct texts, each of which is cached: the server's memory before and after. */
async function measureGrowth(server: RunningServer, quick: boolean, log: Log): Promise<Figure[]> {
  const texts = quick ? 10_000 : 100_000
  const memory = () => memoryOf(server.process)
  const ask = async (from: number, to: number) => {
    let next = from
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        for (let at = next++; at < to; at = next++)
          await read(`${server.origin}/api/suggest?source=baidu&wd=text${at}`, 6000 + (at % 50_000))
      }),
    )
  }
  await ask(0, 2000)
  const before = memory()
  await ask(2000, 2000 + texts)
  log(`memory ${before.toFixed(0)} MB, after ${texts} distinct texts ${memory().toFixed(0)} MB`)
  return [
    {
      name: `growth after ${texts} distinct texts`,
      value: memory() - before,
      unit: 'MB',
      target: { op: '<=', value: MAX_GROWTH_MB },
      control: { name: 'before', value: before },
    },
  ]
}

/** A server whose results are no longer fresh and whose sources hang answers from them, within its time. */
async function readStale(server: RunningServer, log: Log): Promise<Figure[]> {
  const answers = await Promise.all(HOT_BOARDS.map((board, client) => read(boardUrl(server, board), 100 + client)))
  const stale = answers.filter(({ body }) => JSON.parse(body).data?.from === 'stale').length
  log(`${stale} of ${answers.length} boards from what was kept`)
  return [
    {
      name: 'boards from what was kept, sources hanging',
      value: stale,
      unit: 'boards',
      target: { op: '>=', value: HOT_BOARDS.length },
    },
    {
      name: 'the slowest of them',
      value: Math.max(...answers.map(({ ms }) => ms)),
      unit: 'ms',
      target: { op: '<=', value: TIMEOUT_MS + 500 },
    },
  ]
}

/** The home with tiles of boards: until it is interactive, sources hanging, and answering as the control. */
async function timeHome(servers: readonly RunningServer[], quick: boolean, log: Log): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  const tiles = HOT_BOARDS.slice(0, 6).map((board) => ({
    ...{ id: board, name: board, type: 'component', component: 'hot-search', size: '2x2' },
  }))
  const home = { groups: [group('a', [...tiles, site('one')])], dock: [] }
  const timeOne = async (server: RunningServer) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${server.origin}/components.json`)
    await store(page, { 'document:home': { version: 0, data: home, revision: 1, writer: 'x' } })
    const begun = performance.now()
    await page.goto(`${server.origin}/`, { waitUntil: 'commit' })
    await page.locator('#root').getByRole('search').waitFor()
    await page.waitForFunction(() => Reflect.get(window, 'started') ?? localStorage.getItem('genkan.first') !== null)
    await page.locator('#root input').fill('interactive')
    const ms = performance.now() - begun
    await context.close()
    return ms
  }
  const times = servers.map((): number[] => [])
  for (let round = 0; round < (quick ? 4 : 12); round += 1) {
    for (const [at, server] of servers.entries()) times[at]?.push(await timeOne(server))
  }
  await browser.close()
  const [hanging = Number.NaN, answering = Number.NaN] = times.map(median)
  log(`home interactive: ${hanging.toFixed(0)} ms with sources that hang, ${answering.toFixed(0)} ms without`)
  return [
    {
      name: 'home with sources that hang against one with those that answer',
      value: hanging / answering,
      unit: 'x',
      target: { op: '<=', value: MAX_HANGING_RATIO },
      timed: true,
    },
  ]
}

/** What a server has kept, as if it were an hour older. */
function age(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'genkan.db'))
  database.exec('update source_result set at = at - 3600000')
  database.close()
}

export const bench: Bench = {
  about:
    'Sources with 200 clients, hanging ones, and many queries; controls: reads without a source, sources that answer.',
  quickSeconds: 150,
  async run({ quick, log }) {
    const [upstream, hanging] = await Promise.all([startUpstream(), startUpstream()])
    const env = { SOURCE_REWRITE: upstream.rewrite, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' }
    const cleanups: (() => Promise<unknown>)[] = [upstream.close, hanging.close]
    try {
      const server = await startServer({ env })
      cleanups.unshift(server.stop)
      const figures = await countCalls(server, upstream, log)
      figures.push(...(await timeHits(server, quick)), ...(await measureGrowth(server, quick, log)))

      const first = await startServer({ env: { ...env, SOURCE_REWRITE: hanging.rewrite } })
      cleanups.unshift(first.stop)
      for (const board of HOT_BOARDS) await read(boardUrl(first, board), 1)
      first.process.kill('SIGTERM')
      await new Promise((resolve) => first.process.once('exit', resolve))
      age(first.dataDir)
      hanging.hang()
      const second = await startServer({ env: { ...env, SOURCE_REWRITE: hanging.rewrite }, dataDir: first.dataDir })
      cleanups.unshift(second.stop)
      figures.push(...(await timeHome([second, server], quick, log)), ...(await readStale(second, log)))
      return figures
    } finally {
      for (const one of cleanups) await one()
    }
  },
}
