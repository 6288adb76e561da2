import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/project.ts'
import { type RedisServer, startRedis } from '../../testing/redis.ts'
import { openRedis, type Redis } from '../redis/open-redis.ts'
import { openRedisClaims } from './redis.ts'

let server: RedisServer
const opened: Redis[] = []
beforeAll(async () => {
  server = await startRedis()
})
afterAll(async () => {
  for (const redis of opened) redis.close()
  await server.stop()
})

async function openNode() {
  const redis = await openRedis(server.url, silentLog)
  opened.push(redis)
  return openRedisClaims(redis, 'claim:')
}

test('what a node has claimed no other one can, until it gives it back or its time is over', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const release = await one.take('a', 60_000)
  expect([typeof release, await other.take('a', 60_000)]).toEqual(['function', undefined])
  expect(typeof (await other.take('b', 100))).toBe('function')
  release?.()
  await expect.poll(() => other.take('a', 60_000)).toBeTypeOf('function')
  await expect.poll(() => one.take('b', 60_000)).toBeTypeOf('function')
})

test('what is given back late stays with whoever has claimed it since', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const late = await one.take('c', 50)
  await expect.poll(() => other.take('c', 60_000)).toBeTypeOf('function')
  late?.()
  await one.take('d', 60_000) // commands are answered in their order
  expect(await one.take('c', 60_000)).toBeUndefined()
})

test('while Redis is away each node claims for itself', async () => {
  const [one, other] = [await openNode(), await openNode()]
  await server.kill()
  expect([typeof (await one.take('e', 60_000)), typeof (await other.take('e', 60_000))]).toEqual([
    'function',
    'function',
  ])
  await server.start()
})
