import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  defineSearchables,
  type EntryKind,
  type Searchable,
  type SearchEntry,
} from '../../../core/contribute/searchable.ts'
import { noLoaders } from '../../../core/testing.ts'
import { iconUses, recentEntries } from './document.ts'

/** A module of its own for each test: the index is built once, of what is provided. */
async function freshIndex(searchables: () => Promise<readonly Searchable[]>) {
  vi.resetModules()
  const { provideLoaders } = await import('../../../core/contribute/loaders.ts')
  provideLoaders({ ...noLoaders, searchables })
  return import('./local-index.ts')
}
type Module = Awaited<ReturnType<typeof freshIndex>>

const entry = (id: string, title: string): SearchEntry => ({ id, title, run: () => {} })
const titles = ({ localIndex }: Module) =>
  [...localIndex.getState().entries.values()].flat().map((one) => one.entry.title)

let icons: readonly SearchEntry[] = []
let commands: readonly SearchEntry[] = []
const changed = new Set<() => void>()
const sources = defineSearchables('test', {
  commands: { kind: 'command', icon: 'bolt', list: () => commands },
  broken: {
    kind: 'setting',
    icon: 'settings',
    list: () => {
      throw new Error('broken')
    },
  },
  icons: {
    kind: 'icon',
    icon: 'globe',
    list: () => icons,
    subscribe: (listener) => {
      changed.add(listener)
      return () => changed.delete(listener)
    },
  },
})

beforeEach(() => {
  icons = [entry('a', '知乎')]
  commands = [entry('b', 'Undo')]
})
afterEach(() => changed.clear())

test('has the entries of all sources by kind, with readings where they have Han; a broken source costs its own', async () => {
  const index = await freshIndex(async () => sources)
  await index.whenIndexed()
  expect(index.localIndex.getState().complete).toBe(true)
  expect(titles(index)).toEqual(['知乎', 'Undo'])
  expect(index.localIndex.getState().entries.get('test.icons')?.[0]?.title.units[0]?.readings).toContain('zhi')
})

test('finds the best match once everything is listed: of the same name the app, not the setting', async () => {
  const named = (kind: EntryKind) => ({
    kind,
    icon: 'x',
    list: async () => [entry(kind, '日历'), entry(`${kind} 2`, '日')],
  })
  const kinds = ['setting', 'content', 'command', 'app'] as const
  await freshIndex(async () => defineSearchables('t', Object.fromEntries(kinds.map((one) => [one, named(one)]))))
  const { findBest } = await import('./results.ts')
  expect((await findBest('rl'))?.entry.id).toBe('app')
  expect(await findBest('qqq')).toBeUndefined()
})

test('what others find for a text counts as what is listed, each page once; one who fails finds nothing', async () => {
  const page = (id: string, title: string) => ({ ...entry(id, title), target: 'zhihu.com' })
  const asked = vi.fn(async () => [page('tab', '知乎专栏'), entry('other', '豆瓣')])
  await freshIndex(async () =>
    defineSearchables('t', {
      tabs: { kind: 'browserTab', icon: 'window', list: () => [], ask: asked },
      broken: {
        kind: 'browserVisit',
        icon: 'history',
        list: () => [],
        ask: () => Promise.reject(new Error('refused')),
      },
      icons: { kind: 'icon', icon: 'globe', list: () => [page('icon', '知乎')] },
    }),
  )
  const { findBest, runResult } = await import('./results.ts')
  expect((await findBest('zhihu'))?.entry.id).toBe('icon')
  expect((await findBest('zhuanlan'))?.entry.id).toBe('tab')
  expect(asked).toHaveBeenLastCalledWith('zhuanlan')
  const found = await findBest(' douban ')
  expect(found?.entry.id).toBe('other')
  // it is kept elsewhere, and may be gone
  if (found !== undefined) runResult(found, false)
  expect((await import('./document.ts')).recentEntries.get()).toEqual([])
})

test('finds nothing where nothing can be loaded', async () => {
  await freshIndex(async () => {
    throw new Error('offline')
  })
  const { findBest } = await import('./results.ts')
  expect(await findBest('rl')).toBeUndefined()
})

test('follows a source that tells of its changes at once, others with the next search, all with the language', async () => {
  const index = await freshIndex(async () => sources)
  index.beginLocalSearch()
  await vi.waitFor(() => expect(titles(index)).toEqual(['知乎', 'Undo']))
  icons = [entry('a', '知乎'), entry('c', 'GitHub')]
  for (const tell of changed) tell()
  await vi.waitFor(() => expect(titles(index)).toEqual(['知乎', 'GitHub', 'Undo']))
  commands = [entry('b', 'Redo')]
  index.beginLocalSearch()
  await vi.waitFor(() => expect(titles(index)).toEqual(['知乎', 'GitHub', 'Redo']))
  commands = [entry('b', '重做')]
  // the module that the fresh index listens to
  const i18n = await import('../../../core/text/i18n.ts')
  i18n.setLanguage('en', {}, true)
  await vi.waitFor(() => expect(titles(index)).toEqual(['知乎', 'GitHub', '重做']))
})

test('is built with the next search when its sources could not be loaded', async () => {
  const load = vi.fn(async () => sources)
  load.mockRejectedValueOnce(new Error('offline'))
  const index = await freshIndex(load)
  index.beginLocalSearch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    index.beginLocalSearch()
    expect(titles(index)).toEqual(['知乎', 'Undo'])
  })
})

test('recently used entries are read without duplicates, 50 at most, and what is no id is dropped', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `tiles.icons ${n}`)
  const read = recentEntries.decode({ version: 0, data: [7, '', ids[0], ...ids] })
  expect(read).toMatchObject({ at: 'read', value: ids.slice(0, 50) })
  expect(recentEntries.decode({ version: 0, data: {} })).toMatchObject({ at: 'read', value: [] })
})

test('counted icons are read each once, and what is no count is dropped', () => {
  const use = { id: 'a', weight: 2 }
  const read = iconUses.decode({ version: 0, data: [use, use, { id: '', weight: 1 }, { id: 'b', weight: -1 }, 7] })
  expect(read).toMatchObject({ at: 'read', value: [use] })
})
