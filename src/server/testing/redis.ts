import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server'
const PATIENCE_MS = 30_000

/** A Redis server of the tests, of which nothing is kept. */
export interface RedisServer {
  readonly url: string
  /** Ends it at once, as by `kill -9`. */
  readonly kill: () => Promise<void>
  /** Stops it without closing its connections, as a machine that hangs; `false` lets it go on. */
  readonly freeze: (isFrozen: boolean) => void
  /** Starts it again, empty, at the same address. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** @throws when there is no such program, or it does not start in time */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-redis-'))
  const port = await freePort()
  let child: ReturnType<typeof spawn> | undefined
  const start = async () => {
    const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder]
    const running = spawn(PROGRAM, [...place, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    child = running
    const failure = new Promise<never>((_, reject) => {
      running.once('error', reject)
    })
    await Promise.race([failure, accepts(port)])
  }
  const kill = async () => {
    const running = child
    child = undefined
    if (running === undefined || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    ...{ kill, start },
    freeze: (isFrozen) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until a port takes connections. @throws when it takes too long */
async function accepts(port: number): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(20)) {
    const socket = createConnection({ host: '127.0.0.1', port })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
  }
  throw new Error(`nothing answers at port ${port}`)
}
