import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../scripts/lib/server.ts'
import { makeFolder, writeProject, writeStart } from '../../../src/server/testing/project.ts'
import { runAccount } from './run-account.ts'

/** `npm run soak -- sync-devices` runs more devices, for longer, which look for news as seldom as the product does. */
const { SYNC_DEVICES = '6', SYNC_SECONDS = '6', SYNC_TICK_MS = '1000', SYNC_FIGURES } = process.env

const folder = makeFolder()
afterAll(() => folder.remove())

test('I3, I4: many devices that edit one account on a real server lose nothing, and end the same', async () => {
  writeProject(folder)
  const server = await startServer({
    ...{ dataDir: join(folder.path, 'data'), command: writeStart(folder), readyPath: '/api/health' },
    ...{ timeoutMs: 60_000, env: { LOG_LEVEL: 'fatal' } },
  })
  try {
    const [devices, seconds, tickMs] = [SYNC_DEVICES, SYNC_SECONDS, SYNC_TICK_MS].map(Number) as [
      number,
      number,
      number,
    ]
    const figures = await runAccount({ origin: server.origin, devices, seconds, tickMs })
    if (SYNC_FIGURES !== undefined) writeFileSync(SYNC_FIGURES, JSON.stringify(figures))
    expect(figures.edits).toBeGreaterThan(devices / 2)
    expect(figures.pushes).toBeGreaterThan(0)
    expect(figures.problems).toEqual([])
    expect(figures.differing).toEqual([])
    expect(figures.rounds).toBeLessThanOrEqual(2)
  } finally {
    await server.stop()
  }
}, 900_000)
