import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bench, type Figure, percentile } from '../../scripts/lib/figures.ts'
import { findFreePort } from '../../scripts/lib/server.ts'
import { type PostgresServer, startPostgres } from '../../src/server/testing/postgres.ts'
import { makeFolder, type TemporaryFolder } from '../../src/server/testing/project.ts'
import { CODE } from '../../src/shared/api/endpoint.ts'
import { makeUsers } from '../server/make-users.ts'
import { awaitState } from './sync/await-state.ts'
import { type Devices, startDevices } from './sync/devices.ts'
import { findProblems, readStored } from './sync/evidence.ts'
import { prepareProduct, withServer } from './sync/product.ts'
import { sendTo } from './sync/send.ts'

/** Accounts, each of which may push once a second, and the devices of each. */
const USERS = 40
const DEVICES = 2
const PAUSE_MS = 2500
/** Pushes that are acknowledged before the database goes. */
const PUSHES = 20
const SIGNALS = ['SIGINT', 'SIGKILL'] as const

/** Ends the database under devices and starts it again. @returns after how many ms of its being back a push was taken */
async function restartDatabase(postgres: PostgresServer, devices: Devices, round: number): Promise<number> {
  const { acknowledged } = devices.log
  const before = acknowledged.length
  await awaitState(() => acknowledged.length >= before + PUSHES)
  await postgres.halt(SIGNALS[round % SIGNALS.length] ?? 'SIGINT')
  await wait(300 + ((round * 337) % 1700))
  await postgres.start()
  const back = performance.now()
  const after = acknowledged.length
  const isTaken = await awaitState(() => acknowledged.slice(after).some(({ answered }) => answered > back))
  return isTaken ? performance.now() - back : Infinity
}

function figuresOf({
  devices: { log },
  problems,
  recoveries,
  isAlive,
}: Awaited<ReturnType<typeof soakRestarts>>): Figure[] {
  const none = { op: '<=', value: 0 } as const
  const restarts = recoveries.length
  const told = log.codes.get(CODE.unavailable) ?? 0
  return [
    { name: `violations in ${restarts} restarts of the database`, value: problems.length, unit: 'times', target: none },
    { name: 'ends of the server', value: isAlive ? 0 : 1, unit: 'times', target: none },
    { name: 'answers of an error', value: log.codes.get(CODE.failed) ?? 0, unit: 'answers', target: none },
    { name: 'calls without an answer', value: log.unanswered, unit: 'calls', target: none },
    { name: 'answers to ask later that do not say when', value: log.withoutTime, unit: 'answers', target: none },
    { name: 'answers that the database is away', value: told, unit: 'answers', target: { op: '>=', value: restarts } },
    {
      ...{ name: 'pushes acknowledged', value: log.acknowledged.length, unit: 'pushes' },
      target: { op: '>=', value: restarts * PUSHES },
    },
    {
      ...{ name: 'a push is taken after the database is back, at most', value: percentile(recoveries, 1), unit: 'ms' },
      target: { op: '<=', value: 5000 },
    },
  ]
}

/** Restarts the database under devices, and looks at what it has afterwards. */
async function soakRestarts(folder: TemporaryFolder, postgres: PostgresServer, restarts: number) {
  const place = { dataDir: join(folder.path, 'data'), databaseUrl: await postgres.create() }
  const users = await makeUsers(place, USERS)
  const starting = prepareProduct(folder)(place, { port: await findFreePort() })
  const outcome = await withServer(starting, async (server) => {
    const newSend = () => sendTo(server.origin)
    const devices = startDevices({ newSend, users, perUser: DEVICES, pauseMs: PAUSE_MS })
    const recoveries: number[] = []
    for (let round = 0; round < restarts; round += 1) recoveries.push(await restartDatabase(postgres, devices, round))
    await devices.stop()
    return { devices, recoveries, isAlive: server.process.exitCode === null }
  })
  return { ...outcome, problems: findProblems(await readStored(place), outcome.devices.log) }
}

export const bench: Bench = {
  about:
    'PostgreSQL is stopped, or its first process killed, and started again under the server while devices push: they are told to ask later, the server recovers by itself, and each section is one chain with every acknowledged push.',
  quickSeconds: 300,
  async run({ quick, log }) {
    const folder = makeFolder()
    const postgres = await startPostgres(true)
    try {
      const outcome = await soakRestarts(folder, postgres, quick ? 5 : 30)
      for (const problem of outcome.problems.slice(0, 20)) log(problem)
      log(`answers by code: ${JSON.stringify(Object.fromEntries(outcome.devices.log.codes))}`)
      return figuresOf(outcome)
    } finally {
      await postgres.stop()
      folder.remove()
    }
  },
}
