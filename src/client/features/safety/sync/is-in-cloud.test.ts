import { beforeEach, expect, test } from 'vitest'
import { memoryStorage, type Storage } from '../../../core/documents/storage/storage.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { isInCloud } from './is-in-cloud.ts'
import { writeState } from './syncer/kept.ts'

const store = (storage: Storage, times: object) =>
  storage.write(async (transaction) => writeState(transaction, { user: 'u', epoch: 'e', times }))

beforeEach(() => backupSettings.set(backupSettings.initial))

test('a section is in the cloud once this device has the same as it', async () => {
  const storage = memoryStorage()
  expect(await isInCloud(storage, 'nav_info'), 'of a guest').toBe(false)
  await store(storage, { nav_info: 0, notes: 5 })
  expect(await isInCloud(storage, 'nav_info'), 'of whoever has sent nothing').toBe(false)
  await store(storage, { nav_info: 5 })
  expect(await isInCloud(storage, 'nav_info')).toBe(true)
})

test('what is switched off goes nowhere, whatever was there before', async () => {
  const storage = memoryStorage()
  await store(storage, { nav_info: 5, notes: 5 })
  backupSettings.set({ ...backupSettings.initial, syncNavInfo: false })
  expect(await isInCloud(storage, 'nav_info')).toBe(false)
  expect(await isInCloud(storage, 'notes')).toBe(true)
})
