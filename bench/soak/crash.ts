import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bench, type Figure, percentile } from '../../scripts/lib/figures.ts'
import { findFreePort } from '../../scripts/lib/server.ts'
import type { DatabasePlace } from '../../src/server/adapters/database/open.ts'
import { startPostgres } from '../../src/server/testing/postgres.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { makeUsers } from '../server/make-users.ts'
import { startDevices } from './sync/devices.ts'
import { findProblems, readStored } from './sync/evidence.ts'
import { checkIntegrity, prepareProduct, type StartProduct, withServer } from './sync/product.ts'
import { sendTo } from './sync/send.ts'

/** Accounts, and the devices of each that write at once. */
const USERS = 12
const DEVICES = 3
/** Kills of one database, whose history is then still whole: the server thins what is too much. */
const BATCH = 25
/** Every so many kills one comes during a start. */
const START_KILLS = 5

/** Where devices write while the server is killed. */
interface Target {
  readonly kind: string
  /** A new, empty place for each batch. */
  readonly newPlace: () => Promise<DatabasePlace>
  readonly start: StartProduct
}

/** What came of kills. */
interface Tally {
  readonly problems: string[]
  /** What each start after a kill took, in ms. */
  readonly starts: number[]
  acknowledged: number
  byMemory: number
  /** Kills after which the database was not intact. */
  damaged: number
  startKills: number
}

/** What a start on an empty place takes on this machine, in ms. */
async function timeFirstStart({ newPlace, start }: Target): Promise<number> {
  const begun = performance.now()
  const server = await start(await newPlace(), { port: await findFreePort() })
  const ms = performance.now() - begun
  await server.stop()
  return ms
}

/** Kills a server while it starts. @param ms after how many */
async function killStart(start: StartProduct, place: DatabasePlace, port: number, ms: number): Promise<void> {
  const server = await start(place, { port, timeoutMs: ms }).catch(() => undefined)
  await server?.stop('SIGKILL')
}

/** Looks at the database after a kill. */
function inspect(tally: Tally, { databaseUrl, dataDir }: DatabasePlace): void {
  const verdict = databaseUrl === undefined ? checkIntegrity(dataDir) : 'ok' // the server of PostgreSQL was not killed
  if (verdict === 'ok') return
  tally.damaged += 1
  tally.problems.push(verdict)
}

/** Kills a server that uses a new place while devices write. */
async function soakBatch({ newPlace, start }: Target, kills: number, firstStart: number, tally: Tally): Promise<void> {
  const place = await newPlace()
  const port = await findFreePort()
  const killStarting = async (share: number, whole = tally.starts.at(-1) ?? firstStart) => {
    await killStart(start, place, port, share * whole)
    tally.startKills += 1
    inspect(tally, place)
  }
  for (const share of [0.6, 0.75, 0.9]) await killStarting(share, firstStart) // among its migrations
  // a database with users has a key of passwords, to which no killed start may have come
  await withServer(start(place, { port }), async () => {})
  const users = await makeUsers(place, USERS)
  const devices = startDevices({ newSend: () => sendTo(`http://127.0.0.1:${port}`), users, perUser: DEVICES })
  for (let kill = 0; kill <= kills; kill += 1) {
    if (kill % START_KILLS === START_KILLS - 1) await killStarting(((kill * 61) % 97) / 97)
    const begun = performance.now()
    await withServer(start(place, { port }), async (server) => {
      if (kill > 0) tally.starts.push(performance.now() - begun)
      await wait(200 + ((kill * 337) % 700))
      if (kill === kills) await server.stop('SIGTERM') // after the last kill devices come to an end
    })
    inspect(tally, place)
  }
  await devices.stop()
  const { log } = devices
  tally.problems.push(...findProblems(await readStored(place), log))
  tally.acknowledged += log.acknowledged.length
  tally.byMemory += log.duplicates
}

/** Kills a server again and again while devices write, and checks what is left. @param log takes what is wrong */
export async function soakCrashes(target: Target, kills: number, log: (line: string) => void): Promise<Figure[]> {
  const tally: Tally = { problems: [], starts: [], acknowledged: 0, byMemory: 0, damaged: 0, startKills: 0 }
  const firstStart = await timeFirstStart(target)
  for (let done = 0; done < kills; done += BATCH)
    await soakBatch(target, Math.min(BATCH, kills - done), firstStart, tally)
  const { kind } = target
  for (const problem of tally.problems.slice(0, 20)) log(problem)
  log(`${kind}: ${tally.byMemory} acknowledged by memory; ${tally.startKills} more kills during starts`)
  const none = { op: '<=', value: 0 } as const
  return [
    { name: `violations on ${kind} in ${kills} kills`, value: tally.problems.length, unit: 'times', target: none },
    { name: `kills after which ${kind} was damaged`, value: tally.damaged, unit: 'times', target: none },
    {
      ...{ name: `pushes acknowledged on ${kind}`, value: tally.acknowledged, unit: 'times' },
      target: { op: '>=', value: kills },
    },
    {
      ...{ name: `99 % of the starts after a kill on ${kind} within`, value: percentile(tally.starts, 0.99) },
      ...{ unit: 'ms', target: { op: '<=', value: 2000 }, timed: true },
    },
  ]
}

export const bench: Bench = {
  about:
    'The server is killed again and again while devices write over one another: each section is one chain with every acknowledged push, the database is intact, and it starts at once.',
  quickSeconds: 900,
  /** @param args how many kills on SQLite, instead of 60 or 1,000 */
  async run({ quick, log, args: [given] }) {
    const folder = makeFolder()
    const start = prepareProduct(folder)
    const newFolder = () => mkdtempSync(join(folder.path, 'data-'))
    const postgres = await startPostgres(true)
    try {
      const sqlite = { kind: 'SQLite', start, newPlace: async () => ({ dataDir: newFolder(), databaseUrl: undefined }) }
      const other = {
        ...{ kind: 'PostgreSQL', start },
        newPlace: async () => ({ dataDir: newFolder(), databaseUrl: await postgres.create() }),
      }
      return [
        ...(await soakCrashes(sqlite, Number(given ?? (quick ? 60 : 1000)), log)),
        ...(await soakCrashes(other, quick ? 10 : 200, log)),
      ]
    } finally {
      await postgres.stop()
      folder.remove()
    }
  },
}
