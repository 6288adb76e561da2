import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { storageIssues } from '../core/documents/storage/storage-issues.ts'
import type { Channel } from '../core/tabs/channel.ts'
import { collectDeferred } from './deferred.ts'
import { collectFirstFrame } from './first-frame.ts'

const documents = [...collectFirstFrame().documents, ...collectDeferred().documents]

/** Where there is no other tab; a real channel of each try would hear all others. */
const alone: Channel = { writer: 'alone', post: () => {}, listen: () => () => {} }

beforeEach(() => storageIssues.setState([], true))

/** Possible records of a document: rubbish, a valid envelope around rubbish, a document with one damaged part. */
function anyStored(data: unknown) {
  const spoilt =
    typeof data === 'object' && data !== null && Object.keys(data).length > 0
      ? fc
          .tuple(fc.constantFrom(...Object.keys(data)), fc.jsonValue())
          .map(([key, value]) => ({ version: 0, data: { ...data, [key]: value } }))
      : fc.jsonValue()
  return fc.oneof(
    fc.jsonValue(),
    fc.record({ version: fc.oneof(fc.integer({ min: -1, max: 2 }), fc.jsonValue()), data: fc.jsonValue() }),
    spoilt,
    fc.constant(undefined),
  )
}

test('any JSON in storage still boots the page; nothing is overwritten, and every damage is reported', async () => {
  const stored = fc.record(Object.fromEntries(documents.map(({ id, initial }) => [id, anyStored(initial)])))
  await fc.assert(
    fc.asyncProperty(stored, async (given) => {
      storageIssues.setState([], true)
      const entries = Object.entries(given).filter(([, value]) => value !== undefined)
      const values = new Map(entries.map(([id, value]) => [`document:${id}`, value]))
      const persistence = openPersistence({
        storage: { ...memoryStorage(values), durable: true },
        channel: alone,
        now: () => 7,
      })
      await persistence.persist(documents)
      for (const document of documents) {
        expect(document.decode(document.encode())).toMatchObject({ at: 'read', repaired: [] })
      }
      for (const [id, value] of entries) {
        const isReported = storageIssues.getState().some((issue) => 'document' in issue && issue.document === id)
        const isUntouched = values.get(`document:${id}`) === value
        expect(
          isUntouched || values.get(`aside:${id}:7`) === value || sameText(values.get(`aside:${id}:7`), value),
          id,
        ).toBe(true)
        if (!isUntouched) expect(isReported, id).toBe(true)
      }
      for (const document of documents) document.set(document.initial, { origin: 'storage' })
    }),
    { numRuns: 250 },
  )
})

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
