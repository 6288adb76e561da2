import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Config } from '../../../../src/server/config.ts'
import { reasonOf } from '../../../../src/server/core/start.ts'
import { CHAT_PATH } from '../../../../src/shared/api/chat.ts'
import { type Finding, fail, ok } from '../finding.ts'
import { putToken } from './token.ts'

const UPGRADE =
  'nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade; HAProxy needs nothing but mode http and timeout tunnel 1h.'

const TIMEOUTS =
  'The server pings every 20 s; let the proxy wait longer, and cut nothing that lasts (nginx: proxy_read_timeout 1h; HAProxy: timeout tunnel 1h; balancers of clouds: their timeout of a backend).'
/** For how long a socket must stay: many balancers cut what lasts 30 or 60 s. */
const PATIENT_MS = 65_000

/** How an attempt to open a socket has ended. */
type Outcome = 'open' | { readonly status: number } | { readonly reason: string }

/** Opens the chat room's socket by an address, and hears a sign of life through it. */
export async function lookAtSockets(url: URL, hasChat: boolean): Promise<readonly Finding[]> {
  if (!hasChat) return [ok('CHAT=off: there is none')]
  return [judgeOutcome(url, await openSocket(url))]
}

/** Opens a socket without a login. @param query of its address */
function dial(url: URL, query = ''): WebSocket {
  const address = new URL(CHAT_PATH + query, url)
  address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address.href, { origin: url.origin, rejectUnauthorized: false })
}

function openSocket(url: URL): Promise<Outcome> {
  const socket = dial(url)
  return new Promise<Outcome>((resolve) => {
    socket.on('open', () => socket.ping())
    socket.on('pong', () => resolve('open'))
    socket.on('unexpected-response', (_asked, { statusCode = 0 }: IncomingMessage) => resolve({ status: statusCode }))
    socket.on('error', (error) => resolve({ reason: reasonOf(error) }))
    socket.on('close', (code) => resolve({ reason: `it was closed, ${code}` }))
  }).finally(() => socket.terminate())
}

/** Looks whether a socket stays open on which there are pings of the server alone. @param ms for how long */
export async function lookWhetherItStays(url: URL, config: Config, ms = PATIENT_MS): Promise<readonly Finding[]> {
  const token = await putToken(config)
  if (typeof token !== 'string') return [token]
  const socket = dial(url, `?probe=${token}`)
  const from = performance.now()
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(reasonOf(error)))
    socket.on('close', (code) => resolve(String(code)))
  })
  const reason = await Promise.race([ended, wait(ms, undefined, { ref: false })])
  socket.terminate()
  if (reason === undefined) return [ok(`one stays open for ${ms / 1000} s`)]
  const seconds = Math.floor((performance.now() - from) / 1000)
  return [fail(`one is cut after ${seconds} s (${reason})`, TIMEOUTS)]
}

/** What an attempt to open a socket means. */
export function judgeOutcome(url: URL, outcome: Outcome): Finding {
  if (outcome === 'open') return ok(`one to ${url.origin}${CHAT_PATH} opens, and both sides hear one another`)
  if ('reason' in outcome) return fail(`none to ${url.origin}${CHAT_PATH} stays open (${outcome.reason})`, UPGRADE)
  const { status } = outcome
  const refused = `one to ${url.origin}${CHAT_PATH} is refused (${status})`
  if (status === 403)
    return fail(
      refused,
      `The server takes its address for another one: set PUBLIC_URL=${url.origin}, or let the proxy set X-Forwarded-Host.`,
    )
  if (status === 429) return fail(refused, 'Too many of this address are open without a login: see the line proxy.')
  if (status === 503 || status === 502 || status === 504) return fail(refused, 'See whether the nodes run.')
  return fail(refused, `The proxy does not pass on the upgrade. ${UPGRADE}`)
}
