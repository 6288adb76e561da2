import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('equal texts have equal fingerprints, similar ones different ones', () => {
  expect(fingerprint('玄关')).toBe(fingerprint('玄关'))
  const names = Array.from({ length: 2000 }, (_, number) => fingerprint(`tile ${number}`))
  expect(new Set(names).size).toBe(names.length)
})

test('it is FNV-1a', () => {
  expect(fingerprint('')).toBe((0x811c9dc5).toString(36))
  expect(fingerprint('a')).toBe((0xe40c292c).toString(36))
})
