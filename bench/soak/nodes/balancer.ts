import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Skipped } from '../../../scripts/lib/figures.ts'
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

/** As `deploy/haproxy.cfg`, but for the places. @param ports of the nodes */
const settings = (port: number, ports: readonly number[]): string => `
global
  maxconn 8192

defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 3s
  timeout tunnel 10m

frontend page
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  default_backend nodes

backend nodes
  balance leastconn
  option httpchk
  http-check send meth GET uri /api/health?ready ver HTTP/1.1 hdr Host health.invalid
  http-check expect status 200
  default-server check inter 1s fall 2 rise 2
${ports.map((one, index) => `  server node${index + 1} 127.0.0.1:${one}`).join('\n')}
`

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
