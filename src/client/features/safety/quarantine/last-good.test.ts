import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { fillRegistry } from '../../../core/contribute/registry.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { history } from '../../../core/documents/history.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { readVersions } from '../local-history/lazy.ts'
import { connectLocalHistory } from '../local-history/versions.ts'
import { findLastGood, restoreLastGood } from './last-good.ts'

const notes = defineDocument({
  id: 'notes',
  section: 'notes',
  travels: 'device',
  initial: '',
  schema: strictSchema(v.string()),
})
fillRegistry({ documents: [notes] })
history.track([notes])

const quarantined = (document: string, at: number) => ({ key: `aside:${document}:${at}`, document, at, record: 0 })
const values = new Map<string, unknown>()
const keep = (at: number, data: unknown) =>
  values.set(`version::${at}`, { [at]: { cause: 'daily', documents: { notes: { version: 0, data } } } })

beforeEach(() => {
  values.clear()
  notes.set('')
  connectLocalHistory(memoryStorage(values))
})

test('the last version in which a document can be read is offered; of one that is in none nothing is', async () => {
  keep(1, 'older')
  keep(2, 'old')
  keep(3, { rubbish: true })
  values.set('version::4', 'rubbish')
  const found = await findLastGood([quarantined('notes', 5), quarantined('gone', 5), quarantined('notes', 2)])
  expect(found).toEqual([
    { key: 'aside:notes:5', at: 2, document: 'notes', value: 'old' },
    { key: 'aside:notes:2', at: 1, document: 'notes', value: 'older' },
  ])
  values.delete('version::2')
  values.delete('version::1')
  expect(await findLastGood([quarantined('notes', 5)])).toEqual([])
})

test('it comes back as one step of undo, and what was here is kept', async () => {
  keep(2, 'old')
  const [good] = await findLastGood([quarantined('notes', 5)])
  notes.set('here')
  if (good !== undefined) await restoreLastGood(good)
  expect(notes.get()).toBe('old')
  expect((await readVersions())[0]).toMatchObject({ cause: 'restore', documents: { notes: { data: 'here' } } })
  history.undo()
  expect(notes.get()).toBe('here')
})
