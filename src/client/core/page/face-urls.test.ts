import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../documents/storage/storage.ts'
import { faceUrls, loadFaces, showFace } from './face-urls.ts'

const picture = { type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }

beforeEach(() => faceUrls.setState({}, true))

test('pictures are read once, and keep their URL', async () => {
  const storage = memoryStorage(new Map([['face:1', picture]]))
  await loadFaces(storage, ['face:1'])
  const url = faceUrls.getState()['face:1']
  expect(url).toMatch(/^blob:/)
  expect(await (await fetch(url ?? '')).bytes()).toEqual(picture.bytes)
  await Promise.all([loadFaces(storage, ['face:1']), loadFaces(storage, ['face:1'])])
  showFace('face:1', picture)
  expect(faceUrls.getState()['face:1']).toBe(url)
})

test('two readings at the same time give one URL', async () => {
  const storage = memoryStorage(new Map([['face:1', picture]]))
  const seen = new Set<string | undefined>()
  const stop = faceUrls.subscribe((now) => seen.add(now['face:1']))
  await Promise.all([loadFaces(storage, ['face:1']), loadFaces(storage, ['face:1'])])
  stop()
  expect(seen.size).toBe(1)
})

test('a missing or damaged picture is empty, and read again later', async () => {
  const values = new Map<string, unknown>([
    ['face:2', { type: 'text/html', bytes: new Uint8Array([60]) }],
    ['face:3', { type: 'image/png', bytes: 'text' }],
    ['face:4', null],
  ])
  const storage = memoryStorage(values)
  await loadFaces(storage, ['face:1', 'face:2', 'face:3', 'face:4'])
  expect(faceUrls.getState()).toEqual({ 'face:1': '', 'face:2': '', 'face:3': '', 'face:4': '' })
  values.set('face:1', picture)
  await loadFaces(storage, ['face:1'])
  expect(faceUrls.getState()['face:1']).toMatch(/^blob:/)
})

test('one picture that the browser cannot read does not hide the others', async () => {
  const storage = memoryStorage(new Map([['face:1', picture]]))
  const broken = {
    ...storage,
    read: async (keys: readonly string[]) => {
      if (keys.includes('face:2')) throw new Error('unreadable')
      return storage.read(keys)
    },
  }
  await loadFaces(broken, ['face:2', 'face:1'])
  expect(faceUrls.getState()).toEqual({ 'face:1': expect.stringMatching(/^blob:/), 'face:2': '' })
})
