import { beforeEach, describe, expect, test } from 'vitest'
import type { Home } from '../../../shared/entities/item.ts'
import { openChannel } from '../../core/channel.ts'
import { defineDocument } from '../../core/document.ts'
import { openPersistence } from '../../core/persistence.ts'
import { memoryStorage } from '../../core/storage.ts'
import { storageIssues } from '../../core/storage-issues.ts'
import homeRepair from './home-repair.ts'
import { homeSchema } from './home-schema.ts'
import { renameTile } from './operations.ts'
import { group, icon, idsOf } from './testing/items.ts'

describe('what had to be repaired', () => {
  const stored = {
    version: 0,
    revision: 3,
    writer: 'x',
    data: { groups: [group('g', [{ ...icon('a'), x: Number.NaN }, icon('b')])], dock: [] },
  }
  const KEY = 'document:home'

  beforeEach(() => storageIssues.setState([], true))

  /** A tab that finds this in storage, and loads what mends it in this way. */
  function openTab(mending: () => Promise<{ readonly default: typeof homeRepair }>) {
    const values = new Map<string, unknown>([[KEY, structuredClone(stored)]])
    const storage = memoryStorage(values)
    const document = defineDocument<Home>({
      id: 'home',
      section: 'nav_info',
      schema: homeSchema,
      repair: mending,
      initial: { groups: [], dock: [] },
    })
    const keeper = openPersistence({ storage, channel: openChannel('reading'), now: () => 1000 })
    return { values, document, keeper }
  }

  test('is told, and what was stored is kept aside as it was', async () => {
    const { values, document, keeper } = openTab(async () => ({ default: homeRepair }))
    await keeper.persist([document])
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

  test('keeps a change that is made before it has been read', async () => {
    const { document, keeper } = openTab(async () => ({ default: homeRepair }))
    const kept = keeper.persist([document])
    document.update((now) => renameTile(now, 'b', 'mine'))
    document.update((now) => ({ ...now, dock: [...now.dock, icon('d')] }))
    await kept
    await keeper.saved()
    expect(idsOf(document.get())).toEqual(['a', 'b', 'd'])
  })

  test('stays where it is as long as nothing is there to mend it with', async () => {
    const { values, document, keeper } = openTab(() => Promise.reject(new Error('offline')))
    await keeper.persist([document])
    expect(values.get(KEY)).toEqual(stored)
    expect([...values.keys()]).toEqual([KEY])
    expect(storageIssues.getState()).toContainEqual({ at: 'unsaved', document: 'home', full: false })
  })
})
