import type { Room } from './room.ts'
import { processorSecondsOf } from './usage.ts'

/** A stretch of time in which a room was written in. */
export interface Round {
  /** Deliveries per second, and per second of the server's processor time. */
  readonly rate: number
  readonly processorRate: number
  /** From sending to receiving, of each delivery, in ms. */
  readonly times: readonly number[]
}

/** Messages that are on their way at once when as many are sent as can be. */
const WINDOW = 64
/** For how long there may be no delivery, in ms. */
const PATIENCE_MS = 20_000

/** Sends messages as fast as they are delivered. */
export const flood = (room: Room, messages: number, text: string): Promise<Round> =>
  measure(room, messages, (next) => {
    const { deliveries } = room.received
    let sent = 0
    const fill = () => {
      const delivered = (room.received.deliveries - deliveries) / room.readers
      for (; sent < messages && sent < delivered + WINDOW; sent += 1) room.send(text)
      next()
    }
    room.received.onChange = fill
    fill()
  })

/** Sends so many messages a second. */
export const pace = (room: Room, perSecond: number, seconds: number, text: string): Promise<Round> =>
  measure(room, perSecond * seconds, (next) => {
    let left = perSecond * seconds
    const timer = setInterval(() => {
      room.send(text)
      left -= 1
      if (left === 0) clearInterval(timer)
    }, 1000 / perSecond)
    room.received.onChange = next
  })

/** @param write sends `messages` messages, and calls `next` after each delivery */
async function measure(room: Room, messages: number, write: (next: () => void) => void): Promise<Round> {
  const { name, received, readers, server } = room
  const expected = received.deliveries + messages * readers
  received.times = []
  const processor = processorSecondsOf(server.process)
  const begun = performance.now()
  const done = Promise.withResolvers<void>()
  let before = -1
  const watch = setInterval(() => {
    if (before === received.deliveries) done.reject(new Error(`${expected - before} deliveries of ${name} are missing`))
    before = received.deliveries
  }, PATIENCE_MS)
  write(() => {
    if (received.failure !== undefined) done.reject(received.failure)
    else if (received.deliveries === expected) done.resolve()
  })
  await done.promise.finally(() => clearInterval(watch))
  const seconds = (performance.now() - begun) / 1000
  const deliveries = messages * readers
  return {
    rate: deliveries / seconds,
    processorRate: deliveries / (processorSecondsOf(server.process) - processor),
    times: received.times,
  }
}
