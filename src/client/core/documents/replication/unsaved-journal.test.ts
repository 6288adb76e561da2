import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openChannel } from '../../tabs/channel.ts'
import { defineDocument } from '../document.ts'
import { openPersistence } from '../persistence/persistence.ts'
import { strictSchema } from '../schemas/schema.ts'
import { memoryStorage } from '../storage/storage.ts'
import { openReplica } from './replica.ts'
import { openJournal } from './unsaved-journal.ts'

test('a change of another page that takes a key away or brings one is taken over', async () => {
  const schema = strictSchema(v.record(v.string(), v.number()))
  const document = defineDocument<Readonly<Record<string, number>>>({
    id: 'd',
    section: 'more',
    travels: 'device',
    schema,
    initial: {},
  })
  const storage = memoryStorage()
  const persistence = openPersistence({ storage, channel: openChannel('journal') })
  await persistence.persist([document])
  const replica = openReplica(persistence)
  const left = openJournal({ storage, writer: 'left', replica })
  const [first, second, third] = [{ a: 1, b: 2 }, { b: 2 }, { c: 3, b: 2 }]
  await left.enter(document, { before: first, after: second })
  await left.enter(document, { before: second, after: third })
  document.set(first)
  await openJournal({ storage, writer: 'next', replica }).takeOver()
  expect(JSON.stringify(document.get())).toBe(JSON.stringify(third))
})
