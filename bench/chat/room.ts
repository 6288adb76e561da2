import type { RunningServer } from '../../scripts/lib/server.ts'
import { clientFrames, serverFrames } from '../../src/shared/chat/frames.ts'
import { inParallel } from '../soak/auth/ask.ts'
import { type Member, openMember } from './member.ts'
import { isMessage, messageNow, nowMs, sentAt } from './timed-message.ts'

/** How often each member beats, some of them at a time: who is silent for longer is cut. */
const BEAT_MS = 20_000
const BEATS = 100
/** Sockets that are opened at once. */
const WIDTH = 8
const HEARTBEAT = clientFrames.encode({ frame: 'heartbeat' })

/** How somebody enters a room: to where, and the frame that is answered once he is a member. */
export interface Entry {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly first: Uint8Array
}

/** What those have received who read. */
export interface Received {
  deliveries: number
  /** Deliveries that were not that of the message behind the last one. */
  misplaced: number
  /** From sending to receiving, of each delivery, in ms. */
  times: number[]
  /** What was received and cannot be. */
  failure?: unknown
  /** Called after each delivery, and after a failure. */
  onChange: () => void
}

/** A chat room with its members. */
export interface Room {
  readonly name: string
  readonly server: RunningServer
  /** Number of members who read. */
  readonly readers: number
  readonly received: Received
  /** Sends a message, each time as another of those who read. */
  readonly send: (text: string) => void
  /** Lets those who read nothing read. @returns how many of them had been cut */
  readonly countCut: () => Promise<number>
  readonly close: () => Promise<void>
}

interface RoomOptions {
  readonly name: string
  readonly server: RunningServer
  readonly members: number
  /** How many of them read nothing. */
  readonly idle: number
  readonly enter: (index: number) => Promise<Entry>
}

/** Fills a room of a server, which ends with it. Nobody may have written in it before. */
export async function openRoom(options: RoomOptions): Promise<Room> {
  try {
    return await fillRoom(options)
  } catch (error) {
    await options.server.stop()
    throw error
  }
}

async function fillRoom({ name, server, members: count, idle, enter }: RoomOptions): Promise<Room> {
  const received: Received = { deliveries: 0, misplaced: 0, times: [], onChange: () => {} }
  const members = await inParallel(count, WIDTH, async (index) => join(server, await enter(index), received))
  const [silent, readers] = [members.slice(0, idle), members.slice(idle)]
  for (const { pause } of silent) pause()
  let [sent, beaten] = [0, 0]
  const each = Math.ceil(count / BEATS)
  const beat = setInterval(() => {
    for (let index = 0; index < each; index += 1) void members[beaten++ % count]?.ask(HEARTBEAT)
  }, BEAT_MS / BEATS)
  return {
    ...{ name, server, received, readers: readers.length },
    send: (text) => readers[sent++ % readers.length]?.send(messageNow(sent, text)),
    async countCut() {
      for (const { resume } of silent) resume()
      const alive = await Promise.all(silent.map(({ ask, closed }) => Promise.race([ask(HEARTBEAT), closed])))
      return alive.filter((is) => is !== true).length
    },
    async close() {
      clearInterval(beat)
      for (const member of members) member.close()
      await server.stop()
    },
  }
}

/** Becomes a member. `ask` sends what is answered: it resolves once all that was asked has been answered. */
async function join(
  { port }: RunningServer,
  { path, headers, first }: Entry,
  received: Received,
): Promise<Member & { readonly ask: (frame: Uint8Array) => Promise<true> }> {
  let [last, due] = [0, 0]
  let answered = Promise.withResolvers<true>()
  const member = await openMember({
    ...{ port, path, ...(headers && { headers }) },
    receive(frame) {
      if (!isMessage(frame)) {
        if (!isAnswer(frame)) return
        due -= 1
        if (due === 0) answered.resolve(true)
        return
      }
      const id = Number(frame.readBigUInt64BE(1))
      if (id !== last + 1) received.misplaced += 1
      last = id
      received.deliveries += 1
      received.times.push(nowMs() - sentAt(frame))
      received.onChange()
    },
    fail(error) {
      received.failure = error
      received.onChange()
    },
  })
  const ask = (frame: Uint8Array): Promise<true> => {
    if (due === 0) answered = Promise.withResolvers()
    due += 1
    member.send(frame)
    return answered.promise
  }
  if ((await Promise.race([ask(first), member.closed])) !== true) throw received.failure ?? new Error('not let in')
  return { ...member, ask }
}

/**
 * Whether a frame that is no message was asked for: an answer to the first frame, or a heartbeat. That one may write is
 * told unasked. @throws Error at any other, such as a notice that something was refused
 */
function isAnswer(bytes: Buffer): boolean {
  const frame = serverFrames.decode(bytes)
  if (frame?.frame === 'heartbeat' || (frame?.frame === 'loginResult' && frame.result === 'ok')) return true
  if (frame?.frame === 'notice' && frame.notice.notice === 'muted' && frame.notice.until === 0) return false
  throw new Error(`a member was told ${JSON.stringify(frame)}`)
}
