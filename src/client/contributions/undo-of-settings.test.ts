import { beforeAll, describe, expect, test } from 'vitest'
import { saveDocuments } from '../core/archive/saved-documents.ts'
import { registry } from '../core/contribute/registry.ts'
import { expectUndone } from '../core/testing.ts'
import { home } from '../features/data/home/index.ts'
import { removeOwnEngine } from '../features/desk/search/engines/model.ts'
import { removeFile } from '../features/look/music-player/files/model.ts'
import { removeOwnWallpaper } from '../features/look/wallpaper-picker/own/own-wallpapers.ts'
import { restoreSections } from '../features/safety/local-history/restore.ts'
import { settingsTabs } from './settings-tabs.ts'
import { changeAll, findDocument, isSettings, registerEverything } from './testing.ts'

beforeAll(() => registerEverything())

describe('is undone and redone byte by byte:', () => {
  test.each(settingsTabs.filter(({ reset }) => reset !== undefined).map((tab) => [tab.id, tab] as const))(
    'the reset of the tab %s',
    async (_, { reset }) => {
      for (const one of registry().documents.filter(isSettings)) changeAll(one)
      await expectUndone(registry().documents, () => expect(reset?.()).toBe(true))
    },
  )

  test('a version in which a tile has other fields than now', async () => {
    const tile = { id: 't', name: 't', type: 'icon', size: '1x1' } as const
    const desktop = (more: object) => ({
      groups: [{ id: 'g', name: 'g', icon: '', mode: 0 as const, lock: false, children: [{ ...tile, ...more }] }],
      dock: [],
    })
    home.set(desktop({ src: '', url: 'https://old.example/' }), { origin: 'program' })
    const version = saveDocuments(registry().documents)
    home.set(desktop({ url: 'https://old.example/', background: '#123456' }), { origin: 'program' })
    await expectUndone(registry().documents, () => restoreSections(version, ['nav_info']))
  })

  test('deleting an own search engine that is in use', async () => {
    const search = findDocument('search')
    const own = [1, 2].map((number) => ({ key: `own-${number}`, name: `e${number}`, src: 'https://e.example/?q=' }))
    const selected = { searchSelectEnginesList: ['baidu', 'own-1', 'bing'], searchEnginesIndex: 1 }
    search.update((now) => ({ ...now, ...selected, searchOwnEngines: own }), { origin: 'program' })
    await expectUndone(registry().documents, () => search.update((now) => removeOwnEngine(now, 'own-1')))
  })

  test('taking away an own wallpaper', async () => {
    const list = ['a', 'b', 'c'].map((src) => ({ src, minSrc: '', type: 1 }))
    findDocument('wallpaper').update((now) => ({ ...now, localWallpaperArr: list }), { origin: 'program' })
    await expectUndone(registry().documents, () => removeOwnWallpaper('b'))
  })

  test('deleting a music file', async () => {
    const file = (id: string) => ({ ...{ id, name: id, artist: '', cover: '', color: '', seconds: 1 }, fileName: id })
    const files = ['a', 'b', 'c'].map((id) => ({ ...file(id), bytes: 1 }))
    findDocument('music.files').set({ files, deleted: { z: 1 } }, { origin: 'program' })
    await expectUndone(registry().documents, () => findDocument('music.files').update((now) => removeFile(now, 'b', 2)))
  })
})

test('the reset of the system tab says so where low-performance mode is all that it ends', () => {
  const theme = findDocument('theme')
  theme.set({ ...theme.initial, isLowPerformance: true })
  expect(settingsTabs.find(({ id }) => id === 'system')?.reset?.()).toBe(true)
})
