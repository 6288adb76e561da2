import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchOptions, type Figure, percentile } from '../../scripts/lib/figures.ts'
import { memoryOf, type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { type MadeUser, makeUsers } from '../server/make-users.ts'
import { enterHonest, type Honest } from './chat/honest.ts'
import { forgeLogins, sendFragments, sendRandomFrames } from './chat/hostile.ts'
import { type Crowd, openDeafMembers, openSlow } from './chat/slow.ts'

/** People who talk all the while, hostile users with accounts, and sockets that send fragments. */
const HONEST = 10
const HOSTILE = 60
const FRAGMENTING = 100
/** Of how many attacks there are: `npm run soak -- chat frames=100000 slow=2000` has others. */
const COUNTS = { frames: 1_000_000, logins: 10_000, slow: 200 } as const
const QUICK_COUNTS = { frames: 20_000, logins: 500, slow: 40 } as const
type Counts = { readonly [Name in keyof typeof COUNTS]: number }

/** What an attack may take of memory: check 35 of the security rules. What grows is V8's young generation (0084). */
const GROWTH_MB = 50
const CUT_MS = 20_000
/** Of a member who reads nothing the kernels take megabytes first, on one machine up to four: two rounds of pages. */
const DEAF_CUT_MS = 30_000
const HONEST_MS = 1000

function readCounts({ quick, args }: BenchOptions): Counts {
  const counts: Record<keyof Counts, number> = { ...(quick ? QUICK_COUNTS : COUNTS) }
  for (const word of args) {
    const [, name, count] = /^(frames|logins|slow)=(\d+)$/.exec(word) ?? []
    if (name !== 'frames' && name !== 'logins' && name !== 'slow') throw new Error(`${word} is no count`)
    counts[name] = Number(count)
  }
  return counts
}

interface Attacked {
  readonly server: RunningServer
  readonly honest: Honest
  readonly hostile: readonly MadeUser[]
  /** How long a message takes without an attack, 99 % of them, in ms. */
  readonly calm: number
}

/** What honest users notice of an attack. */
function noticed(name: string, times: readonly number[], calm: number): Figure {
  return {
    name: `a message to all ${HONEST} beside ${name}, 99 % within`,
    value: percentile(times, 0.99),
    unit: 'ms',
    target: { op: '<=', value: HONEST_MS },
    control: { name: 'without them', value: calm },
    timed: true,
  }
}

const ratio = (name: string, times: readonly number[], calm: number): Figure => ({
  name: `${name}: times as slow`,
  value: percentile(times, 0.99) / calm,
  unit: 'x',
})

/** Random frames, fragments and forged logins, one after another. */
async function attack({ server, honest, hostile, calm }: Attacked, { frames, logins }: Counts, quick: boolean) {
  let letIn = 0
  const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
    [`${frames} random frames`]: () => sendRandomFrames(server, hostile, frames),
    [`${FRAGMENTING} sockets of fragments`]: () => sendFragments(server, FRAGMENTING, quick ? 3000 : 20_000),
    [`${logins} forged logins`]: async () => {
      letIn = await forgeLogins(server, hostile, logins)
    },
  }
  const figures: Figure[] = []
  let highest = 0
  for (const [name, run] of Object.entries(attacks)) {
    const before = memoryOf(server.process)
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(server.process))
    }, 100)
    const times = await honest.talkWhile(run(), 2000)
    clearInterval(watch)
    highest = Math.max(highest, most)
    figures.push(noticed(name, times, calm), ratio(name, times, calm), {
      ...{ name: `${name}: the memory grows by`, value: most - before, unit: 'MB' },
      ...{ target: { op: '<=', value: GROWTH_MB }, control: { name: 'before', value: before } },
    })
  }
  return [
    ...figures,
    { name: 'memory at its highest', value: highest, unit: 'MB' },
    { name: 'forged logins that were let in', value: letIn, unit: 'logins', target: { op: '<=', value: 0 } },
  ] satisfies Figure[]
}

/** Slow clients, while others talk: how long until all are cut. @param mostMs in which they must be */
async function slowDown(
  { server, honest, calm }: Attacked,
  name: string,
  openCrowd: () => Promise<Crowd>,
  mostMs: number,
): Promise<Figure[]> {
  const descriptors = () => {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error(`the server has ended:\n${server.output().slice(-4000)}`)
    return readdirSync(`/proc/${server.process.pid}/fd`).length
  }
  await sleep(6000) // connections of calls end after five seconds
  const before = descriptors()
  let seconds = Number.POSITIVE_INFINITY
  const run = async () => {
    const crowd = await openCrowd()
    const opened = performance.now()
    while (descriptors() > before && performance.now() - opened < 2 * mostMs) await sleep(100)
    if (descriptors() <= before) seconds = (performance.now() - opened) / 1000
    crowd.end()
  }
  const times = await honest.talkWhile(run(), 2000)
  return [
    noticed(name, times, calm),
    ratio(name, times, calm),
    { name: `${name}, all cut within`, value: seconds, unit: 's', target: { op: '<=', value: mostMs / 1000 } },
  ]
}

/** A little of each attack, so that all code is compiled and the heap has its size. */
async function warmUp(server: RunningServer, hostile: readonly MadeUser[]): Promise<void> {
  await sendRandomFrames(server, hostile, 50_000)
  await sendFragments(server, FRAGMENTING, 3000)
  await forgeLogins(server, hostile, 500)
}

export const bench: Bench = {
  about:
    'The chat room under random frames, fragments, forged logins and slow sockets: honest users beside that and without.',
  quickSeconds: 150,
  async run(options) {
    const counts = readCounts(options)
    const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } })
    let honest: Honest | undefined
    try {
      const users = await makeUsers({ databaseUrl: undefined, dataDir: server.dataDir }, HONEST + HOSTILE)
      honest = await enterHonest(server, users.slice(0, HONEST))
      await honest.talkWhile(warmUp(server, users.slice(HONEST)), 8000)
      const calm = percentile(await honest.talkWhile(Promise.resolve(), options.quick ? 6000 : 20_000), 0.99)
      const attacked = { server, honest, hostile: users.slice(HONEST), calm }
      const deaf = attacked.hostile.slice(0, options.quick ? 10 : HOSTILE)
      const figures = [
        ...(await attack(attacked, counts, options.quick)),
        ...(await slowDown(attacked, `${counts.slow} slow sockets`, () => openSlow(server, counts.slow), CUT_MS)),
        ...(await slowDown(attacked, `${deaf.length} deaf members`, () => openDeafMembers(server, deaf), DEAF_CUT_MS)),
      ]
      const failures = server.output().match(/failed/g)?.length ?? 0
      return [
        ...figures,
        {
          name: 'messages of honest users that were lost',
          value: honest.lost(),
          unit: 'messages',
          target: { op: '<=', value: 0 },
        },
        {
          name: 'crashes, and errors in the log',
          value: failures + (server.process.exitCode === null ? 0 : 1),
          unit: 'times',
          target: { op: '<=', value: 0 },
        },
      ]
    } finally {
      honest?.close()
      await server.stop()
    }
  },
}
