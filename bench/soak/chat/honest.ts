import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '../../../scripts/lib/server.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { type Client, enter, messageOf } from './client.ts'

/** Between two messages of somebody: within the rate. */
const PAUSE_MS = 600
/** A message that has not come back by then counts as that late. */
const LATEST_MS = 10_000

/** People who write and read as the room allows. */
export interface Honest {
  /** Lets them talk until a task is done, and for a time at least. @returns for each message the ms until all had it */
  readonly talkWhile: (task: Promise<unknown>, leastMs: number) => Promise<number[]>
  /** Messages that were sent but have not come to all. */
  readonly lost: () => number
  readonly close: () => void
}

/** Users enter the room, one socket each. */
export async function enterHonest(server: RunningServer, users: readonly MadeUser[]): Promise<Honest> {
  const clients: Client[] = []
  const waiting = new Map<string, { left: number; readonly done: () => void }>()
  for (const user of users) {
    const client = await enter(server, user)
    client.listen((frame) => {
      if (frame.frame !== 'message') return
      const message = waiting.get(frame.message.nonce)
      if (message === undefined) return
      message.left -= 1
      if (message.left === 0) message.done()
    })
    clients.push(client)
  }
  const say = async (client: Client): Promise<number> => {
    const message = messageOf('😀'.repeat(200))
    const begun = performance.now()
    const arrived = new Promise<void>((done) => waiting.set(message.nonce, { left: clients.length, done }))
    client.send(message)
    await Promise.race([arrived.then(() => waiting.delete(message.nonce)), sleep(LATEST_MS)])
    return performance.now() - begun
  }
  return {
    async talkWhile(task, leastMs) {
      const times: number[] = []
      const until = performance.now() + leastMs
      let isDone = false
      const ended = task.finally(() => {
        isDone = true
      })
      await Promise.all(
        clients.map(async (client, index) => {
          await sleep((index * PAUSE_MS) / clients.length)
          while (!isDone || performance.now() < until) {
            const ms = await say(client)
            times.push(ms)
            await sleep(Math.max(0, PAUSE_MS - ms))
          }
        }),
      )
      await ended
      return times
    },
    lost: () => waiting.size,
    close() {
      for (const { socket } of clients) socket.terminate()
    },
  }
}
