import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../e2e/engines/engine-page.ts'
import { findFirefox, openFirefox } from '../../e2e/engines/firefox.ts'
import { JOURNEY } from '../../e2e/engines/journey.ts'
import { hasWebkit, openWebkit } from '../../e2e/engines/webkit.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import { type Bench, type Figure, Skipped } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'
import { startServer } from '../../scripts/lib/server.ts'

/** Where pictures of each step go. */
const PICTURES = join(root, 'shots/engines')

const firefox = findFirefox()
const ENGINES: Readonly<Record<Engine['name'], (() => Promise<Engine>) | undefined>> = {
  firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
  webkit: hasWebkit() ? openWebkit : undefined,
}

/** Plays the journey in an engine until something is not as it should be. @returns what was not */
async function play(open: () => Promise<Engine>, log: (line: string) => void): Promise<readonly string[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
  const engine = await open()
  const failed: string[] = []
  try {
    const stage = { page: engine.page, origin: server.origin, goOffline: () => server.stop() }
    for (const [name, step] of Object.entries(JOURNEY)) {
      const began = performance.now()
      try {
        await step(stage)
        log(`${engine.name}: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
      } catch (error) {
        failed.push(`${engine.name}: ${name}: ${error instanceof Error ? error.message : error}`)
      }
      await engine.page.screenshot(join(PICTURES, `${engine.name}-${name.replaceAll(/\W+/g, '-')}.png`))
    }
    const reports = server
      .output()
      .split('\n')
      .filter((line) => line.includes('content security policy was violated'))
    return [...failed, ...(await engine.complaints()), ...reports]
  } finally {
    await engine.close()
    await server.stop()
  }
}

export const bench: Bench = {
  about: 'A journey through the page in Firefox and in WebKitGTK: nothing fails, and the page complains of nothing.',
  quickSeconds: 120,
  async run({ log }) {
    const there = Object.values(ENGINES).filter((open) => open !== undefined)
    if (there.length === 0) throw new Skipped('There is neither Firefox nor WebKitGTK with its driver.')
    await buildChanged(['client'])
    mkdirSync(PICTURES, { recursive: true })
    const figures: Figure[] = []
    for (const [name, open] of Object.entries(ENGINES)) {
      if (open === undefined) {
        log(`${name} is not installed`)
        continue
      }
      const wrong = await play(open, log)
      for (const line of wrong) log(line)
      figures.push({
        name: `what was wrong in ${name}`,
        value: wrong.length,
        unit: 'things',
        target: { op: '<=', value: 0 },
      })
    }
    return figures
  },
}
