import { expect, test } from 'vitest'
import { CACHED_PICTURES_LIMIT, readIndex, withPicture, withUse } from './cached-pictures.ts'

const kept = (...addresses: readonly string[]) => addresses.map((address) => ({ address, bytes: 10 }))
const addresses = (index: readonly { readonly address: string }[]) => index.map(({ address }) => address).join('')

test('a picture that is used is the last to go', () => {
  const index = kept('a', 'b', 'c')
  expect(addresses(withUse(index, 'a'))).toBe('bca')
  expect(withUse(index, 'c')).toBe(index)
  expect(withUse(index, 'unknown')).toBe(index)
})

test('twenty are kept: the least recently used goes, but not the shown one', () => {
  const full = kept(...'abcdefghijklmnopqrst')
  expect(full).toHaveLength(CACHED_PICTURES_LIMIT)
  const added = { address: 'x', bytes: 10 }
  expect(addresses(withPicture(full, added, { free: 1000, shown: '' }))).toBe('bcdefghijklmnopqrstx')
  expect(addresses(withPicture(full, added, { free: 1000, shown: 'a' }))).toBe('acdefghijklmnopqrstx')
  expect(addresses(withPicture(kept('a', 'b'), { address: 'a', bytes: 9 }, { free: 1000, shown: '' }))).toBe('ba')
})

test('as many go as the space needs', () => {
  const added = { address: 'x', bytes: 15 }
  const free = (bytes: number, shown = '') => addresses(withPicture(kept('a', 'b', 'c'), added, { free: bytes, shown }))
  expect([free(15), free(14), free(0), free(-5), free(-100)]).toEqual(['abcx', 'bcx', 'cx', 'cx', 'x'])
  expect(free(0, 'a')).toBe('ax')
  expect(free(-100, 'b')).toBe('bx')
})

test('a damaged record counts as none', () => {
  for (const value of [undefined, 'x', [{ address: 1 }], [{ address: 'a', bytes: -1 }]])
    expect(readIndex(value)).toEqual([])
  expect(readIndex(kept('a'))).toEqual(kept('a'))
})
