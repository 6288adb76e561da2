import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { measureAccounts } from './server/accounts.ts'
import { startBare } from './server/bare.ts'
import { applyLoad } from './server/load.ts'
import { measureSync } from './server/sync.ts'

/** Smallest rate as a ratio to the bare framework, after headers, policy, limits and, for the page, reading files. */
const MIN_RATIOS = { '/': 0.1, '/api/health': 0.2 }

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
    'Responses per second for the page, the API, accounts and sync; controls: the bare framework with as many bytes, bare Argon2, bare commits.',
  quickSeconds: 240,
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-server-'))
    const ours = await startServer()
    const cleanups: (() => Promise<unknown>)[] = [ours.stop]
    try {
      const figures: Figure[] = []
      for (const [path, minRatio] of Object.entries(MIN_RATIOS)) {
        const bytes = await bytesOf(`${ours.origin}${path}`)
        const bare = await startBare(folder, bytes)
        cleanups.push(bare.stop)

        for (const url of [bare.origin, `${ours.origin}${path}`]) await applyLoad(() => ({ url }), 16, 1000) // warm-up
        const [rates, controls, times]: [number[], number[], number[]] = [[], [], []]
        for (let round = 0; round < (quick ? 3 : 7); round++) {
          const control = await applyLoad(() => ({ url: bare.origin }), 16, quick ? 1500 : 4000)
          const own = await applyLoad(() => ({ url: `${ours.origin}${path}` }), 16, quick ? 1500 : 4000)
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
      figures.push(...(await measureAccounts({ folder, quick, log })))
      return [...figures, ...(await measureSync({ folder, quick, log }))]
    } finally {
      await Promise.all(cleanups.map((one) => one()))
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
