import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { decodeText } from '../../../core/text/decode-text.ts'
import { zipEntries } from './zip-entries.ts'

const mtime = new Date(2024, 4, 1, 12, 30, 6)
/** An archive with one file of this name in bytes, which does not say their charset. */
function archiveOf(name: readonly number[]): Uint8Array {
  const stand = 'x'.repeat(name.length)
  const archive = zipSync({ [stand]: [new Uint8Array([1]), { mtime }] })
  const text = Array.from(archive, (byte) => String.fromCharCode(byte)).join('')
  for (const { index } of text.matchAll(new RegExp(stand, 'g'))) archive.set(name, index)
  return archive
}
const pathsIn = (archive: Uint8Array) => [...zipEntries(archive, decodeText).values()].map(({ path }) => path)

test('the files of an archive have their times', () => {
  const archive = zipSync({ 'a/径山.md': [new Uint8Array([1]), { mtime }], b: new Uint8Array() })
  const entries = zipEntries(archive, decodeText)
  expect(entries.get('a/径山.md')).toEqual({ path: 'a/径山.md', time: mtime.getTime() })
  expect(entries.size).toBe(2)
})

test('names are read in whatever charset a system has written them', () => {
  expect(pathsIn(archiveOf([...new TextEncoder().encode('径山/が.md'.normalize('NFD'))]))).toEqual(['径山/が.md'])
  expect(pathsIn(archiveOf([0xbe, 0xb6, 0xc9, 0xbd, 0x5c, 0x61, 0x2e, 0x6d, 0x64]))).toEqual(['径山/a.md'])
})

test('such a file is known by its name as it stands in the archive', () => {
  expect([...zipEntries(archiveOf([0xbe, 0xb6]), decodeText).keys()]).toEqual(['\u00be\u00b6'])
})

test('what is no archive has none', () => {
  expect(zipEntries(new Uint8Array(100), decodeText).size).toBe(0)
  expect(zipEntries(new Uint8Array(), decodeText).size).toBe(0)
})
