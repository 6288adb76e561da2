import { expect, test } from 'vitest'
import { findUnused } from './unused.ts'

const DAY = 24 * 3_600_000

test('a picture is removed only after 30 days without a tile', () => {
  const first = findUnused(['face:a', 'face:b'], new Set(['face:a']), {}, 100)
  expect(first).toEqual({ since: { 'face:b': 100 }, expired: [] })
  expect(findUnused(['face:a', 'face:b'], new Set(['face:a']), first.since, 100 + 30 * DAY - 1).expired).toEqual([])
  expect(findUnused(['face:a', 'face:b'], new Set(['face:a']), first.since, 100 + 30 * DAY)).toEqual({
    since: {},
    expired: ['face:b'],
  })
})

test('a picture that comes back in between begins anew', () => {
  const back = findUnused(['face:b'], new Set(['face:b']), { 'face:b': 100 }, 20 * DAY)
  expect(back).toEqual({ since: {}, expired: [] })
  expect(findUnused(['face:b'], new Set(), back.since, 40 * DAY).expired).toEqual([])
})

test('a time in the future is of another clock', () => {
  expect(findUnused(['face:b'], new Set(), { 'face:b': 500 * DAY }, DAY).since).toEqual({ 'face:b': DAY })
})
