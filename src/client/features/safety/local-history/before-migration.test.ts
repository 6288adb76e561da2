import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { keepBeforeMigration } from './before-migration.ts'
import { connectLocalHistory, readVersions } from './versions.ts'

const schema = strictSchema(v.string())
const notes = defineDocument({
  id: 'notes',
  section: 'notes',
  travels: 'device',
  initial: '',
  schema,
  migrations: [(old) => `${old}!`],
})
const fish = defineDocument({ id: 'fish', section: 'wooden_fish', travels: 'device', initial: '', schema })
fillRegistry({ documents: [notes, fish] })

const values = new Map<string, unknown>()
const storage = memoryStorage(values)
connectLocalHistory(storage)
beforeEach(() => values.clear())

test('what an older program has stored is kept as it is, once', async () => {
  values.set('document:notes', { version: 0, data: 'old', revision: 3, writer: 'x' })
  values.set('document:fish', { version: 0, data: '108', revision: 1, writer: 'x' })
  await keepBeforeMigration(storage)
  await keepBeforeMigration(storage)
  expect(await readVersions()).toMatchObject([
    { cause: 'migration', documents: { notes: { version: 0, data: 'old' }, fish: { version: 0, data: '108' } } },
  ])
})

test('nothing is kept of a new user, nor of data of this program', async () => {
  await keepBeforeMigration(storage)
  values.clear()
  values.set('document:notes', { version: 1, data: 'new', revision: 1, writer: 'x' })
  await keepBeforeMigration(storage)
  expect(await readVersions()).toEqual([])
})

test('where storage fails the page opens nevertheless, and the next start tries again', async () => {
  values.set('document:notes', { version: 0, data: 'old', revision: 1, writer: 'x' })
  await keepBeforeMigration({ ...storage, read: () => Promise.reject(new Error('closed')) })
  expect(await readVersions()).toEqual([])
  await keepBeforeMigration(storage)
  expect(await readVersions()).toHaveLength(1)
})
