import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { defineDocument } from '../../core/documents/document.ts'
import { history } from '../../core/documents/history.ts'
import { strictSchema } from '../../core/documents/schemas/schema.ts'
import { memoryStorage } from '../../core/documents/storage/storage.ts'
import { requestPersistence } from './request-persistence.ts'

const notes = defineDocument({
  id: 'notes',
  section: 'notes',
  travels: 'device',
  schema: strictSchema(v.string()),
  initial: '',
})
history.track([notes])
let edits = 0
const edit = () => {
  edits += 1
  notes.set(`edit ${edits}`)
}
const manager = (isPersisted: boolean) => {
  const persist = vi.fn(async () => false)
  return { persist, persisted: async () => isPersisted } as unknown as StorageManager & { persist: typeof persist }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('the browser is asked to keep what is stored as the user makes the first change, and never again', async () => {
  const [storage, first, later] = [memoryStorage(new Map()), manager(false), manager(false)]
  requestPersistence(storage, first)
  await settled()
  expect(first.persist).not.toHaveBeenCalled()
  edit()
  await vi.waitFor(() => expect(first.persist).toHaveBeenCalledOnce())
  requestPersistence(storage, later)
  edit()
  await settled()
  expect(later.persist).not.toHaveBeenCalled()
})

test('nobody is asked where it keeps it already, or cannot', async () => {
  const keeping = manager(true)
  requestPersistence(memoryStorage(new Map()), keeping)
  requestPersistence(memoryStorage(new Map()), undefined)
  edit()
  await settled()
  expect(keeping.persist).not.toHaveBeenCalled()
})
