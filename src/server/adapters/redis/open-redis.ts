import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { describeError, type Log } from '../../core/log.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'

/** How long Redis may take to answer a command, in ms: whoever asks goes on without it then. */
const ANSWER_MS = 500
const CONNECT_MS = 3000
/** A connection on which nothing comes for so many ms is dead; it is asked for a sign of life more often. */
const SILENCE_MS = 3000
const PING_MS = 1000
/** The longest pause between two attempts to connect, in ms. */
const RETRY_MS = 1000
/** Commands that may wait for their answers. */
const MAX_WAITING = 10_000

type Client = ReturnType<typeof openClient>
type Receive = (text: string) => void

/** A Redis server, which all nodes share: whatever it keeps may be gone at any time. */
export interface Redis {
  /** Whether commands, and what others publish, come through now. */
  readonly isUp: () => boolean
  /** Asks it something. @throws when it is away, or does not answer in time */
  readonly ask: <T>(command: (client: Client) => Promise<T>) => Promise<T>
  /** Receives what is published in a channel while it is up. */
  readonly subscribe: (channel: string, receive: Receive) => void
  /** Calls back whenever it is up again. */
  readonly onUp: (back: () => void) => void
  readonly close: () => void
}

/**
 * Connects to a Redis server, and again whenever the connection is lost. One that is away at the start is waited for in
 * the background.
 * @param url such as `redis://:password@host:6379/0`; the log names the host alone
 */
export async function openRedis(url: string, log: Log, metrics: Metrics = NO_METRICS): Promise<Redis> {
  const { host } = new URL(url)
  const commands = openClient(url)
  const subscriber = openClient(url)
  const clients = [commands, subscriber]
  const channels = new Map<string, Receive>()
  const subscribed = new Set<string>()
  const listeners = new Set<() => void>()
  const isUp = () => clients.every(({ isReady }) => isReady) && subscribed.size === channels.size
  let isLost = false

  const lose = (error: unknown) => {
    if (!isLost) log.warn({ host, ...describeError(error) }, 'Redis is away')
    isLost = true
  }
  const look = () => {
    if (!isUp()) return
    if (isLost) {
      log.warn({ host }, 'Redis is back')
      for (const back of listeners) back()
    }
    isLost = false
  }
  const listen = async (channel: string, receive: Receive) => {
    try {
      // the client itself subscribes again to what it was subscribed to
      await subscriber.subscribe(channel, receive)
      subscribed.add(channel)
      look()
    } catch (error) {
      lose(error)
    }
  }
  for (const client of clients) client.on('error', lose).on('ready', look)
  subscriber.on('ready', () => {
    for (const [channel, receive] of channels) if (!subscribed.has(channel)) void listen(channel, receive)
  })
  const connected = Promise.all(clients.map((client) => client.connect())).catch(lose)
  await Promise.race([connected, wait(CONNECT_MS, undefined, { ref: false })])
  if (!isUp()) lose(new Error(`no answer within ${CONNECT_MS} ms`))

  metrics.watch('genkan_redis_up', {}, () => Number(isUp()))
  return {
    isUp,
    async ask(command) {
      let result: 'done' | 'failed' = 'failed'
      try {
        const answer = await within(ANSWER_MS, command(commands))
        result = 'done'
        return answer
      } finally {
        metrics.count('genkan_redis_commands_total', { result })
      }
    },
    subscribe(channel, receive) {
      channels.set(channel, receive)
      void listen(channel, receive)
    },
    onUp: (back) => void listeners.add(back),
    close() {
      for (const client of clients) if (client.isOpen) client.destroy()
    },
  }
}

/** A client that fails at once while its server is away, instead of keeping what it is asked. */
const openClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (attempts: number) => Math.min(RETRY_MS, 50 * 2 ** attempts),
    },
  })

/** The client's own timeout ends when a command is written. @throws when the answer takes longer */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    // a turn later: after a while in which this node itself was busy, the answer may lie there unread
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    answer.catch(() => {})
  }
}
