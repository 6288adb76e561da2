import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/project.ts'
import { type RedisServer, startRedis } from '../../testing/redis.ts'
import { openRedis, type Redis } from './open-redis.ts'

let server: RedisServer
beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

/** Opens a connection that is closed after the test, and what it warns of. */
async function open(): Promise<{ redis: Redis; warnings: string[] }> {
  const warnings: string[] = []
  const redis = await openRedis(server.url, { ...silentLog, warn: (_, message) => warnings.push(message) })
  return { redis, warnings }
}

test('a command is answered, and what is published is received', async () => {
  const { redis } = await open()
  const heard: string[] = []
  redis.subscribe('news', (text) => heard.push(text))
  await expect.poll(redis.isUp).toBe(true)
  expect(await redis.ask((client) => client.incr('count'))).toBe(1)
  await redis.ask((client) => client.publish('news', 'good'))
  await expect.poll(() => heard).toEqual(['good'])
  redis.close()
})

test('while it is away commands fail at once; once it is back that is told, and channels are heard again', async () => {
  const { redis, warnings } = await open()
  const heard: string[] = []
  let back = 0
  redis.onUp(() => (back += 1))
  redis.subscribe('news', (text) => heard.push(text))
  await expect.poll(redis.isUp).toBe(true)
  await server.kill()
  await expect.poll(redis.isUp).toBe(false)
  const asked = performance.now()
  await expect(redis.ask((client) => client.get('count'))).rejects.toThrow()
  expect(performance.now() - asked).toBeLessThan(5000)
  await server.start()
  await expect.poll(() => [redis.isUp(), back]).toEqual([true, 1])
  await redis.ask((client) => client.publish('news', 'again'))
  await expect.poll(() => heard).toEqual(['again'])
  expect(warnings).toEqual(['Redis is away', 'Redis is back'])
  redis.close()
})

test('one that hangs answers nobody for ever: commands fail in time, and it is known to be away', async () => {
  const { redis } = await open()
  await expect.poll(redis.isUp).toBe(true)
  server.freeze(true)
  await expect(redis.ask((client) => client.get('count'))).rejects.toThrow('no answer within 500 ms')
  await expect.poll(redis.isUp).toBe(false)
  server.freeze(false)
  await expect.poll(redis.isUp).toBe(true)
  redis.close()
})

test('an answer that is there is taken, however long this node itself was busy', async () => {
  const { redis } = await open()
  await expect.poll(redis.isUp).toBe(true)
  const answer = redis.ask((client) => client.incr('busy'))
  await nextTurn() // the command is written
  const busyUntil = performance.now() + 800
  while (performance.now() < busyUntil);
  expect(await answer).toBe(1)
  redis.close()
})

test('one that is away at the start is waited for in the background', async () => {
  await server.kill()
  const { redis, warnings } = await open()
  redis.subscribe('news', () => {})
  expect([redis.isUp(), warnings]).toEqual([false, ['Redis is away']])
  await server.start()
  await expect.poll(redis.isUp).toBe(true)
  redis.close()
})
