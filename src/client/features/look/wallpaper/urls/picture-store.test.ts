import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { CACHED_PICTURES_LIMIT } from './cached-pictures.ts'
import { createPictureStore } from './picture-store.ts'

const picture = (byte: number, size = 1) => ({ type: 'image/webp', bytes: new Uint8Array(size).fill(byte) })
const plenty = async () => ({ quota: 1e9, usage: 0 })

test('a picture is stored under its address; the least recently used goes first', async () => {
  const values = new Map<string, unknown>()
  const store = createPictureStore(memoryStorage(values), plenty)
  expect(await store.read('https://a.example/0')).toBeUndefined()
  for (let index = 0; index < CACHED_PICTURES_LIMIT; index += 1)
    await store.put(`https://a.example/${index}`, picture(index), '')
  expect(await store.read('https://a.example/0')).toEqual(picture(0))
  await store.put('https://a.example/new', picture(99), '')
  expect(await store.read('https://a.example/0')).toEqual(picture(0))
  expect(await store.read('https://a.example/1')).toBeUndefined()
  expect(await store.read('https://a.example/new')).toEqual(picture(99))
  expect([...values.keys()].filter((key) => key.startsWith('picture:'))).toHaveLength(CACHED_PICTURES_LIMIT)
})

test('half of the quota is used at most, and the shown picture stays', async () => {
  const store = createPictureStore(memoryStorage(), async () => ({ quota: 200, usage: 90 }))
  for (const name of ['a', 'b', 'c']) await store.put(name, picture(1, 10), 'a')
  await store.put('d', picture(1, 15), 'a')
  const isStored = async (name: string) => (await store.read(name)) !== undefined
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(isStored))).toEqual([true, false, true, true])
})

test('on a full disk the others make room once more, and then the picture is not stored', async () => {
  const storage = memoryStorage()
  let failures = 0
  const full: typeof storage = {
    ...storage,
    write: (work) => {
      failures -= 1
      return failures < 0 ? storage.write(work) : Promise.reject(new DOMException('full', 'QuotaExceededError'))
    },
  }
  const store = createPictureStore(full, plenty)
  failures = 1
  await store.put('a', picture(1), '')
  failures = 0
  expect(await store.read('a')).toEqual(picture(1))
  failures = 2
  await store.put('b', picture(2), '')
  expect(await store.read('b')).toBeUndefined()
})

test('a damaged record and a storage that cannot be read have no picture', async () => {
  const values = new Map<string, unknown>([['picture:a', { type: 'text/html', bytes: Uint8Array.of(1) }]])
  const storage = memoryStorage(values)
  expect(await createPictureStore(storage, plenty).read('a')).toBeUndefined()
  const broken = { ...storage, read: () => Promise.reject(new Error('broken')) }
  expect(await createPictureStore(broken, plenty).read('a')).toBeUndefined()
})
