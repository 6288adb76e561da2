import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'

/** The control: a server of the bare framework with a body of `bytes` bytes. */
const bareServer = (hono: string, server: string, bytes: number) => `
import { Hono } from ${JSON.stringify(hono)}
import { serve } from ${JSON.stringify(server)}
const body = 'h'.repeat(${bytes})
const app = new Hono().get('*', (context) => context.body(body))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
`

/** Smallest rate as a ratio to the bare framework, after headers, policy, limits and, for the page, reading files. */
const MIN_RATIOS = { '/': 0.1, '/api/health': 0.2 }

interface LoadResult {
  /** Responses per second. */
  readonly rate: number
  /** Milliseconds of each response. */
  readonly times: readonly number[]
  readonly failures: number
}

const sendRequest = (url: string, agent: Agent) =>
  new Promise<boolean>((resolve) => {
    const outgoing = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    })
    outgoing.once('error', () => resolve(false)).end()
  })

/** Requests `url` over `connections` keep-alive connections as fast as possible, for `ms`. */
async function applyLoad(url: string, connections: number, ms: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failures = 0
  const until = performance.now() + ms
  const worker = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      if (await sendRequest(url, agent)) times.push(performance.now() - startedAt)
      else failures++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { rate: (times.length / ms) * 1000, times, failures }
}

async function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.once('end', () => resolve(bytes))
    })
      .once('error', reject)
      .end()
  })
}

export const bench: Bench = {
  about:
    'Responses per second for the page and for the API over 16 connections; control: the bare framework, same bytes.',
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-server-'))
    const ours = await startServer()
    const cleanups: (() => Promise<unknown>)[] = [ours.stop]
    try {
      const figures: Figure[] = []
      for (const [path, minRatio] of Object.entries(MIN_RATIOS)) {
        const bytes = await bytesOf(`${ours.origin}${path}`)
        const file = join(folder, `bare-${bytes}.mjs`)
        const resolve = (name: string) => import.meta.resolve(name)
        writeFileSync(file, bareServer(resolve('hono'), resolve('@hono/node-server'), bytes))
        const bare = await startServer({ command: [file] })
        cleanups.push(bare.stop)

        for (const url of [bare.origin, `${ours.origin}${path}`]) await applyLoad(url, 16, 1000) // warm-up
        const [rates, controls, times]: [number[], number[], number[]] = [[], [], []]
        for (let round = 0; round < (quick ? 3 : 7); round++) {
          const control = await applyLoad(bare.origin, 16, quick ? 1500 : 4000)
          const own = await applyLoad(`${ours.origin}${path}`, 16, quick ? 1500 : 4000)
          if (own.failures > 0)
            throw new Error(`${own.failures} requests of ${path} failed\n${ours.output().slice(-2000)}`)
          rates.push(own.rate)
          controls.push(control.rate)
          times.push(...own.times)
          log(`${path} (${bytes} bytes): ${own.rate.toFixed(0)}/s, bare ${control.rate.toFixed(0)}/s`)
        }
        const control = { name: 'bare framework', value: median(controls) }
        figures.push(
          { name: `${path} responses`, value: median(rates), unit: '1/s', control },
          {
            name: `${path} against the control`,
            value: median(rates) / median(controls),
            unit: 'x',
            target: { op: '>=', value: minRatio },
          },
          { name: `${path} 99 % within`, value: percentile(times, 0.99), unit: 'ms' },
        )
        await bare.stop()
      }
      return figures
    } finally {
      await Promise.all(cleanups.map((one) => one()))
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
