import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../shared/chat/frames.ts'
import { openInProcessBus } from '../../adapters/bus/in-process.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { recordMetrics } from '../../testing/metrics.ts'
import { silentLog } from '../../testing/project.ts'
import { addWriter, messageOf } from '../../testing/writers.ts'
import { openMessageOrder } from './message-order.ts'
import { removeMessage } from './message-repository.ts'
import { openWriteQueue } from './write-queue.ts'

describeDatabases((open) => {
  /** A room to which another node writes, and what this one tells; `lookMs` is how often it looks by itself. */
  async function begin(lookMs: number) {
    const database = await open()
    await addWriter(database, 'lin')
    const committed: ChatMessage[] = []
    const bus = openInProcessBus(silentLog)
    bus.subscribe('chatMessage', (message) => committed.push(message))
    const write = openWriteQueue({ database, bus })
    const told: number[] = []
    const { metrics, counts } = recordMetrics()
    const order = openMessageOrder({
      ...{ database, log: silentLog, metrics, lookMs },
      tell: ({ chatId }) => told.push(chatId),
    })
    await order.lookAgain()
    const say = async (count: number): Promise<readonly ChatMessage[]> => {
      const from = committed.length
      await Promise.all(Array.from({ length: count }, (_, index) => write(messageOf('lin', String(from + index)))))
      return committed.slice(from)
    }
    const toldFrom = (from: 'bus' | 'database') => counts()[`genkan_chat_messages_told_total ${from}`]
    return { database, order, told, toldFrom, say }
  }
  test('messages that arrive in another order, twice or late are told in that of their ids, each once', async () => {
    const { order, told, toldFrom, say } = await begin(60_000)
    const [one, two, three] = await say(3)
    if (one === undefined || two === undefined || three === undefined) throw new Error('not written')
    for (const message of [three, one, one]) order.hear(message)
    expect(told).toEqual([1])
    order.hear(two)
    order.hear(three)
    expect(told).toEqual([1, 2, 3])
    expect([toldFrom('bus'), toldFrom('database')]).toEqual([3, undefined])
    order.end()
  })

  test('after its database was set back the room goes on from there', async () => {
    const { database, order, told, say } = await begin(60_000)
    for (const message of await say(5)) order.hear(message)
    await database.deleteFrom('chat_message').where('id', '>', 3).execute()
    await database.updateTable('chat_counter').set({ last: 3 }).execute()
    await order.lookAgain()
    for (const message of await say(2)) order.hear(message)
    expect(told).toEqual([1, 2, 3, 4, 5, 4, 5])
    order.end()
  })

  test('one that is never heard of is read from the database as soon as a later one is heard', async () => {
    const { database, order, told, toldFrom, say } = await begin(60_000)
    const messages = await say(700)
    await removeMessage(database, 5)
    const last = messages.at(-1)
    if (last === undefined) throw new Error('not written')
    order.hear(last)
    await expect.poll(() => told.length).toBe(699)
    expect(told).toEqual(messages.map(({ chatId }) => chatId).filter((id) => id !== 5))
    expect(toldFrom('database')).toBe(699)
    order.end()
  })

  test('what another node cannot tell is found by looking', async () => {
    const { order, told, say } = await begin(60_000)
    await say(3)
    expect(told).toEqual([])
    await order.lookAgain()
    expect(told).toEqual([1, 2, 3])
    order.end()
  })

  test('what was said before it began is not told', async () => {
    const { database, order, say } = await begin(60_000)
    await say(2)
    const late: number[] = []
    const other = openMessageOrder({ ...{ database, log: silentLog }, tell: ({ chatId }) => late.push(chatId) })
    await other.lookAgain()
    for (const message of await say(1)) other.hear(message)
    expect(late).toEqual([3])
    for (const one of [order, other]) one.end()
  })
})
