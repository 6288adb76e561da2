import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openChannel } from '../../tabs/channel.ts'
import { defineDocument } from '../document.ts'
import { createHistory } from '../history.ts'
import { openReplica } from '../replication/replica.ts'
import { strictSchema } from '../schemas/schema.ts'
import { memoryStorage, type Storage } from '../storage/storage.ts'
import { openPersistence } from './persistence.ts'

const KEY = 'document:notes'
const written = (list: readonly string[]) => ({ version: 0, data: list, revision: 9, writer: 'sync' })

async function openTab(storage: Storage) {
  const document = defineDocument<readonly string[]>({
    id: 'notes',
    section: 'notes',
    travels: 'device',
    initial: [],
    schema: strictSchema(v.array(v.string())),
  })
  const persistence = openPersistence({ storage, channel: openChannel('cloud') })
  await persistence.persist([document])
  return { document, persistence }
}

test('a record that was written for another device is one step of undo, also over a document that has another', async () => {
  const values = new Map<string, unknown>()
  const storage = memoryStorage(values)
  const [one, other] = [await openTab(storage), await openTab(storage)]
  const followed: string[] = []
  openReplica(one.persistence).follow((id) => void followed.push(id))
  const history = createHistory()
  history.track([one.document])
  values.set(KEY, written(['theirs']))
  history.transact(() => one.persistence.adopt(new Map([['notes', written(['theirs'])]])))
  expect([one.document.get(), history.counts.getState().undo, followed]).toEqual([['theirs'], 1, []])
  await expect.poll(() => other.document.get()).toEqual(['theirs'])
  expect(values.get(KEY)).toEqual(written(['theirs']))
  history.undo()
  await one.persistence.saved()
  expect(values.get(KEY)).toMatchObject({ data: [], revision: 10 })
})

test('it stays below what this tab has not saved yet', async () => {
  const values = new Map<string, unknown>()
  const { document, persistence } = await openTab(memoryStorage(values))
  values.set(KEY, written(['theirs']))
  document.update((now) => [...now, 'mine'])
  persistence.adopt(new Map([['notes', written(['theirs'])]]))
  await persistence.saved()
  expect(document.get()).toEqual(['theirs', 'mine'])
  expect(values.get(KEY)).toMatchObject({ data: ['theirs', 'mine'] })
})
