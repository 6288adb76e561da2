import { afterEach, expect, test, vi } from 'vitest'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import type { Platform } from '../core/page/platform.ts'
import { openChannel } from '../core/tabs/channel.ts'
import { dockSettings } from '../features/desk/dock/index.ts'
import { restoreDocuments } from './restore-documents.ts'

const DEFERRED = { documents: [dockSettings], commands: [], widgets: [], apps: [], properties: [] }

afterEach(() => vi.unstubAllGlobals())

test('a new user has the dock that a reset gives back', async () => {
  vi.stubGlobal('addEventListener', () => {})
  const documents = memoryStorage()
  const platform = { kind: 'web', documents, channel: openChannel('unused') } as unknown as Platform
  await restoreDocuments(DEFERRED, platform, openPersistence({ ...platform, storage: documents }))
  expect(dockSettings.get()).toEqual(dockSettings.defaults('zh-CN'))
  expect(dockSettings.get().dockIconRadius).toBe(12)
})

test("stored settings of the dock without a radius have the specification's", () => {
  expect(dockSettings.decode({ version: 0, data: { dockGap: 4 } })).toMatchObject({
    at: 'read',
    value: { dockGap: 4, dockIconRadius: 8 },
  })
})
