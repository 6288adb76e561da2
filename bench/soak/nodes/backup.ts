import { hash, randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openS3 } from '../../../src/server/adapters/blobs/s3.ts'
import { CODE } from '../../../src/shared/api/endpoint.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { runAdminCommand } from '../archive/admin.ts'
import type { Devices } from '../sync/devices.ts'
import { findProblems, readStored, type Stored } from '../sync/evidence.ts'
import { packFile, sendTo } from '../sync/send.ts'
import type { Log } from '../sync/writers.ts'
import { type Cluster, EMPTY_BUCKET } from './cluster.ts'
import { readRoom } from './room.ts'
import type { Talker } from './talkers.ts'

/** People who send files, what a file has at most, in bytes, and how long each of them waits before another, in ms. */
const SENDERS = 8
const FILE_BYTES = 200_000
const PAUSE_MS = 500

/** What is there while a backup is made. */
interface Scene {
  readonly cluster: Cluster
  readonly talkers: readonly Talker[]
  readonly devices: Devices
}

/** An archive, and what must be in it: all that was acknowledged before it was begun. */
export interface Backup {
  readonly file: string
  /** Nonces of messages. */
  readonly messages: ReadonlySet<string>
  readonly pushes: Pick<Log, 'acknowledged' | 'refused'>
  /** Hashes of files. */
  readonly files: ReadonlySet<string>
  /** How many files were taken while it was made. */
  readonly filesMeanwhile: number
}

/** Sends a file of a user. @returns its hash; undefined where it is put off */
async function sendFile(origin: string, { token }: MadeUser): Promise<string | undefined> {
  const { of, ...packed } = await packFile(token, randomBytes(randomInt(1, FILE_BYTES)))
  const { code } = await (await fetch(`${origin}/users/file`, { method: 'POST', ...packed })).json()
  if (code === CODE.ok) return of
  if (code === CODE.tooMany || code === CODE.unavailable) return undefined
  throw new Error(`a file was answered by ${code}`)
}

/** Makes an archive of all, as an operator does, while people go on and send files. */
export async function makeBackup({ cluster, talkers, devices }: Scene): Promise<Backup> {
  const [{ origin }, users] = [cluster.balancer, talkers.slice(0, SENDERS).map(({ user }) => user)]
  const taken: string[] = []
  const send = async (user: MadeUser) => {
    const of = await sendFile(origin, user)
    if (of !== undefined) taken.push(of)
  }
  await Promise.all(users.map(send))
  const [file, files] = [join(cluster.place.dataDir, '../backup.tar.gz'), new Set(taken)]
  const messages = new Set(talkers.flatMap(({ acknowledged }) => [...acknowledged]))
  const { acknowledged, refused } = devices.log
  const pushes = { acknowledged: [...acknowledged], refused }
  let isOver = false
  const sending = Promise.all(
    users.map(async (user) => {
      for (; !isOver; await wait(PAUSE_MS)) await send(user)
    }),
  )
  await runAdminCommand(cluster.place, ['backup', file]).finally(() => {
    isOver = true
  })
  await sending
  return { file, messages, pushes, files, filesMeanwhile: taken.length - files.size }
}

/** Restores an archive where nothing is, and starts a node on it. @returns what is wrong there, in words */
export async function findRestoredProblems(
  { cluster, talkers: [talker] }: Scene,
  backup: Backup | undefined,
): Promise<readonly string[]> {
  if (backup === undefined) return ['there is no backup']
  const { file, messages, pushes, files } = backup
  const place = { dataDir: join(cluster.place.dataDir, '../restored'), databaseUrl: await cluster.postgres.create() }
  const bucket = cluster.buckets.environmentOf(EMPTY_BUCKET)
  await runAdminCommand(place, ['restore', file], bucket)
  const stored = await readStored(place)
  const room = new Set((await readRoom(place)).values())
  const named = new Set(stored.files.values())
  const node = await cluster.startElsewhere(place.dataDir, { DATABASE_URL: place.databaseUrl, ...bucket })
  const { token = '', name = '' } = talker?.user ?? {}
  const { code, data } = await sendTo(node.origin)({ name: 'user_info', token }).finally(() => node.stop())
  return [
    ...[...messages].filter((nonce) => !room.has(nonce)).map((nonce) => `restored: the message ${nonce} is lost`),
    ...findProblems(stored, pushes).map((problem) => `restored: ${problem}`),
    ...[...files].filter((of) => !named.has(of)).map((of) => `restored: the file ${of} is lost`),
    ...(await findBrokenFiles(cluster, stored)).map((of) => `restored: the file ${of} has a row, and is not whole`),
    ...(code === CODE.ok && `${data.username}` === name
      ? []
      : [`restored: the login of ${name} is answered by ${code}`]),
  ]
}

/** The hashes of files that have a row, and are not in the bucket as they were sent. */
async function findBrokenFiles({ buckets }: Cluster, { files }: Stored): Promise<readonly string[]> {
  const blobs = openS3(buckets.configOf(EMPTY_BUCKET))
  const broken: string[] = []
  for (const [name, of] of files) {
    const bytes = await blobs.get(name)
    if (bytes === undefined || hash('sha256', bytes) !== of) broken.push(of)
  }
  return broken
}
