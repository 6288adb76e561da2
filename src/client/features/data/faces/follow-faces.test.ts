import { expect, test, vi } from 'vitest'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { faceReference } from '../../../lib/tile/face-reference.ts'
import { followFaces, sweepUnused } from './follow-faces.ts'

test('a picture that settings refer to is read, and not counted as unused', async () => {
  const [used, unused] = [faceReference('a'.repeat(64)), faceReference('b'.repeat(64))]
  const look = defineSettings('look', { picture: field.text('', { max: 100 }) })
  look.set({ picture: used })
  fillRegistry({ documents: [look] })
  const picture = { type: 'image/webp', bytes: new Uint8Array([1]) }
  const values = new Map<string, unknown>([
    [used, picture],
    [unused, picture],
  ])
  const storage = memoryStorage(values)
  followFaces(storage)
  await vi.waitFor(() => expect(faceUrls.getState()[used]).toMatch(/^blob:/))
  await sweepUnused(storage)
  expect(Object.keys(Object(values.get('unused-faces')))).toEqual([unused])
})

test('many pictures are read a few at a time, so that the page answers meanwhile', async () => {
  const references = Array.from({ length: 30 }, (_, at) => faceReference(`${at}`.padStart(64, '0')))
  const look = defineSettings('many', Object.fromEntries(references.map((one) => [one, field.text('', { max: 100 })])))
  look.set(Object.fromEntries(references.map((one) => [one, one])))
  fillRegistry({ documents: [look] })
  const picture = { type: 'image/webp', bytes: new Uint8Array([1]) }
  const storage = memoryStorage(new Map<string, unknown>(references.map((one) => [one, picture])))
  const read = vi.spyOn(storage, 'read')
  followFaces(storage)
  await vi.waitFor(() => expect(Object.keys(faceUrls.getState())).toEqual(expect.arrayContaining(references)))
  expect(Math.max(...read.mock.calls.map(([keys]) => keys.length))).toBeLessThanOrEqual(8)
})
