import { beforeEach, describe, expect, test } from 'vitest'
import type { Home } from '../../../../../shared/entities/item.ts'
import { defineDocument } from '../../../../core/documents/document.ts'
import { openPersistence } from '../../../../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { storageIssues } from '../../../../core/documents/storage/storage-issues.ts'
import { openChannel } from '../../../../core/tabs/channel.ts'
import { renameTile } from '../operations.ts'
import { group, icon, idsOf } from '../testing/items.ts'
import homeRepair from './home-repair.ts'
import { homeSchema } from './home-schema.ts'

describe('a repaired home', () => {
  const stored = {
    version: 0,
    revision: 3,
    writer: 'x',
    data: { groups: [group('g', [{ ...icon('a'), x: Number.NaN }, icon('b')])], dock: [] },
  }
  const KEY = 'document:home'

  beforeEach(() => storageIssues.setState([], true))

  /** Opens a tab on this storage, with a loader for the repair. */
  function openTab(repair: () => Promise<{ readonly default: typeof homeRepair }>) {
    const values = new Map<string, unknown>([[KEY, structuredClone(stored)]])
    const storage = memoryStorage(values)
    const document = defineDocument<Home>({
      id: 'home',
      section: 'nav_info',
      travels: 'device',
      schema: homeSchema,
      repair,
      initial: { groups: [], dock: [] },
    })
    const persistence = openPersistence({ storage, channel: openChannel('reading'), now: () => 1000 })
    return { values, document, persistence }
  }

  test('is reported, and the stored value is quarantined unchanged', async () => {
    const { values, document, persistence } = openTab(async () => ({ default: homeRepair }))
    await persistence.persist([document])
    expect(document.get().groups).toEqual([group('g', [icon('a'), icon('b')])])
    expect(values.get('aside:home:1000')).toEqual(stored)
    expect(values.get(KEY)).toMatchObject({ data: document.get() })
    expect(storageIssues.getState()).toContainEqual({
      at: 'quarantined',
      document: 'home',
      key: 'aside:home:1000',
      parts: ['groups.0.children.0.x'],
    })
  })

  test('keeps changes made before it has been read', async () => {
    const { document, persistence } = openTab(async () => ({ default: homeRepair }))
    const persisted = persistence.persist([document])
    document.update((now) => renameTile(now, 'b', 'mine'))
    document.update((now) => ({ ...now, dock: [...now.dock, icon('d')] }))
    await persisted
    await persistence.saved()
    expect(idsOf(document.get())).toEqual(['a', 'b', 'd'])
  })

  test('stays in storage unchanged while the repair cannot be loaded', async () => {
    const { values, document, persistence } = openTab(() => Promise.reject(new Error('offline')))
    await persistence.persist([document])
    expect(values.get(KEY)).toEqual(stored)
    expect([...values.keys()]).toEqual([KEY])
    expect(storageIssues.getState()).toContainEqual({ at: 'unsaved', document: 'home', full: false })
  })
})
