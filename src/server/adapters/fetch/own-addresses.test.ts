import { afterEach, expect, test, vi } from 'vitest'
import { createOwnAddresses } from './own-addresses.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the addresses of the public name are known before the first request, and looked up again in the background', async () => {
  vi.useFakeTimers({ now: 0 })
  let answer: Promise<readonly string[]> = Promise.resolve(['203.0.113.1'])
  let lookups = 0
  const resolve = () => {
    lookups += 1
    return answer
  }
  const own = createOwnAddresses('start.example', resolve, () => ['10.0.0.1'])
  await own.ready()
  expect(own.list()).toEqual(['10.0.0.1', '203.0.113.1'])
  await own.ready()
  expect(lookups).toBe(1)

  const later = Promise.withResolvers<readonly string[]>()
  answer = later.promise
  vi.setSystemTime(60_000)
  await own.ready()
  expect([lookups, own.list()]).toEqual([2, ['10.0.0.1', '203.0.113.1']])
  later.resolve(['203.0.113.2'])
  await later.promise
  await expect.poll(own.list).toEqual(['10.0.0.1', '203.0.113.2'])

  answer = Promise.reject(new Error('no resolver'))
  vi.setSystemTime(120_000)
  await own.ready()
  await answer.catch(() => {})
  expect(own.list()).toEqual(['10.0.0.1', '203.0.113.2'])
})

test('without a public name the addresses are those of the interfaces', async () => {
  const own = createOwnAddresses(undefined, () => Promise.reject(new Error('is not asked')))
  await own.ready()
  expect(own.list()).toContain('127.0.0.1')
})
