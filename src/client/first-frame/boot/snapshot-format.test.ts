import { afterEach, expect, test, vi } from 'vitest'
import { isStored, readSnapshot, removeSnapshot, type Snapshot, writeSnapshot } from './snapshot-format.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the browser denies storage nothing throws', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny })
  const snapshot: Snapshot = {
    of: 'a',
    key: 'b',
    height: 900,
    day: '',
    sprite: '',
    spriteWidth: 0,
    spriteHeight: 0,
    styles: [],
    drawn: [],
  }
  expect(() => writeSnapshot(snapshot)).not.toThrow()
  expect(removeSnapshot).not.toThrow()
  expect(isStored('a')).toBe(false)
  expect(readSnapshot({} as HTMLElement)).toBeUndefined()
})
