import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Skipped } from '../../../scripts/lib/figures.ts'
import { root } from '../../../scripts/lib/root.ts'
import { findFreePort, waitForResponse } from '../../../scripts/lib/server.ts'
import type { TemporaryFolder } from '../../../src/server/testing/project.ts'

const PROGRAM = process.env.HAPROXY ?? 'haproxy'

/** What stands before the nodes. */
export interface Balancer {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

/** The settings that operators get, with other places. @param ports of the nodes */
function settings(port: number, ports: readonly number[]): string {
  const text = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
  const all = [8080, 8081, 8082, 8083].map((one) => `127.0.0.1:${one}\n`)
  if (!all.every((one) => text.includes(one)) || ports.length !== all.length - 1)
    throw new Error('deploy/haproxy.cfg has other places')
  return [port, ...ports].reduce((changed, one, at) => changed.replace(all[at] ?? '', `127.0.0.1:${one}\n`), text)
}

/** Starts Debian's haproxy before nodes. @throws Skipped where there is none */
export async function startBalancer(folder: TemporaryFolder, ports: readonly number[]): Promise<Balancer> {
  if (spawnSync(PROGRAM, ['-v']).status !== 0) throw new Skipped('there is no haproxy; apt-get install haproxy')
  const port = await findFreePort()
  folder.write('haproxy.cfg', settings(port, ports))
  const child = spawn(PROGRAM, ['-db', '-f', join(folder.path, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'pipe'] })
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
