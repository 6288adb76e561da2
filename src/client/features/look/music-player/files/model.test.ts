import { expect, test } from 'vitest'
import {
  addFiles,
  expiredFiles,
  FILE_LIMITS,
  isKnown,
  type MusicFile,
  nameOfFile,
  removeDeleted,
  removeFile,
  renameFile,
} from './model.ts'

const DAY = 24 * 3_600_000
const file = (id: string): MusicFile => ({
  id,
  name: id,
  artist: '',
  cover: '',
  color: '',
  seconds: 60,
  fileName: `${id}.mp3`,
  bytes: 1000,
})
const NONE = { files: [], deleted: {} }

test('added files come first, up to the limit', () => {
  const now = addFiles(addFiles(NONE, [file('a')]), [file('b'), file('c')])
  expect(now.files.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  const many = Array.from({ length: FILE_LIMITS.files }, (_, at) => file(`${at}`))
  expect(addFiles({ ...NONE, files: many }, [file('new')]).files).toHaveLength(FILE_LIMITS.files)
})

test('a file is known by its name and size', () => {
  const now = addFiles(NONE, [file('a')])
  expect([isKnown(now, 'a.mp3', 1000), isKnown(now, 'a.mp3', 1001), isKnown(now, 'b.mp3', 1000)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a renamed file keeps all else', () => {
  expect(renameFile(addFiles(NONE, [file('a')]), 'a', '夜曲').files).toEqual([{ ...file('a'), name: '夜曲' }])
})

test('the bytes of a deleted file are kept for a day, and for good if it is brought back', () => {
  const before = addFiles(NONE, [file('a'), file('b')])
  const now = removeFile(before, 'a', 0)
  expect(now.files.map(({ id }) => id)).toEqual(['b'])
  expect(expiredFiles(now, DAY)).toEqual([])
  expect(expiredFiles(now, DAY + 1)).toEqual(['a'])
  expect(expiredFiles({ ...now, files: before.files }, DAY + 1)).toEqual([])
  expect(removeDeleted(now, ['a']).deleted).toEqual({})
})

test('a file without tags is named after itself', () => {
  expect(['夜曲.mp3', 'a.b.flac', '.mp3', 'plain'].map(nameOfFile)).toEqual(['夜曲', 'a.b', '.mp3', 'plain'])
})
