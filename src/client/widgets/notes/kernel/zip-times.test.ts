import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipTimes } from './zip-times.ts'

test('the files of an archive have their times', () => {
  const mtime = new Date(2024, 4, 1, 12, 30, 6)
  const archive = zipSync({ 'a/径山.md': [new Uint8Array([1]), { mtime }], b: new Uint8Array() })
  expect(zipTimes(archive).get('a/径山.md')).toBe(mtime.getTime())
  expect(zipTimes(archive).size).toBe(2)
})

test('what is no archive has none', () => {
  expect(zipTimes(new Uint8Array(100)).size).toBe(0)
  expect(zipTimes(new Uint8Array()).size).toBe(0)
})
