/** Starts the built product in a child process, for browser tests, screenshots and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  /** Its output so far, stdout and stderr. */
  readonly output: () => string
  /** Sends `signal` (default SIGTERM) and waits for the exit. @returns the exit code, null after a kill. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface ServerOptions {
  /** Default: a new temporary folder, removed by `stop`. */
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Arguments of `node`; default: the server. */
  readonly command?: readonly string[] | undefined
  /** A program with its arguments that becomes `node`, such as a tracer. */
  readonly wrapper?: readonly string[] | undefined
  /** Path that must respond 200 before the server counts as started; default `/`. */
  readonly readyPath?: string
  /** Timeout for that, in ms; default 15,000. */
  readonly timeoutMs?: number
}

/** @returns a port of 127.0.0.1 that was free just now. */
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

/** Polls `url` every 10 ms until it responds 200. @throws after `timeoutMs` or when `isAlive` returns false. */
export async function waitForResponse(
  url: string,
  timeoutMs: number,
  isAlive: () => boolean = () => true,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && isAlive()) {
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
  throw new Error(isAlive() ? `${url} did not answer 200 within ${timeoutMs} ms` : `the process behind ${url} ended`)
}

/** The memory of a process in MB, as Linux counts it. */
export const memoryOf = ({ pid }: Pick<ChildProcess, 'pid'>): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Starts the server and waits until it responds. @throws with its output when it does not. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'genkan-'))
  const node = [process.execPath, ...(options.command ?? [join(root, 'src/server/main.ts')])]
  const [program = '', ...args] = [...(options.wrapper ?? []), ...node]
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...options.env },
  })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    output += part
  })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const code = await exited
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitForResponse(
      `${origin}${options.readyPath ?? '/'}`,
      options.timeoutMs ?? 15_000,
      () => child.exitCode === null,
    )
  } catch (error) {
    await stop('SIGKILL')
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`)
  }
  return { origin, port, dataDir, process: child, output: () => output, stop: stop }
}
