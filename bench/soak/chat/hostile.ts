import { randomBytes } from 'node:crypto'
import type { RunningServer } from '../../../scripts/lib/server.ts'
import { clientFrames } from '../../../src/shared/chat/frames.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { dial, enter, inParallel, messageOf } from './client.ts'

/** Frames that a socket sends before another is opened: by the first that is none it is ended. */
const BURST = 200
/** Sockets that send at the same time. */
const AT_ONCE = 20

const random = (below: number): number => Math.floor(Math.random() * below)

/** Bytes at random, of which the first is often a type that there is. */
function randomFrame(): Uint8Array {
  const bytes = randomBytes(random(80))
  if (bytes.length > 0 && random(2) === 0) bytes[0] = random(5)
  return bytes
}

/** A frame of which some bits are wrong, or a part is missing. */
function brokenFrame(): Uint8Array {
  const whole = clientFrames.encode(
    random(2) === 0 ? messageOf('broken 😀 破') : { frame: 'history', page: 1 + random(9), limit: 1 + random(100) },
  )
  if (random(4) === 0) return whole.subarray(0, random(whole.length))
  const at = random(whole.length)
  return whole.with(at, (whole[at] ?? 0) ^ (1 << random(8)))
}

/**
 * Sends frames at random, a part of them by sockets that are logged in, until all are sent.
 * @returns sockets that were opened for that
 */
export async function sendRandomFrames(
  server: RunningServer,
  users: readonly MadeUser[],
  frames: number,
): Promise<number> {
  const sockets = Math.ceil(frames / BURST)
  await inParallel(sockets, AT_ONCE, async (index) => {
    // a user has thirty tickets a minute
    const user = index % 4 === 0 ? users[(index / 4) % users.length] : undefined
    const client = user !== undefined && index / 4 < users.length * 20 ? await enter(server, user) : await dial(server)
    for (let sent = 0; sent < BURST; sent += 1)
      client.socket.send(user === undefined ? randomFrame() : brokenFrame(), { binary: random(100) > 0 })
    await client.closed
  })
  return sockets
}

/** Sockets that send one message in ever more parts, and open again when they are cut, until a time is over. */
export async function sendFragments(server: RunningServer, count: number, ms: number): Promise<void> {
  const until = performance.now() + ms
  await inParallel(count, count, async () => {
    while (performance.now() < until) {
      const { socket, closed } = await dial(server)
      const parts = 1 + random(200)
      for (let part = 0; part < parts; part += 1)
        socket.send(randomBytes(random(2) === 0 ? 1 : 512), { fin: part === parts - 1 })
      await closed // of too many parts, too many bytes, no frame, or no login
    }
  })
}

/** Logins by the ids of users and tickets that were never given. @returns how many were let in */
export async function forgeLogins(server: RunningServer, users: readonly MadeUser[], count: number): Promise<number> {
  let letIn = 0
  await inParallel(count, AT_ONCE, async (index) => {
    const client = await dial(server)
    client.listen((frame) => {
      if (frame.frame !== 'loginResult' || frame.result !== 'refused') letIn += 1
    })
    const userId = users[index % users.length]?.id ?? ''
    client.send({ frame: 'login', userId, ticket: randomBytes(16).toString('hex'), takesNotices: true, isQuiet: false })
    if ((await client.closed) !== 4401) letIn += 1
  })
  return letIn
}
