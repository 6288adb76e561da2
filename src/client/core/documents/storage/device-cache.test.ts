import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDeviceCache, writeDeviceCache } from './device-cache.ts'

const DAY_MS = 24 * 3_600_000
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an entry is valid for a week', () => {
  writeDeviceCache('k', { slow: true }, 1000)
  expect(readDeviceCache('k', 1000 + 6 * DAY_MS)).toEqual({ slow: true })
  expect(readDeviceCache('k', 1000 + 7 * DAY_MS)).toBeUndefined()
  expect(readDeviceCache('other', 1000)).toBeUndefined()
})

test('an unreadable entry is none, and a storage that refuses does no harm', () => {
  for (const text of ['', '1 1000', '{}', '[true', '[true]']) {
    stored.set('k', text)
    expect(readDeviceCache('k', 1000), text).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeDeviceCache('k', true, 1000)).not.toThrow()
  expect(readDeviceCache('k', 1000)).toBeUndefined()
})
