import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../adapters/database/open.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import { describeError, type Log } from '../../core/log.ts'
import type { Bus } from '../../core/ports/bus.ts'
import type { Limits } from '../../core/ports/limits.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import type { AcceptPeer, UpgradeRequest } from '../../core/ports/peer.ts'
import { type CallerSettings, describeOrigin } from '../../core/route/context.ts'
import { CLOSE, type Connection, createConnections } from './connections.ts'
import { fanOut } from './fan-out.ts'
import { openPresence } from './presence.ts'
import { createRate, type RateRule } from './rate.ts'
import { createReceiver, type FindActiveSessions } from './receive-frames.ts'
import { openWriteQueue } from './write-queue.ts'

/**
 * Times in ms: until a login, which the operator's probes need not have for a while, between two signs of life and two
 * pings, between two looks at the login and two at all.
 */
const TIMES = { login: 5000, probe: 90_000, silence: 45_000, ping: 20_000, session: 60_000, sweep: 1000 } as const
/** In how many steps the sockets of a node that stops are ended. */
const DRAIN_BEATS = 20
/** Sockets of one address without a login. */
const MAX_STRANGERS = 10
const SEND_RATE = { times: 20, ms: 10_000, beyond: 100 } as const
const HISTORY_RATE = { times: 20, ms: 10_000, beyond: 100 } as const
/** Of frames of any kind: no program needs as many. */
const FRAME_RATE = { times: 200, ms: 10_000, beyond: 0 } as const

interface ChatPorts {
  readonly config: CallerSettings
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly acceptPeer: AcceptPeer
  readonly findActiveSessions: FindActiveSessions
  /** Whether a token is one of the operator's, for a socket that stays without a login: it is used up. */
  readonly isProbe: (token: string) => Promise<boolean>
  /** Masks words that nobody is to read, in a text that keeps its length. */
  readonly mask: (text: string) => string
  /** How often is looked at who is late, in ms. */
  readonly sweepMs?: number
  /** How often is looked for messages that other nodes could not tell of, in ms. */
  readonly lookMs?: number
  readonly limits: Limits
  readonly metrics?: Metrics
}

/** The sockets of the chat room on this node. */
export interface ChatSockets {
  /** Takes a request to upgrade its connection, or refuses it. */
  readonly accept: (...request: UpgradeRequest) => void
  /** Ends the sockets of now one by one, within so many ms: all at once would come back at the same moment. */
  readonly drain: (ms: number) => Promise<void>
  /** Ends all sockets, and takes no more. */
  readonly close: () => void
}

/** Opens the sockets of the chat room (docs/decisions/0084). */
export function openChatSockets(ports: ChatPorts): ChatSockets {
  const { config, database, bus, limits, clock, log, acceptPeer, findActiveSessions, metrics = NO_METRICS } = ports
  const connections = createConnections(metrics)
  const [sendRate, historyRate] = [createRate(SEND_RATE, clock), createRate(HISTORY_RATE, clock)]
  const write = openWriteQueue({ database, bus, metrics })
  const takeOf = (name: string, { times, ms }: RateRule) => limits.open({ name, points: times, seconds: ms / 1000 })
  const frameRate = createRate<Connection>(FRAME_RATE, clock)
  const nextTurn = createTurns()
  const presence = openPresence(bus, connections)
  const receiver = createReceiver({
    ...{ ...ports, metrics },
    connections,
    write,
    sendRate: { own: sendRate, take: takeOf('chat.send', SEND_RATE) },
    historyRate: { own: historyRate, take: takeOf('chat.history', HISTORY_RATE) },
    nextTurn,
    frameRate,
    enter: presence.enter,
  })
  let isClosed = false
  let opened = 0
  let checkedAt = clock.now()

  const checkSessions = async (): Promise<void> => {
    const members = [...connections.members()]
    const active = await findActiveSessions([...new Set(members.map(({ login }) => login.sessionId))])
    for (const member of members) if (!active.has(member.login.sessionId)) connections.end(member, CLOSE.loginEnded)
  }
  // a database that is away ends nobody's login: it is looked at again
  const checkLogins = (): void =>
    void checkSessions().catch((error: unknown) =>
      log.error(describeError(error), 'logins of sockets could not be checked'),
    )
  const stopFanOut = fanOut({
    ...{ bus, database, log, metrics, connections, checkSessions: checkLogins },
    lookMs: ports.lookMs,
  })
  const sweep = (): void => {
    const now = clock.now()
    for (const connection of connections.all()) {
      const loginMs = connection.isProbe ? TIMES.probe : TIMES.login
      if (now - connection.heardAt >= TIMES.silence) connections.cut(connection, 'silent')
      else if (connection.state !== 'member' && now - connection.openedAt >= loginMs)
        connections.end(connection, CLOSE.loginLate)
      else if (now - connection.pingedAt >= TIMES.ping) {
        connection.pingedAt = now
        connection.peer.ping()
      }
    }
    for (const rate of [sendRate, historyRate, frameRate]) rate.sweep()
    if (now - checkedAt < TIMES.session) return
    checkedAt = now
    checkLogins()
  }
  const timer = setInterval(sweep, ports.sweepMs ?? TIMES.sweep)

  const admitProbe = async (connection: Connection, token: string | undefined): Promise<void> => {
    if (token === undefined) return
    connection.isProbe = await ports.isProbe(token).catch(() => false) // a database that is away knows none
  }
  const isTooMany = (address: string): boolean =>
    connections.all().filter((one) => one.address === address && one.state !== 'member').length >= MAX_STRANGERS

  return {
    accept(...request) {
      const [incoming, connection] = request
      const { headers } = incoming
      const header = (name: string) => headerOf(headers[name])
      const { address, isOwnPage } = describeOrigin(incoming.socket.remoteAddress, header, config)
      const key = addressKey(address)
      const refusal = isClosed ? 'closing' : !isOwnPage ? 'foreign' : isTooMany(key) ? 'tooMany' : undefined
      metrics.count('genkan_chat_upgrades_total', { result: refusal ?? 'accepted' })
      if (refusal !== undefined) return refuseUpgrade(connection, UPGRADE_REFUSALS[refusal])
      acceptPeer(request, (peer) => {
        const now = clock.now()
        opened += 1
        const socket: Connection = {
          ...{ peer, address: key, serial: opened, openedAt: now, heardAt: now, pingedAt: now },
          ...{ login: undefined, state: 'stranger', isProbe: false },
          ...{ takesNotices: false, isQuiet: false, isMuteTold: false },
        }
        connections.add(socket)
        void admitProbe(socket, probeTokenOf(incoming))
        return {
          message: (bytes) => {
            if (connections.has(socket) && receiver.admit(socket)) receiver.receive(socket, bytes)
          },
          text: () => connections.end(socket, CLOSE.unreadable),
          control: () => void (connections.has(socket) && receiver.admit(socket)),
          closed() {
            connections.remove(socket)
            frameRate.forget(socket)
          },
        }
      })
    },
    async drain(ms) {
      const left = [...connections.all()]
      for (let beat = DRAIN_BEATS; beat > 0; beat -= 1) {
        for (const connection of left.splice(0, Math.ceil(left.length / beat)))
          connections.end(connection, CLOSE.goingAway)
        await wait(ms / DRAIN_BEATS)
      }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      stopFanOut()
      presence.end()
      for (const connection of connections.all()) connections.end(connection, CLOSE.goingAway)
    },
  }
}

/** @returns what waits for a turn of the event loop that nobody else has */
function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}

/** What the operator's `doctor` adds to the address. */
const probeTokenOf = ({ url = '' }: UpgradeRequest[0]): string | undefined => /[?&]probe=([\w-]{1,64})$/.exec(url)?.[1]

const headerOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0]

/** The status of a request to upgrade that is not taken, by why. */
const UPGRADE_REFUSALS = {
  closing: '503 Service Unavailable',
  foreign: '403 Forbidden',
  tooMany: '429 Too Many Requests',
} as const

/** Answers a request to upgrade that is not taken. */
function refuseUpgrade(connection: UpgradeRequest[1], status: string): void {
  connection.on('error', () => {})
  connection.once('finish', () => connection.destroy()) // a client that keeps its side open would keep the connection
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
