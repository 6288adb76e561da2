import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, percentile, slopeOf } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'
import { memoryOf, type RunningServer, startServer } from '../../scripts/lib/server.ts'

const WORKERS = 16
/** The share of the run in which caches fill, before the slope of memory is measured. */
const WARM_UP = 0.3
const SAMPLE_MS = 500

interface Asked {
  readonly path: string
  readonly init?: RequestInit
}

const post = (path: string, body: unknown, type = 'application/json'): Asked => ({
  path,
  init: { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } },
})

/** What pages, guests and strangers ask: the page, its files, questions, logins that fail, reports, rubbish. */
function requests(): readonly Asked[] {
  const files = readdirSync(join(root, 'dist/client/assets')).filter((name) => !/\.(?:br|gz)$/.test(name))
  return [
    { path: '/' },
    ...files.slice(0, 40).map((name) => ({ path: `/assets/${name}` })),
    { path: '/icons/zhihu.svg' },
    { path: '/api/health' },
    { path: '/api/get_version' },
    { path: '/api/capabilities' },
    { path: '/api/get_network?limit=100' },
    { path: '/api/users/info' },
    { path: '/nowhere/%2e%2e/%00' },
    post('/api/users/login', { username: 'nobody', password: 'guess 1' }),
    post('/api/add_network_hot', { id: 'zhihu' }),
    post('/api/csp_report', { 'csp-report': {} }, 'application/csp-report'),
    {
      path: '/api/users/login',
      init: { method: 'POST', body: '{"broken', headers: { 'content-type': 'application/json' } },
    },
  ]
}

/** Asks at random until `until`. @returns the statuses of the answers, 0 for none, and the ms of the page's */
async function ask({ origin }: RunningServer, until: number) {
  const all = requests()
  const statuses: number[] = []
  const pageMs: number[] = []
  const worker = async () => {
    while (performance.now() < until) {
      const { path, init } = all[Math.floor(Math.random() * all.length)] ?? { path: '/' }
      const startedAt = performance.now()
      const status = await fetch(origin + path, init).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 0,
      )
      statuses.push(status)
      if (path === '/') pageMs.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return { statuses, pageMs }
}

/** Watches the memory of a server. @returns ends it, with the slope of the least squares in MB per minute */
function watchMemory(server: RunningServer, from: number): () => { readonly slope: number; readonly most: number } {
  const samples: [minutes: number, megabytes: number][] = []
  let most = 0
  const timer = setInterval(() => {
    const memory = memoryOf(server.process)
    most = Math.max(most, memory)
    if (performance.now() > from) samples.push([performance.now() / 60_000, memory])
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return { slope: slopeOf(samples), most }
  }
}

export const bench: Bench = {
  about: `${WORKERS} clients ask for everything at random, for ten minutes: no answer is a fault, and memory does not grow.`,
  quickSeconds: 90,
  async run({ quick, log }) {
    const server = await startServer()
    try {
      const seconds = quick ? 45 : 600
      const start = performance.now()
      const endWatch = watchMemory(server, start + seconds * 1000 * WARM_UP)
      const { statuses, pageMs } = await ask(server, start + seconds * 1000)
      const { slope, most } = endWatch()
      log(
        `${statuses.length} answers, the page within ${percentile(pageMs, 0.99).toFixed(0)} ms (99 %), ${most.toFixed(0)} MB`,
      )
      const faults = statuses.filter((status) => status === 0 || status >= 500).length
      return [
        { name: 'answers that are faults', value: faults, unit: 'answers', target: { op: '<=', value: 0 } },
        {
          name: 'growth of memory',
          value: slope,
          unit: 'MB/min',
          ...(!quick && { target: { op: '<=', value: 1 } as const }),
        },
      ]
    } finally {
      await server.stop()
    }
  },
}
