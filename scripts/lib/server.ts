/** Starts the built product as a process of its own, for browser tests, pictures and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

export interface RunningServer {
  /** e.g. `http://127.0.0.1:41234`, without a slash at the end. */
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  readonly process: ChildProcess
  /** What it has printed so far, both streams. */
  readonly output: () => string
  /** Ends it with `signal` (SIGTERM), waits until it is gone and answers its exit code. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface ServerOptions {
  /** Default: a new temporary folder, removed at `end`. */
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Arguments of `node`; default the server itself. */
  readonly command?: readonly string[]
  /** Path asked until it answers 200. */
  readonly ready?: string
  /** Milliseconds to wait for that. */
  readonly patience?: number
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Asks `url` every 10 ms until it answers 200. Throws after `patience` ms or when `alive` says that it never will. */
export async function waitForAnswer(url: string, patience: number, alive: () => boolean = () => true): Promise<void> {
  const until = performance.now() + patience
  while (performance.now() < until && alive()) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(alive() ? `${url} did not answer 200 within ${patience} ms` : `the process behind ${url} ended`)
}

/** Starts the server and waits until it answers. Throws with its output when it does not. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'genkan-'))
  const child = spawn(process.execPath, options.command ?? [join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...options.env },
  })
  let printed = ''
  child.stdout.on('data', (part) => {
    printed += part
  })
  child.stderr.on('data', (part) => {
    printed += part
  })
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve))
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const code = await gone
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitForAnswer(`${origin}${options.ready ?? '/'}`, options.patience ?? 15_000, () => child.exitCode === null)
  } catch (error) {
    await end('SIGKILL')
    throw new Error(`${error instanceof Error ? error.message : error}\n${printed}`)
  }
  return { origin, port, dataDir, process: child, output: () => printed, end }
}
