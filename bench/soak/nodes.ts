import { setTimeout as wait } from 'node:timers/promises'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { CODE } from '../../src/shared/api/endpoint.ts'
import { makeUsers } from '../server/make-users.ts'
import { type Backup, findRestoredProblems, makeBackup } from './nodes/backup.ts'
import { type Cluster, startCluster } from './nodes/cluster.ts'
import { type Logins, startLogins } from './nodes/logins.ts'
import { forgetNextVersion, writeNextVersion } from './nodes/next-version.ts'
import { findRoomProblems, readRoom } from './nodes/room.ts'
import { letTalk, openTalker, type Talker } from './nodes/talkers.ts'
import { awaitState } from './sync/await-state.ts'
import { type Devices, startDevices } from './sync/devices.ts'
import { findProblems, readStored } from './sync/evidence.ts'
import { sendTo } from './sync/send.ts'

const NODES = 3
/** Between two messages, and between two pushes, of one person, in ms. */
const TALK_MS = 15_000
const PUSH_MS = 20_000
/** How long all is left alone before and after something happens, in ms. */
const CALM_MS = 5000
const BACK_MS = 10_000
/** How long PostgreSQL is away, in ms. */
const DOWN_MS = 3000

interface Counts {
  readonly people: number
  /** How often each thing happens. */
  readonly rounds: number
}

/** Others than usual: `npm run soak -- nodes people=100 rounds=50`. */
function readCounts(args: readonly string[], usual: Counts): Counts {
  const given = args.map((word) => {
    const [, name, count] = /^(people|rounds)=(\d+)$/.exec(word) ?? []
    if (name === undefined) throw new Error(`${word} is no count`)
    return [name, Number(count)]
  })
  return { ...usual, ...Object.fromEntries(given) }
}

interface Scene {
  readonly cluster: Cluster
  readonly talkers: readonly Talker[]
  readonly devices: Devices
  readonly logins: Logins
  /** Those that were made, oldest first. */
  readonly backups: Backup[]
}

/** Something that happens to the cluster, from its cause to its end. */
type Happening = (scene: Scene, round: number) => Promise<void>

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  async 'a node is killed'({ cluster }, round) {
    const at = round % NODES
    await cluster.nodes[at]?.stop('SIGKILL')
    await wait(CALM_MS)
    await cluster.start(at)
  },
  async 'Redis is killed'({ cluster }) {
    await cluster.redis.kill()
    await wait(CALM_MS)
    await cluster.redis.start()
  },
  async 'PostgreSQL restarts'({ cluster }, round) {
    await cluster.postgres.halt(round % 2 === 0 ? 'SIGINT' : 'SIGKILL')
    await wait(DOWN_MS)
    await cluster.postgres.start()
  },
  async 'a backup is made'(scene) {
    scene.backups.push(await makeBackup(scene))
  },
}

/** Pushes and pulls without an answer, and those that were told to come again. */
const putOff = ({ devices: { log } }: Scene): number => log.unanswered + (log.codes.get(CODE.unavailable) ?? 0)

/**
 * Every node is replaced in turn by the next version, whose first one changes the tables under the old ones.
 * @returns how many requests failed meanwhile
 */
async function upgrade(scene: Scene, command: readonly string[], log: (line: string) => void): Promise<number> {
  const [before, failuresBefore] = [putOff(scene), scene.logins.failures.length]
  for (const [at, node] of scene.cluster.nodes.entries()) {
    await node.stop('SIGTERM')
    await scene.cluster.start(at, command)
    await wait(CALM_MS)
  }
  const failures = scene.logins.failures.slice(failuresBefore)
  for (const failure of failures) log(`while nodes were replaced: ${failure}`)
  return putOff(scene) - before + failures.length
}

/** Lets all of it happen, round after round, and waits each time until all are back. */
async function play(scene: Scene, rounds: number, log: (line: string) => void): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, happen] of Object.entries(HAPPENINGS)) {
      const before = scene.talkers.map(({ absences }) => absences.length)
      const acknowledged = total(scene)
      await happen(scene, round)
      await awaitState(() => scene.talkers.every((talker) => talker.isUp()))
      await wait(CALM_MS)
      const longest = Math.max(0, ...scene.talkers.flatMap(({ absences }, index) => absences.slice(before[index])))
      log(`${name}: ${total(scene) - acknowledged} messages meanwhile, the longest absence ${longest.toFixed(0)} ms`)
    }
}

const total = ({ talkers }: Scene): number => talkers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

async function soak(people: number, rounds: number, log: (line: string) => void): Promise<Figure[]> {
  const folder = makeFolder()
  const cluster = await startCluster(folder, NODES)
  let talkers: readonly Talker[] = []
  try {
    const users = await makeUsers(cluster.place, people)
    talkers = users.map((user) => openTalker(cluster.balancer, user))
    await awaitState(() => talkers.every((talker) => talker.isUp()))
    const newSend = () => sendTo(cluster.balancer.origin)
    const devices = startDevices({ newSend, users, perUser: 1, pauseMs: PUSH_MS })
    const logins = await startLogins(cluster.balancer.origin)
    const endTalk = letTalk(talkers, TALK_MS)
    const scene: Scene = { cluster, talkers, devices, logins, backups: [] }
    await wait(CALM_MS)
    await play(scene, rounds, log)
    const refused = await upgrade(scene, writeNextVersion(folder), log)
    endTalk()
    await awaitState(() => talkers.every((talker) => talker.pending() === 0))
    await Promise.all([devices.stop(), logins.stop()])
    await forgetNextVersion(cluster.place.databaseUrl)
    const room = await readRoom(cluster.place)
    await awaitState(() => talkers.every(({ heard }) => heard.size >= room.size))
    const roomProblems = findRoomProblems(room, talkers)
    const pushProblems = findProblems(await readStored(cluster.place), devices.log)
    const restoredProblems = await findRestoredProblems(scene, scene.backups.at(-1))
    for (const problem of [...roomProblems, ...pushProblems, ...restoredProblems].slice(0, 20)) log(problem)
    log(`answers to pushes by code: ${JSON.stringify(Object.fromEntries(devices.log.codes))}`)
    return figuresOf({ scene, roomProblems, pushProblems, restoredProblems, refused })
  } finally {
    for (const talker of talkers) talker.leave()
    await cluster.stop()
    folder.remove()
  }
}

interface Outcome {
  readonly scene: Scene
  readonly roomProblems: readonly string[]
  readonly pushProblems: readonly string[]
  readonly restoredProblems: readonly string[]
  /** Requests that failed while nodes were replaced. */
  readonly refused: number
}

function figuresOf({ scene, roomProblems, pushProblems, restoredProblems, refused }: Outcome): Figure[] {
  const { talkers, devices, logins, backups } = scene
  const none = { op: '<=', value: 0 } as const
  const some = { op: '>=', value: 1 } as const
  return [
    { name: 'messages acknowledged', value: total(scene), unit: 'messages', target: some },
    { name: 'messages lost, twice, unheard or out of order', value: roomProblems.length, unit: 'times', target: none },
    { name: 'pushes acknowledged', value: devices.log.acknowledged.length, unit: 'pushes', target: some },
    { name: 'pushes lost or out of their chain', value: pushProblems.length, unit: 'times', target: none },
    {
      ...{ name: 'files taken while backups were made', unit: 'files', target: some },
      value: backups.reduce((sum, { filesMeanwhile }) => sum + filesMeanwhile, 0),
    },
    { name: 'lost by a backup', value: restoredProblems.length, unit: 'times', target: none },
    { name: 'logins', value: logins.succeeded(), unit: 'logins', target: some },
    { name: 'requests that failed while nodes were replaced', value: refused, unit: 'requests', target: none },
    {
      ...{
        name: 'a socket is back within',
        value: Math.max(...talkers.flatMap(({ absences }) => absences)),
        unit: 'ms',
      },
      target: { op: '<=', value: BACK_MS },
    },
  ]
}

export const bench: Bench = {
  about:
    'Three nodes behind haproxy, with PostgreSQL, Redis and a bucket: people chat, sync and log in while nodes, Redis and PostgreSQL die in turn and all nodes are upgraded. Nothing acknowledged is lost, the order is the same for all, and a backup made meanwhile has all of before.',
  quickSeconds: 240,
  run({ quick, log, args }) {
    const { people, rounds } = readCounts(args, quick ? { people: 60, rounds: 1 } : { people: 300, rounds: 4 })
    return soak(people, rounds, log)
  },
}
