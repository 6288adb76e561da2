import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/project.ts'
import { type RedisServer, startRedis } from '../../testing/redis.ts'
import { openRedis, type Redis } from '../redis/open-redis.ts'
import { openRedisBus } from './redis.ts'

let server: RedisServer
beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

/** The bus of a node, and what it has warned of. */
async function openNode(channel: string) {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) }
  const redis = await openRedis(server.url, silentLog)
  const bus = openRedisBus(redis, channel, log)
  const heard: number[] = []
  bus.subscribe('chatDeleted', ({ chatId }) => heard.push(chatId))
  let missed = 0
  bus.onMissed(() => (missed += 1))
  await expect.poll(redis.isUp).toBe(true)
  return { ...{ redis, bus, heard, warnings }, missed: () => missed }
}

test('what a node tells arrives at all nodes of its channel once, in its order', async () => {
  const [one, other, stranger] = [await openNode('a'), await openNode('a'), await openNode('b')]
  const ids = Array.from({ length: 50 }, (_, index) => index)
  for (const chatId of ids) one.bus.publish('chatDeleted', { chatId })
  expect(one.heard).toEqual(ids)
  await expect.poll(() => other.heard).toEqual(ids)
  other.bus.publish('chatDeleted', { chatId: 99 })
  await expect.poll(() => one.heard.at(-1)).toBe(99)
  expect([one.heard.length, stranger.heard]).toEqual([51, []])
  for (const { redis } of [one, other, stranger]) redis.close()
})

test('while Redis is away a node hears itself alone; once it is back all are told that they may have missed something', async () => {
  const [one, other] = [await openNode('a'), await openNode('a')]
  await server.kill()
  await expect.poll(() => [one.redis.isUp(), other.redis.isUp()]).toEqual([false, false])
  one.bus.publish('chatDeleted', { chatId: 1 })
  expect([one.heard, other.heard]).toEqual([[1], []])
  const before = [one.missed(), other.missed()]
  await server.start()
  await expect.poll(() => [one.missed() > (before[0] ?? 0), other.missed() > (before[1] ?? 0)]).toEqual([true, true])
  one.bus.publish('chatDeleted', { chatId: 2 })
  await expect.poll(() => other.heard).toEqual([2])
  for (const { redis } of [one, other]) redis.close()
})

test('a node that has come, or could not tell something, tells the others that they may have missed it', async () => {
  const one = await openNode('c')
  let isAway = false
  let back = () => {}
  const half = {
    ...one.redis,
    ask: ((command) => (isAway ? Promise.reject(new Error('away')) : one.redis.ask(command))) as Redis['ask'],
    onUp: (listener: () => void) => {
      back = listener
    },
    subscribe: () => {},
  }
  const bus = openRedisBus(half, 'c', silentLog)
  await expect.poll(one.missed).toBe(1)
  bus.publish('chatDeleted', { chatId: 1 })
  await expect.poll(() => one.heard).toEqual([1])
  isAway = true
  bus.publish('chatDeleted', { chatId: 2 })
  await Promise.resolve() // it has failed
  isAway = false
  back()
  await expect.poll(one.missed).toBe(2)
  back()
  bus.publish('chatDeleted', { chatId: 3 })
  await expect.poll(() => one.heard).toEqual([1, 3])
  expect(one.missed(), 'nothing was missed since').toBe(2)
  one.redis.close()
})

test('what is of another version, or no news at all, is passed over', async () => {
  const { redis, heard, warnings } = await openNode('a')
  const messages = [
    'no JSON',
    '{"from":"x","topic":"toString","value":{}}',
    '{"from":"x","topic":"chatDeleted","value":{"chatId":"1"}}',
    '{"from":"x","topic":"chatDeleted","value":{"chatId":7,"more":1}}',
  ]
  for (const text of messages) await redis.ask((client) => client.publish('a', text))
  await expect.poll(() => heard).toEqual([7])
  expect(warnings).toHaveLength(3)
  redis.close()
})
