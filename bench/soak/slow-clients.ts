import { connect, type Socket } from 'node:net'
import { type Bench, percentile } from '../../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../../scripts/lib/server.ts'

/** Largest response time that still feels immediate. */
const LIMIT_MS = 500

/** A client that sends the headers of a request at one byte per second and never completes them. */
function openSlowClient({ port }: RunningServer): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: ${'s'.repeat(10_000)}`
  let sent = 0
  const drip = setInterval(() => socket.write(head[sent++] ?? 's'), 1000)
  socket.once('close', () => clearInterval(drip)).on('error', () => {})
  return socket
}

/** Requests the page sequentially for `ms`. @returns the milliseconds of each; infinite for a failure. */
export async function measure({ origin }: RunningServer, ms: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    const startedAt = performance.now()
    const ok = await fetch(`${origin}/`).then(
      (answer) => answer.arrayBuffer().then(() => answer.status === 200),
      () => false,
    )
    times.push(ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times
}

export const bench: Bench = {
  about: 'Many clients that send one byte a second: others are served as before, and the slow ones are disconnected.',
  async run({ quick, log }) {
    const server = await startServer()
    const sockets: Socket[] = []
    try {
      const baseline = await measure(server, quick ? 3000 : 10_000)
      for (let i = 0; i < (quick ? 300 : 1000); i++) sockets.push(openSlowClient(server))
      log(`${sockets.length} slow clients`)
      const loaded = await measure(server, quick ? 8000 : 30_000)
      const opened = performance.now()
      const timeoutMs = quick ? 25_000 : 120_000
      const open = () => sockets.filter((socket) => !socket.closed).length
      while (open() > 0 && performance.now() - opened < timeoutMs)
        await new Promise((resolve) => setTimeout(resolve, 250))
      return [
        {
          name: 'page beside slow clients, 99 % within',
          value: percentile(loaded, 0.99),
          unit: 'ms',
          target: { op: '<=', value: LIMIT_MS },
          control: { name: 'without them', value: percentile(baseline, 0.99) },
        },
        {
          name: 'slow clients still connected at the end',
          value: open(),
          unit: 'sockets',
          target: { op: '<=', value: 0 },
        },
      ]
    } finally {
      for (const socket of sockets) socket.destroy()
      await server.stop()
    }
  },
}
