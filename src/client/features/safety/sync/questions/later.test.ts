import { beforeEach, expect, test, vi } from 'vitest'
import { isPutOff, putOff } from './later.ts'

const HOUR_MS = 3_600_000
let stored: Map<string, string>
let isForbidden = false
beforeEach(() => {
  stored = new Map()
  isForbidden = false
  const guarded = () => {
    if (isForbidden) throw new Error('forbidden')
    return stored
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded().get(key) ?? null,
    setItem: (key: string, value: string) => guarded().set(key, value),
  })
})

test('what is put off is not asked for half a day, everything else is', () => {
  putOff('choose:a', 1000)
  expect(isPutOff('choose:a', 1000 + 11 * HOUR_MS)).toBe(true)
  expect(isPutOff('choose:b', 1000)).toBe(false)
  expect(isPutOff('choose:a', 1000 + 12 * HOUR_MS)).toBe(false)
})

test('one question does not end the wait of another; those that have passed are forgotten', () => {
  putOff('a', 0)
  putOff('b', HOUR_MS)
  expect(isPutOff('a', HOUR_MS)).toBe(true)
  putOff('c', 13 * HOUR_MS)
  expect(Object.keys(JSON.parse([...stored.values()].join()))).toEqual(['c'])
})

test('a clock that was wrong puts nothing off for years', () => {
  putOff('a', 1e15)
  expect(isPutOff('a', 1000)).toBe(false)
})

test('without storage, or where it is damaged, questions are asked', () => {
  stored.set('genkan.sync-later', '[5')
  expect(isPutOff('a', 0)).toBe(false)
  isForbidden = true
  putOff('a', 0)
  expect(isPutOff('a', 0)).toBe(false)
})
