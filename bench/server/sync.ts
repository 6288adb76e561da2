import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import type { DatabasePlace } from '../../src/server/adapters/database/open.ts'
import { startPostgres } from '../../src/server/testing/postgres.ts'
import { startBare } from './bare.ts'
import { compare, rateOf } from './compare.ts'
import { makeLayout } from './layout.ts'
import type { Load } from './load.ts'
import { makeUsers } from './make-users.ts'

/** Who push and pull in turn, as a user may do so sixty times a minute. */
const USERS = 2000
const SIZES = [20, 200] as const
const CLIENTS = [1, 32, 50] as const

interface Options {
  readonly folder: string
  readonly quick: boolean
  readonly log: (line: string) => void
}

/** Measures pushes and pulls of sections, on both kinds of database. */
export async function measureSync(options: Options): Promise<Figure[]> {
  const figures = await measureKind(
    'SQLite',
    { dataDir: join(options.folder, 'sync'), databaseUrl: undefined },
    options,
  )
  const postgres = await startPostgres(true)
  try {
    const databaseUrl = await postgres.create()
    const place = { dataDir: join(options.folder, 'sync-postgres'), databaseUrl }
    return [...figures, ...(await measureKind('PostgreSQL', place, options))]
  } finally {
    await postgres.stop()
  }
}

async function measureKind(kind: string, place: DatabasePlace, { folder, quick, log }: Options): Promise<Figure[]> {
  const users = await makeUsers(place, USERS)
  const { dataDir, databaseUrl } = place
  const env = { LOG_LEVEL: 'error', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  const server = await startServer({ dataDir, env })
  const [ms, rounds] = quick ? [700, 1] : [3000, 3]
  let asked = 0
  const next = () => ({ authorization: users[asked++ % USERS]?.token ?? '' })
  try {
    const figures: Figure[] = []
    for (const kilobytes of SIZES) {
      const body = makeLayout(kilobytes * 1024)
      const packed = gzipSync(body).length
      const push = (): Load => ({
        url: `${server.origin}/users/update_backup`,
        body: { nav_info: body, op_id: randomBytes(12).toString('hex') },
        headers: next(),
      })
      const pull = (): Load => ({ url: `${server.origin}/users/nav_info`, headers: next() })
      const bare = await startBare(folder, body.length)
      for (const load of [push, pull]) await rateOf(load, 16, 700) // warm-up
      for (const clients of CLIENTS) {
        const names = `of ${kilobytes} KB by ${clients} on ${kind}`
        const own = (load: () => Load) => () => rateOf(load, clients, ms)
        figures.push(
          ...(await compare({
            ...{ name: `pushes ${names}`, control: `bare commits of ${clients}`, rounds, log, own: own(push) },
            bare: () => measureBareCommits(place, { batch: clients, bytes: packed, ms }),
          })),
          ...(await compare({
            ...{ name: `pulls ${names}`, control: 'bare framework', rounds, log, own: own(pull) },
            bare: () => rateOf(() => ({ url: bare.origin }), clients, ms),
          })),
        )
      }
      await bare.stop()
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** Inserts bodies in a process of its own, `batch` a transaction that is on the disk when it ends. @returns bodies per second */
function measureBareCommits(
  { dataDir, databaseUrl }: DatabasePlace,
  { batch, bytes, ms }: { readonly batch: number; readonly bytes: number; readonly ms: number },
): Promise<number> {
  const program =
    databaseUrl === undefined
      ? `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(join(dataDir, 'bare.db'))})
    db.exec('pragma journal_mode = wal; pragma synchronous = full; create table if not exists t (body blob)')
    const insert = db.prepare('insert into t values (?)')
    const commit = async () => {
      db.exec('begin immediate')
      for (let at = 0; at < ${batch}; at += 1) insert.run(body)
      db.exec('commit')
    }
    const end = async () => db.close()`
      : `const client = new (require('pg').Client)(${JSON.stringify(databaseUrl)})
    const ready = client.connect().then(() => client.query('create table if not exists bare (body bytea)'))
    const values = Array.from({ length: ${batch} }, (_, at) => '($' + (at + 1) + ')').join()
    const commit = async () => {
      await ready
      await client.query('begin')
      await client.query('insert into bare values ' + values, Array.from({ length: ${batch} }, () => body))
      await client.query('commit')
    }
    const end = () => client.end()`
  const loop = `
    const body = require('node:crypto').randomBytes(${bytes})
    ${program}
    const run = async () => {
      await commit()
      const until = performance.now() + ${ms}
      let done = 0
      for (; performance.now() < until; done += ${batch}) await commit()
      await end()
      console.log(done)
    }
    void run()`
  const child = spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  return new Promise((resolve) => child.once('close', () => resolve((Number(output) / ms) * 1000)))
}
