import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { collectDeferred } from './contributions.deferred.ts'
import { collectHome } from './contributions.ts'
import { openChannel } from './core/channel.ts'
import { openPersistence } from './core/persistence.ts'
import { memoryStorage } from './core/storage.ts'
import { storageIssues } from './core/storage-issues.ts'

const documents = [...collectHome().documents, ...collectDeferred().documents]

beforeEach(() => storageIssues.setState([], true))

/** What may lie under a document's key: rubbish, a good envelope around rubbish, a good document with one part spoilt. */
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

test('any JSON in storage, in any state, still boots the page; nothing is overwritten, and the user is told', async () => {
  const stored = fc.record(Object.fromEntries(documents.map(({ id, initial }) => [id, anyStored(initial)])))
  await fc.assert(
    fc.asyncProperty(stored, async (given) => {
      storageIssues.setState([], true)
      const present = Object.entries(given).filter(([, value]) => value !== undefined)
      const values = new Map(present.map(([id, value]) => [`document:${id}`, value]))
      const keeper = openPersistence({
        storage: { ...memoryStorage(values), durable: true },
        channel: openChannel('nobody'),
        now: () => 7,
      })
      await keeper.persist(documents)
      for (const document of documents) {
        expect(document.decode(document.encode())).toMatchObject({ at: 'read', repaired: [] })
      }
      for (const [id, value] of present) {
        const told = storageIssues.getState().some((trouble) => 'document' in trouble && trouble.document === id)
        const untouched = values.get(`document:${id}`) === value
        expect(
          untouched || values.get(`aside:${id}:7`) === value || sameText(values.get(`aside:${id}:7`), value),
          id,
        ).toBe(true)
        if (!untouched) expect(told, id).toBe(true)
      }
      for (const document of documents) document.set(document.initial, { origin: 'storage' })
    }),
    { numRuns: 1000 },
  )
})

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
