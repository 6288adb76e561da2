import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import { openAsIs } from '../../../src/server/adapters/database/open-as-is.ts'
import { countProcesses } from '../../../src/server/adapters/database/processes.ts'
import type { Config } from '../../../src/server/config.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, hostOf, ok, warn } from './finding.ts'

const ANSWER_MS = 4000
/** After so many ms of silence the server counts for itself, see `openRedis`. */
const SLOW_MS = 100

export type RedisClient = ReturnType<typeof openClient>

/** What is read of a Redis server. */
export interface RedisState {
  readonly host: string
  /** Empty where it does not tell. */
  readonly version: string
  readonly answerMs: number
  /** Largest memory in bytes; 0 without a limit. */
  readonly maxMemory: number
  /** What it does when that is full, such as `noeviction`. */
  readonly policy: string
}

/** Looks at the Redis server that nodes share, or whether one is missing. */
export async function lookAtRedis(config: Config): Promise<readonly Finding[]> {
  const { redisUrl } = config
  return redisUrl === undefined ? lookAtLack(config) : withRedis(redisUrl, (client) => lookAtServer(client, redisUrl))
}

async function lookAtLack(config: Config): Promise<readonly Finding[]> {
  if (config.databaseUrl === undefined)
    return [ok('REDIS_URL is not set, and the embedded database has one node alone')]
  const database = openAsIs(config)
  // that the database is away is told by its own check
  const processes = await countProcesses(database).catch(() => 0)
  await database.destroy()
  if (processes < 2) return [ok('REDIS_URL is not set, and one node needs none')]
  const found = `${processes} processes use the database, but REDIS_URL is not set: what is said in the chat room, ends of logins and changes of other devices come late from other nodes, and each counts limits for itself`
  return [fail(found, 'Set the same REDIS_URL for all nodes.')]
}

/** Asks a Redis server. @param ask gets a connection to it @returns why there is none, else what has been found */
export async function withRedis(
  url: string,
  ask: (client: RedisClient) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const client = openClient(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    return [fail(`${hostOf(url)} cannot be used (${reasonOf(error)})`, adviceFor(reasonOf(error)))]
  } finally {
    if (client.isOpen) client.destroy()
  }
}

const openClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: ANSWER_MS, socketTimeout: ANSWER_MS, reconnectStrategy: false },
  })

const adviceFor = (reason: string): string => {
  if (/WRONGPASS|NOAUTH|invalid password/i.test(reason)) return 'Correct user and password in REDIS_URL.'
  if (/READONLY/.test(reason)) return 'It is a replica: let REDIS_URL name the primary server.'
  if (/NOPERM/.test(reason)) return 'Let its user write keys and channels that begin with genkan:.'
  if (/OOM/.test(reason)) return 'Its memory is full: raise maxmemory.'
  return 'See whether it runs and a firewall lets this machine in, or correct REDIS_URL (rediss:// with TLS).'
}

async function lookAtServer(client: RedisClient, url: string): Promise<readonly Finding[]> {
  const from = performance.now()
  await client.ping()
  const answerMs = performance.now() - from
  const key = `genkan:doctor:${randomUUID()}`
  await client.set(key, '1', { expiration: { type: 'PX', value: ANSWER_MS } })
  await client.del(key)
  const isHeard = await hearsItself(client, key)
  // a user who may not ask for it can use the server nevertheless
  const info = await client.info().catch(() => '')
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''
  return judgeRedis(
    {
      ...{ host: hostOf(url), answerMs, version: field('redis_version'), policy: field('maxmemory_policy') },
      maxMemory: Number(field('maxmemory')),
    },
    isHeard,
  )
}

/** Whether what is published in a channel arrives. */
async function hearsItself(client: RedisClient, channel: string): Promise<boolean> {
  const subscriber = client.duplicate()
  subscriber.on('error', () => {})
  try {
    await subscriber.connect()
    return await new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => resolve(false), ANSWER_MS / 2)
      subscriber
        .subscribe(channel, () => {
          clearTimeout(timer)
          resolve(true)
        })
        .then(() => client.publish(channel, ''))
        .catch(reject)
    })
  } finally {
    if (subscriber.isOpen) subscriber.destroy()
  }
}

/** What the state of a Redis server means. */
export function judgeRedis(
  { host, version, answerMs, maxMemory, policy }: RedisState,
  isHeard: boolean,
): readonly Finding[] {
  const about = `Redis ${version} at ${host} answers in ${Math.ceil(answerMs)} ms and passes on what is published`
  if (!isHeard)
    return [fail(`${host} does not pass on what is published`, 'Let its user use channels that begin with genkan:.')]
  const found = [
    answerMs > SLOW_MS ? warn(about, 'That is slow: bring REDIS_URL and the nodes into one network.') : ok(about),
  ]
  if (maxMemory > 0 && policy !== '' && policy !== 'noeviction')
    found.push(
      warn(
        `when its memory is full it drops keys (${policy}), and with them counts of limits, silently`,
        'Set maxmemory-policy noeviction, or give Genkan a Redis of its own.',
      ),
    )
  return found
}
