import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineDocument } from './document.ts'
import { openJournal } from './journal.ts'
import { strictSchema } from './schema.ts'
import { memoryStorage } from './storage.ts'

test('a change of another page that takes a key away or brings one is taken over', async () => {
  const schema = strictSchema(v.record(v.string(), v.number()))
  const document = defineDocument<Readonly<Record<string, number>>>({ id: 'd', section: 'more', schema, initial: {} })
  const storage = memoryStorage()
  const left = openJournal({ storage, writer: 'left' })
  const [first, second, third] = [{ a: 1, b: 2 }, { b: 2 }, { c: 3, b: 2 }]
  const step = { origin: 'local', change: () => ({}), merge: undefined } as const
  await left.enter(document, { before: first, after: second, ...step })
  await left.enter(document, { before: second, after: third, ...step })
  document.set(first)
  const inherit = (change: (now: unknown) => unknown) =>
    document.update((now) => change(now) as Readonly<Record<string, number>>)
  await openJournal({ storage, writer: 'heir' }).takeOver(new Map([['d', { document, inherit }]]))
  expect(JSON.stringify(document.get())).toBe(JSON.stringify(third))
})
