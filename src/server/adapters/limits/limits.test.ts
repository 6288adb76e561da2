import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Limits } from '../../core/ports/limits.ts'
import { silentLog } from '../../testing/project.ts'
import { type RedisServer, startRedis } from '../../testing/redis.ts'
import { openRedis, type Redis } from '../redis/open-redis.ts'
import { openInProcessLimits } from './in-process.ts'
import { openRedisLimits } from './redis.ts'

let server: RedisServer
const opened: Redis[] = []
beforeAll(async () => {
  server = await startRedis()
})
afterAll(async () => {
  for (const redis of opened) redis.close()
  await server.stop()
})

async function openNode(prefix: string): Promise<Limits> {
  const redis = await openRedis(server.url, silentLog)
  opened.push(redis)
  return openRedisLimits(redis, prefix)
}

const RULE = { name: 'a', points: 3, seconds: 60 }

describe.each([
  ['the process', async () => openInProcessLimits()],
  ['Redis', () => openNode('kinds:')],
])('limits by %s', (_, open) => {
  test('give what there is to each key, and say then how long to wait', async () => {
    const limits = await open()
    const take = limits.open(RULE)
    expect([await take('x'), await take('x', 2), await take('y')]).toEqual([0, 0, 0])
    const wait = await take('x')
    expect(wait).toBeGreaterThan(50_000)
    expect(wait).toBeLessThanOrEqual(60_000)
    expect(await limits.open({ ...RULE, name: 'b' })('x')).toBe(0)
  })
})

test('a burst that is spread on three nodes gets as much as on one', async () => {
  const takes = await Promise.all([0, 1, 2].map(async () => (await openNode('burst:')).open({ ...RULE, points: 10 })))
  const waits = await Promise.all(Array.from({ length: 30 }, (_, index) => takes[index % 3]?.('x')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(await (await openNode('elsewhere:')).open({ ...RULE, points: 10 })('x')).toBe(0)
})

test('while Redis is away each node counts for itself: nobody is refused because of it, nor let in without end', async () => {
  const take = (await openNode('away:')).open(RULE)
  expect(await take('x')).toBe(0)
  await server.kill()
  const waits = []
  for (let times = 0; times < 5; times += 1) waits.push(await take('x'))
  expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, false, false])
  await server.start()
  await expect.poll(async () => (await take('y')) > 0).toBe(true)
})
