import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { connectFaces, offerFace, readFace, storeFaces } from './face-store.ts'
import { sweepFaces } from './sweep.ts'

const picture = (byte: number) => ({ type: 'image/webp', bytes: Uint8Array.of(byte) })
const DAY = 24 * 3_600_000

let values: Map<string, unknown>
beforeEach(() => {
  faceUrls.setState({}, true)
  values = new Map()
  connectFaces(memoryStorage(values))
})

test('an offered picture is shown at once, and stored only with its tile', async () => {
  offerFace('face:1', picture(1))
  offerFace('face:2', picture(2))
  expect(faceUrls.getState()['face:1']).toMatch(/^blob:/)
  expect([...values.keys()]).toEqual([])
  await storeFaces(['face:1', undefined, '/icons/a.svg', 'face:unknown'])
  expect([...values]).toEqual([['face:1', picture(1)]])
})

test('a stored picture is never written again', async () => {
  const stored = picture(7)
  values.set('face:1', stored)
  offerFace('face:1', picture(1))
  await storeFaces(['face:1'])
  expect(values.get('face:1')).toEqual(stored)
})

test('a picture is read before and after it is stored; a missing or damaged one is none', async () => {
  offerFace('face:new', picture(3))
  expect(await readFace('face:new')).toEqual(picture(3))
  values.set('face:old', picture(4)).set('face:damaged', { type: 'image/webp' })
  expect(await readFace('face:old')).toEqual(picture(4))
  for (const reference of ['face:damaged', 'face:none']) expect(await readFace(reference)).toBeUndefined()
})

test('a full disk is reported, and storing can be tried again', async () => {
  const storage = memoryStorage(values)
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  connectFaces({ ...storage, write: full })
  offerFace('face:1', picture(1))
  await expect(storeFaces(['face:1'])).rejects.toMatchObject({ problem: 'storage' })
  connectFaces(storage)
  await storeFaces(['face:1'])
  expect(values.has('face:1')).toBe(true)
})

test('the sweep removes pictures that were unused at every look for 30 days, and nothing else', async () => {
  for (const key of ['face:1', 'face:2', 'document:home', 'aside:home:7']) values.set(key, picture(0))
  const storage = memoryStorage(values)
  for (const day of [0, 10, 20]) await sweepFaces(storage, () => ['face:1'], day * DAY)
  expect(values.has('face:2')).toBe(true)
  await sweepFaces(storage, () => ['face:1'], 30 * DAY)
  expect([...values.keys()]).toEqual(['face:1', 'document:home', 'aside:home:7'])
})

test('the sweep leaves what a saved version or the time before a login needs', async () => {
  const [kept, also] = [`face:${'a'.repeat(64)}`, `face:${'b'.repeat(64)}`]
  for (const key of [kept, also, 'face:1']) values.set(key, picture(0))
  values.set('version::7', { 7: { documents: { home: { src: kept } } } }).set('before-login', { note: `![](${also})` })
  for (const day of [0, 30, 60]) await sweepFaces(memoryStorage(values), () => [], day * DAY)
  expect([values.has(kept), values.has(also), values.has('face:1')]).toEqual([true, true, false])
  values.delete('version::7')
  for (const day of [90, 120]) await sweepFaces(memoryStorage(values), () => [], day * DAY)
  expect([values.has(kept), values.has(also)]).toEqual([false, true])
})

test('damaged notes of the sweep make it begin anew', async () => {
  for (const notes of ['text', null, { 'face:1': 'long ago' }, [0]]) {
    values.set('unused-faces', notes).set('face:1', picture(1))
    await sweepFaces(memoryStorage(values), () => [], 90 * DAY)
    expect(values.get('unused-faces')).toEqual({ 'face:1': 90 * DAY })
  }
})
