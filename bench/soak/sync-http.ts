import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import { findFreePort, type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { type DatabasePlace, openDatabase } from '../../src/server/adapters/database/open.ts'
import { startPostgres } from '../../src/server/testing/postgres.ts'
import { checkChains } from './sync/chain.ts'
import { type Log, write } from './sync/writers.ts'

/** Accounts, and the devices of each that write at once. */
const USERS = 12
const DEVICES = 3

/** Where the devices write. */
interface Target {
  readonly kind: string
  readonly place: DatabasePlace
  /** Arguments of `node` that start the server; default: the built product. */
  readonly command?: readonly string[] | undefined
}

/** Starts a server again and again, each killed after a while, whatever it does. */
async function killRepeatedly({ place, command }: Target, kills: number, port: number, onStart: () => Promise<void>) {
  const env = {
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '127.0.0.1',
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  }
  const start = (): Promise<RunningServer> =>
    startServer({ dataDir: place.dataDir, port, env, readyPath: '/api/health', timeoutMs: 60_000, command })
  for (let kill = 0; kill <= kills; kill += 1) {
    const server = await start()
    if (kill === 0) await onStart()
    await wait(400 + ((kill * 337) % 900))
    await server.stop(kill < kills ? 'SIGKILL' : 'SIGTERM')
  }
}

async function register(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${username.slice(1)}` },
    body: JSON.stringify({ username, password: 'abc123' }),
  })
  const { data, msg } = await answer.json()
  if (data?.token === undefined) throw new Error(`no account: ${msg}`)
  return data.token
}

/** What the database says afterwards. */
async function readEvidence(place: DatabasePlace) {
  const database = await openDatabase(place)
  try {
    const users = new Map(
      (await database.selectFrom('user').selectAll().execute()).map(({ id, username }) => [id, username]),
    )
    const rows = await database.selectFrom('sync_version').selectAll().execute()
    const current = await database.selectFrom('sync_section').selectAll().execute()
    const operations = await database.selectFrom('sync_operation').select('op_id').execute()
    const nameOf = (user: string, section: string) => `${users.get(user)} ${section}`
    const bodies = new Map<string, readonly string[]>()
    for (const { user_id, section, time } of current) {
      const row = rows.find((one) => one.user_id === user_id && one.section === section && one.time === time)
      if (row !== undefined) bodies.set(nameOf(user_id, section), JSON.parse(gunzipSync(row.body).toString()))
    }
    return {
      versions: rows.map(({ user_id, section, time, base }) => ({ of: nameOf(user_id, section), time, base })),
      done: operations.map(({ op_id }) => op_id),
      bodies,
    }
  } finally {
    await database.destroy()
  }
}

/** Writes to sections of a server that is killed, and checks what is left. @param log takes what is wrong, and how much was done */
export async function soakSync(target: Target, kills: number, log: (line: string) => void): Promise<Figure[]> {
  const { kind, place } = target
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const done: Log = { acknowledged: [], refused: [], unknown: [], items: new Map(), duplicates: 0 }
  let isOver = false
  const writers: Promise<void>[] = []
  await killRepeatedly(target, kills, port, async () => {
    for (let user = 0; user < USERS; user += 1) {
      const name = `u${user}`
      const token = await register(origin, name)
      for (let device = 0; device < DEVICES; device += 1)
        writers.push(write({ origin: () => origin, user: name, token, isOver: () => isOver, log: done }))
    }
  })
  isOver = true
  await Promise.all(writers)
  const { bodies, ...stored } = await readEvidence(place)
  const problems = [
    ...checkChains({ ...stored, acknowledged: done.acknowledged, refused: done.refused }),
    ...[...done.items].flatMap(([of, items]) => {
      const body = bodies.get(of) ?? []
      return items
        .filter((item) => body.filter((one) => one === item).length !== 1)
        .map((item) => `${of}: ${item} is not there once`)
    }),
  ]
  for (const problem of problems.slice(0, 20)) log(problem)
  log(
    `${kind}: ${done.acknowledged.length} acknowledged, ${done.duplicates} of them by memory, ${done.refused.length} refused`,
  )
  return [
    {
      name: `violations on ${kind} under ${kills} kills`,
      value: problems.length,
      unit: 'times',
      target: { op: '<=', value: 0 },
    },
    {
      ...{ name: `pushes acknowledged on ${kind}`, value: done.acknowledged.length, unit: 'times' },
      target: { op: '>=', value: kills },
    },
  ]
}

export const bench: Bench = {
  about:
    'Devices that write to one another’s sections while the server is killed again and again: each section is one chain with every acknowledged push in it, on both kinds of database.',
  quickSeconds: 180,
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-soak-sync-'))
    const kills = quick ? 10 : 200
    const postgres = await startPostgres(true)
    try {
      const databaseUrl = await postgres.create()
      return [
        ...(await soakSync(
          { kind: 'SQLite', place: { dataDir: join(folder, 'sqlite'), databaseUrl: undefined } },
          kills,
          log,
        )),
        ...(await soakSync(
          { kind: 'PostgreSQL', place: { dataDir: join(folder, 'postgres'), databaseUrl } },
          kills,
          log,
        )),
      ]
    } finally {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
