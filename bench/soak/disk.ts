import { randomBytes, randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bench, type Figure, percentile } from '../../scripts/lib/figures.ts'
import { findFreePort } from '../../scripts/lib/server.ts'
import { TEMPORARY_NAME } from '../../src/server/adapters/write-file.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { CODE } from '../../src/shared/api/endpoint.ts'
import { type MadeUser, makeUsers } from '../server/make-users.ts'
import { fillDisk, withDisk } from './disk/small-disk.ts'
import { awaitState } from './sync/await-state.ts'
import { type Devices, startDevices } from './sync/devices.ts'
import { findProblems, findWholeFiles, readStored } from './sync/evidence.ts'
import { checkIntegrity, prepareProduct, type StartProduct, withServer } from './sync/product.ts'
import { packFile, sendTo } from './sync/send.ts'

const DISK_MB = 128
/** Accounts that push, one device each, those of them that send files, and others that read. */
const WRITERS = 30
const SENDERS = 2
const READERS = 20
const PAUSE_MS = 1500
const FILE = { bytes: 20_000, ms: 300 } as const
/** Pushes before the disk is full, and reads while it is. */
const PUSHES = 20
const READS = 50

interface Sending {
  /** The hashes of the files that were taken. */
  readonly taken: Set<string>
  /** How many were refused for the lack of room. */
  refused: number
}

/** What came of the rounds. */
interface Tally {
  /** What each read took while the disk was full, and how long it was until the next push was taken, in ms. */
  readonly reads: number[]
  readonly recoveries: number[]
  failedReads: number
  /** Rounds in which pushes, and files, were told that the disk is full. */
  toldPushes: number
  toldFiles: number
}

/** Sends files until the run is over. */
async function sendFiles(origin: string, { token }: MadeUser, sending: Sending, isOver: () => boolean): Promise<void> {
  for (; !isOver(); await wait(FILE.ms)) {
    const { of, ...packed } = await packFile(token, randomBytes(randomInt(1, FILE.bytes)))
    const { code } = await (await fetch(`${origin}/users/file`, { method: 'POST', ...packed })).json()
    if (code === CODE.ok) sending.taken.add(of)
    else if (code === CODE.full) sending.refused += 1
    else if (code !== CODE.tooMany) throw new Error(`a file was answered by ${code}`)
  }
}

/** Reads while the disk is full. */
async function read(origin: string, readers: readonly MadeUser[], tally: Tally): Promise<void> {
  const send = sendTo(origin)
  for (let at = 0; at < READS; at += 1) {
    const begun = performance.now()
    const { code } = await send({
      name: at % 2 === 0 ? 'async_time' : 'nav_info',
      token: readers[at % READERS]?.token ?? '',
    })
    tally.reads.push(performance.now() - begun)
    if (code !== CODE.ok) tally.failedReads += 1
  }
}

interface Setting {
  readonly folder: string
  readonly origin: string
  readonly devices: Devices
  readonly sending: Sending
  readonly readers: readonly MadeUser[]
}

/** Fills the disk under devices, and makes room again. */
async function playRound({ folder, origin, devices, sending, readers }: Setting, tally: Tally): Promise<void> {
  const { acknowledged, codes } = devices.log
  const before = acknowledged.length
  await awaitState(() => acknowledged.length >= before + PUSHES)
  const [told, refused] = [codes.get(CODE.full) ?? 0, sending.refused]
  const free = fillDisk(folder)
  if (await awaitState(() => (codes.get(CODE.full) ?? 0) > told)) tally.toldPushes += 1
  if (await awaitState(() => sending.refused > refused)) tally.toldFiles += 1
  await read(origin, readers, tally)
  free()
  const freed = performance.now()
  const isTaken = await awaitState(() => (acknowledged.at(-1)?.begun ?? 0) > freed)
  tally.recoveries.push(isTaken ? performance.now() - freed : Infinity)
}

/** What is wrong in the data folder after the run, in words. */
async function findFaults(dataDir: string, devices: Devices, sending: Sending): Promise<readonly string[]> {
  const integrity = checkIntegrity(dataDir)
  if (integrity !== 'ok') return [integrity]
  const stored = await readStored({ dataDir, databaseUrl: undefined })
  const whole = findWholeFiles(dataDir, stored)
  const half = readdirSync(join(dataDir, 'uploads')).filter((name) => TEMPORARY_NAME.test(name))
  return [
    ...findProblems(stored, devices.log),
    ...[...sending.taken].filter((of) => !whole.has(of)).map((of) => `the file ${of} is not there`),
    ...[...stored.files.values()]
      .filter((of) => !whole.has(of))
      .map((of) => `the file ${of} has a row, and is not whole`),
    ...half.map((name) => `${name} is half written`),
  ]
}

async function soakDisk(folder: string, start: StartProduct, rounds: number) {
  const dataDir = join(folder, 'data')
  const place = { dataDir, databaseUrl: undefined }
  const users = await makeUsers(place, WRITERS + READERS)
  const tally: Tally = { reads: [], recoveries: [], failedReads: 0, toldPushes: 0, toldFiles: 0 }
  const sending: Sending = { taken: new Set(), refused: 0 }
  // killed at the end: what is on the disk is what counts
  const outcome = await withServer(start(place, { port: await findFreePort() }), async (server) => {
    const { origin } = server
    const writers = users.slice(0, WRITERS)
    const devices = startDevices({ newSend: () => sendTo(origin), users: writers, perUser: 1, pauseMs: PAUSE_MS })
    let isOver = false
    const senders = Promise.all(writers.slice(0, SENDERS).map((user) => sendFiles(origin, user, sending, () => isOver)))
    const setting = { folder, origin, devices, sending, readers: users.slice(WRITERS) }
    for (let round = 0; round < rounds; round += 1) await playRound(setting, tally)
    isOver = true
    await senders
    await devices.stop()
    return { devices, isAlive: server.process.exitCode === null }
  })
  return { ...outcome, tally, sending, faults: await findFaults(dataDir, outcome.devices, sending) }
}

function figuresOf(
  { tally, isAlive, devices, sending, faults }: Awaited<ReturnType<typeof soakDisk>>,
  rounds: number,
): Figure[] {
  const none = { op: '<=', value: 0 } as const
  const all = { op: '>=', value: rounds } as const
  const { acknowledged, codes, unanswered } = devices.log
  return [
    { name: `violations with ${rounds} full disks`, value: faults.length, unit: 'times', target: none },
    { name: 'ends of the server', value: isAlive ? 0 : 1, unit: 'times', target: none },
    { name: 'rounds in which pushes were told', value: tally.toldPushes, unit: 'rounds', target: all },
    { name: 'rounds in which files were told', value: tally.toldFiles, unit: 'rounds', target: all },
    { name: 'answers of an error', value: codes.get(CODE.failed) ?? 0, unit: 'answers', target: none },
    { name: 'calls without an answer', value: unanswered, unit: 'calls', target: none },
    { name: 'reads that failed', value: tally.failedReads, unit: 'reads', target: none },
    {
      ...{ name: '99 % of the reads within', value: percentile(tally.reads, 0.99), unit: 'ms', timed: true },
      target: { op: '<=', value: 100 },
    },
    {
      ...{ name: 'a push is taken after there is room, at most', value: percentile(tally.recoveries, 1), unit: 'ms' },
      target: { op: '<=', value: 5000 },
    },
    {
      name: 'pushes acknowledged',
      value: acknowledged.length,
      unit: 'pushes',
      target: { op: '>=', value: rounds * PUSHES },
    },
    { name: 'files taken', value: sending.taken.size, unit: 'files', target: all },
  ]
}

export const bench: Bench = {
  about:
    'The disk of the server is really full while devices push and send files: they are told, reads go on, and once there is room writes do; nothing that was taken is lost, nothing is half written.',
  quickSeconds: 300,
  async run({ quick, log }) {
    const project = makeFolder()
    const rounds = quick ? 3 : 20
    try {
      const outcome = await withDisk(DISK_MB, (folder) => soakDisk(folder, prepareProduct(project), rounds))
      for (const fault of outcome.faults.slice(0, 20)) log(fault)
      log(`answers by code: ${JSON.stringify(Object.fromEntries(outcome.devices.log.codes))}`)
      return figuresOf(outcome, rounds)
    } finally {
      project.remove()
    }
  },
}
