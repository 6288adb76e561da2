import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/lib/server.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { startDevices } from '../sync/devices.ts'
import { type StartProduct, withServer } from '../sync/product.ts'
import { register } from '../sync/register.ts'
import type { Log } from '../sync/writers.ts'
import { createPortSender, type PortSender, type Promised } from './port-sender.ts'
import { type Act, readTrace } from './trace.ts'
import { tracer } from './tracer.ts'

/** Accounts, and the devices of each that write at once. */
const USERS = 12
const DEVICES = 2
/** Files are of so many bytes at most; one is sent every so many ms by each of some users. */
const FILE = { bytes: 60_000, ms: 150, users: 3 } as const
/** How each run of the server ends: what is on the disk then is what the next one finds. */
const ENDS = ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const

/** What a server has done to an empty data folder, and what it has promised to its clients. */
export interface Recording {
  readonly acts: readonly Act[]
  readonly log: Log
  /** What was promised, by the number of the act by which the answer left. */
  readonly promised: readonly { readonly of: string; readonly at: number }[]
  /** The key of its passwords. */
  readonly pepper: string
}

/** Records runs of a server. @param pushes how many are acknowledged in each */
export async function record(start: StartProduct, folder: string, pushes: number): Promise<Recording> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const sender = createPortSender(origin)
  const acts: Act[] = []
  const logs: Log[] = []
  let users: readonly MadeUser[] = []
  for (const [run, signal] of ENDS.entries()) {
    const file = join(folder, `trace-${run}`)
    const starting = start({ dataDir, databaseUrl: undefined }, { port, wrapper: tracer(file) })
    await withServer(starting, async (server) => {
      if (run === 0) users = await registerUsers(origin)
      logs.push(await pushUntil(sender, users, pushes))
      await server.stop(signal)
    })
    for (const act of readTrace(readFileSync(file, 'utf8'), dataDir, acts.length)) acts.push(act)
  }
  const pepper = readFileSync(join(dataDir, 'pepper.key'), 'utf8')
  return { acts, log: joinLogs(logs), promised: locate(sender.promised, acts), pepper }
}

/** Accounts as users make them, so that a trace has them, too. */
async function registerUsers(origin: string): Promise<readonly MadeUser[]> {
  const users: MadeUser[] = []
  for (let at = 0; at < USERS; at += 1) {
    const name = `u${at}`
    const { token } = await register(origin, name, `203.0.113.${at}`)
    users.push({ id: '', name, token })
  }
  return users
}

/** Pushes and sends files until so many pushes are acknowledged. */
async function pushUntil({ newSend, newUpload }: PortSender, users: readonly MadeUser[], pushes: number): Promise<Log> {
  const devices = startDevices({ newSend, users, perUser: DEVICES })
  let isOver = false
  const uploading = users.slice(0, FILE.users).map(async ({ token }) => {
    const upload = newUpload(token)
    for (; !isOver; await wait(FILE.ms)) await upload(randomBytes(randomInt(1, FILE.bytes)))
  })
  while (devices.log.acknowledged.length < pushes) await wait(20)
  isOver = true
  await Promise.all(uploading)
  await devices.stop()
  return devices.log
}

function joinLogs(logs: readonly Log[]): Log {
  const [first, ...rest] = logs
  if (first === undefined) throw new Error('nothing was done')
  for (const { acknowledged, refused, unknown } of rest) {
    first.acknowledged.push(...acknowledged)
    first.refused.push(...refused)
    first.unknown.push(...unknown)
  }
  return first
}

/** Finds the acts by which answers left. @throws Error if one has none */
function locate(promised: readonly Promised[], acts: readonly Act[]): Recording['promised'] {
  const counts = new Map<number, number>()
  const begins = new Map<string, number>()
  for (const [at, act] of acts.entries()) {
    if (act.kind !== 'send' || !Buffer.from(act.bytes.subarray(0, 9)).equals(Buffer.from('HTTP/1.1 '))) continue
    const nth = counts.get(act.port) ?? 0
    counts.set(act.port, nth + 1)
    begins.set(`${act.port} ${nth}`, at)
  }
  return promised.map(({ of, port, nth }) => {
    const at = begins.get(`${port} ${nth}`)
    if (at === undefined) throw new Error(`the trace has no answer ${nth} to port ${port}`)
    return { of, at }
  })
}
