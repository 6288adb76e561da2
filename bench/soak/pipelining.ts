import type { ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Bench, percentile } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'
import { memoryOf, type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { measure } from './slow-clients.ts'

const CONNECTIONS = 30
const REQUESTS = 800
/** The page, the largest file of the build and an answer that is computed. */
const findPaths = () => ['/', largestAsset(), '/api/get_network?limit=1000']

function largestAsset(): string {
  const folder = join(root, 'dist/client/assets')
  const size = (name: string) => statSync(join(folder, name)).size
  const files = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name))
  return `/assets/${files.toSorted((a, b) => size(b) - size(a))[0]}`
}

/** A client that sends all its requests at once. */
function openPipeliner({ port }: RunningServer, paths: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1')
  const requests = Array.from(
    { length: REQUESTS },
    (_, index) => `GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
  )
  socket.on('error', () => {}).write(requests.join(''))
  return socket
}

/** The page beside waves of clients that send all their requests and read the answers. @returns ms of each */
async function measureBesideReaders(server: RunningServer, waves: number): Promise<number[]> {
  const times: number[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const sockets = Array.from({ length: CONNECTIONS }, () => openPipeliner(server, ['/']).resume())
    times.push(...(await measure(server, 1500)))
    for (const socket of sockets) socket.destroy()
  }
  return times
}

/** Memory in MB, open sockets and files of a process, by Linux. */
const readUsage = (process: Pick<ChildProcess, 'pid'>): { readonly memory: number; readonly descriptors: number } => ({
  memory: memoryOf(process),
  descriptors: readdirSync(`/proc/${process.pid}/fd`).length,
})

/** Watches the process until `stop`. @returns the highest memory and the most descriptors. */
function watchUsage(process: Pick<ChildProcess, 'pid'>) {
  const most = { memory: 0, descriptors: 0 }
  const timer = setInterval(() => {
    const { memory, descriptors } = readUsage(process)
    most.memory = Math.max(most.memory, memory)
    most.descriptors = Math.max(most.descriptors, descriptors)
  }, 50)
  return () => {
    clearInterval(timer)
    return most
  }
}

export const bench: Bench = {
  about: `${CONNECTIONS} clients send ${REQUESTS} requests each, and read the answers or nothing: others are served, and they are cut.`,
  async run({ quick, log }) {
    const server = await startServer()
    const sockets: Socket[] = []
    try {
      const baseline = await measure(server, quick ? 2000 : 5000)
      const besideReaders = await measureBesideReaders(server, quick ? 4 : 20)
      const before = readUsage(server.process)
      const stopWatch = watchUsage(server.process)
      const openedAt = performance.now()
      for (let i = 0; i < CONNECTIONS; i++) sockets.push(openPipeliner(server, findPaths()).pause())
      const loaded = await measure(server, quick ? 5000 : 20_000)
      // A paused socket does not notice that it was cut; the server's descriptors tell.
      while (readUsage(server.process).descriptors > before.descriptors + 2 && performance.now() - openedAt < 60_000)
        await new Promise((resolve) => setTimeout(resolve, 100))
      const cutMs = performance.now() - openedAt
      const most = stopWatch()
      log(`${before.memory.toFixed(0)} MB and ${before.descriptors} descriptors before`)
      return [
        {
          name: 'page beside those that read, 99 % within',
          value: percentile(besideReaders, 0.99),
          unit: 'ms',
          target: { op: '<=', value: 3 * percentile(baseline, 0.99) },
          control: { name: 'without them', value: percentile(baseline, 0.99) },
          timed: true,
        },
        {
          name: 'page beside them, 99 % within',
          value: percentile(loaded, 0.99),
          unit: 'ms',
          target: { op: '<=', value: 1000 },
          control: { name: 'without them', value: percentile(baseline, 0.99) },
        },
        { name: 'memory', value: most.memory, unit: 'MB', target: { op: '<=', value: 300 } },
        {
          name: 'descriptors more than before',
          value: most.descriptors - before.descriptors,
          unit: 'files',
          target: { op: '<=', value: 3 * CONNECTIONS },
        },
        { name: 'all are cut within', value: cutMs / 1000, unit: 's', target: { op: '<=', value: 20 } },
      ]
    } finally {
      for (const socket of sockets) socket.destroy()
      await server.stop()
    }
  },
}
