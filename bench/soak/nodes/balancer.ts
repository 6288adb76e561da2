import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Skipped } from '../../../scripts/lib/figures.ts'
import { root } from '../../../scripts/lib/root.ts'
import { findFreePort, waitForResponse } from '../../../scripts/lib/server.ts'

const PROGRAM = process.env.HAPROXY ?? 'haproxy'

/** What stands before the nodes. */
export interface Balancer {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

/** Starts Debian's haproxy before three nodes, with the settings that operators get. @throws Skipped where there is none */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  if (spawnSync(PROGRAM, ['-v']).status !== 0) throw new Skipped('there is no haproxy; apt-get install haproxy')
  const port = await findFreePort()
  const places = Object.fromEntries(ports.map((one, index) => [`NODE${index + 1}`, `127.0.0.1:${one}`]))
  const child = spawn(PROGRAM, ['-db', '-f', join(root, 'deploy/haproxy.cfg')], {
    env: { ...process.env, PAGE: `127.0.0.1:${port}`, ...places },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += String(part)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await waitForResponse(`${origin}/api/health?ready`, 15_000, () => child.exitCode === null).catch(() => {
    throw new Error(`haproxy does not answer: ${said}`)
  })
  return {
    ...{ origin, port, process: child },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
