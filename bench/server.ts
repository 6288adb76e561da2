import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'

/** The framework by itself, saying hello with as many bytes of body as asked for: what it costs at the least. */
const BARE = (hono: string, server: string, bytes: number) => `
import { Hono } from ${JSON.stringify(hono)}
import { serve } from ${JSON.stringify(server)}
const body = 'h'.repeat(${bytes})
const app = new Hono().get('*', (context) => context.body(body))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
`

/** What headers, policy, limits (and for the page the choice and reading of a file) must leave of the bare speed. */
const LEAST = { '/': 0.1, '/api/health': 0.2 }

interface Load {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds of each answer. */
  readonly times: readonly number[]
  readonly failures: number
}

const ask = (url: string, agent: Agent) =>
  new Promise<boolean>((resolve) => {
    const asked = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200))
    })
    asked.once('error', () => resolve(false)).end()
  })

/** Asks for `url` over `connections` kept connections as fast as answers come, for `ms`. */
async function load(url: string, connections: number, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failures = 0
  const until = performance.now() + ms
  const worker = async () => {
    while (performance.now() < until) {
      const asked = performance.now()
      if (await ask(url, agent)) times.push(performance.now() - asked)
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
    'Answers per second for the page and for the API over 16 connections; control: the bare framework, same bytes.',
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-server-'))
    const ours = await startServer()
    const stop: (() => Promise<unknown>)[] = [ours.stop]
    try {
      const figures: Figure[] = []
      for (const [path, least] of Object.entries(LEAST)) {
        const bytes = await bytesOf(`${ours.origin}${path}`)
        const file = join(folder, `bare-${bytes}.mjs`)
        const found = (name: string) => import.meta.resolve(name)
        writeFileSync(file, BARE(found('hono'), found('@hono/node-server'), bytes))
        const bare = await startServer({ command: [file] })
        stop.push(bare.stop)

        for (const url of [bare.origin, `${ours.origin}${path}`]) await load(url, 16, 1000) // until it is compiled
        const [rates, controls, times]: [number[], number[], number[]] = [[], [], []]
        for (let round = 0; round < (quick ? 3 : 7); round++) {
          const control = await load(bare.origin, 16, quick ? 1500 : 4000)
          const mine = await load(`${ours.origin}${path}`, 16, quick ? 1500 : 4000)
          if (mine.failures > 0)
            throw new Error(`${mine.failures} requests of ${path} failed\n${ours.output().slice(-2000)}`)
          rates.push(mine.rate)
          controls.push(control.rate)
          times.push(...mine.times)
          log(`${path} (${bytes} bytes): ${mine.rate.toFixed(0)}/s, bare ${control.rate.toFixed(0)}/s`)
        }
        const control = { name: 'bare framework', value: median(controls) }
        figures.push(
          { name: `${path} answers`, value: median(rates), unit: '1/s', control },
          {
            name: `${path} against the control`,
            value: median(rates) / median(controls),
            unit: 'x',
            target: { op: '>=', value: least },
          },
          { name: `${path} 99 % within`, value: percentile(times, 0.99), unit: 'ms' },
        )
        await bare.stop()
      }
      return figures
    } finally {
      await Promise.all(stop.map((one) => one()))
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
