import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { registry } from '../core/contribute/registry.ts'
import type { AnyField } from '../core/documents/fields/field.ts'
import { expectUndone } from '../core/testing.ts'
import { NoRoomError } from '../features/safety/move-in/apply/apply-contents.ts'
import { applyMoveIn } from '../features/safety/move-in/apply/apply-move-in.ts'
import type { Contents } from '../features/safety/move-in/model.ts'
import { readMoveIn } from '../features/safety/move-in/read/read-file.ts'
import { SAMPLES } from '../features/safety/move-in/testing/files.ts'
import { findDocument, registerEverything } from './testing.ts'

const { fetchOwnWallpaper } = vi.hoisted(() => ({ fetchOwnWallpaper: vi.fn() }))
vi.mock('../features/look/wallpaper-picker/own/own-address.ts', async (original) => ({
  ...(await original<object>()),
  fetchOwnWallpaper,
}))

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: { style: { getPropertyValue: () => '' }, hasAttribute: () => false } })
  registerEverything()
})

const NOTHING: Contents = { notes: [], todos: [], settings: [], engines: [] }
const move = (contents: Partial<Contents>, web = false) =>
  applyMoveIn([], { pictures: [], replaces: false, web, contents: { ...NOTHING, ...contents } })
/** The fields of a document of settings, by their keys. */
const settingsOf = (id: string): Readonly<Record<string, AnyField | undefined>> =>
  (findDocument(id) as ReturnType<typeof findDocument> & { readonly fields: Readonly<Record<string, AnyField>> }).fields
const note = (name: string, content = '') => ({ name, content, created: 5, time: 9, pinned: false })
const todo = (name: string, finish = false) => ({ name, time: '', finish, note: '' })

const OWN_TODO = { id: 't', name: 'Own', time: '', finish: false, tips: false, note: '' }
const TODOS = {
  todoList: [
    { id: 'first', name: '', children: [OWN_TODO] },
    { id: 'w', name: 'Work', children: [] },
  ],
  sound: false,
  notify: false,
}

beforeEach(() => {
  const quiet = { origin: 'program' } as const
  findDocument('notes').set({ noteList: [{ id: 'n', name: 'Own', time: 1, content: 'x' }] }, quiet)
  findDocument('schedule').set(TODOS, quiet)
  findDocument('icon').set(findDocument('icon').initial, quiet)
  findDocument('search').set(findDocument('search').initial, quiet)
  findDocument('wallpaper').set(findDocument('wallpaper').initial, quiet)
  fetchOwnWallpaper.mockReset()
})

describe('the contents of another start page', () => {
  test('notes come beside those that are here, as notes of ours', async () => {
    await move({ notes: [note('Tea', 'green'), { ...note('', 'pinned'), pinned: true, time: 0, created: 0 }] })
    const { noteList } = findDocument('notes').get()
    expect(noteList).toHaveLength(3)
    expect(noteList).toMatchObject([
      { name: 'Own' },
      { name: 'Tea', content: 'green', created: 5, time: 9 },
      { content: 'pinned', pinned: true },
    ])
    expect(findDocument('notes').decode(findDocument('notes').encode())).toMatchObject({ at: 'read', repaired: [] })
  })

  test('to-dos come into the list of their name, those without one into the first', async () => {
    const todos = [
      { name: '', todos: [todo('Bread'), todo('Milk', true)] },
      { name: 'Work', todos: [{ ...todo('Mail'), time: '2026-11-30' }] },
      { name: 'Home', todos: [todo('Roof')] },
    ]
    await move({ todos })
    const { todoList } = findDocument('schedule').get()
    const names = (list: { readonly children: readonly { readonly name: string }[] }) =>
      list.children.map(({ name }) => name)
    expect(todoList.map(names)).toEqual([['Own', 'Bread', 'Milk'], ['Mail'], ['Roof']])
    expect(todoList[1]?.children[0]).toMatchObject({ time: '2026-11-30', finish: false })
    expect(findDocument('schedule').decode(findDocument('schedule').encode())).toMatchObject({
      at: 'read',
      repaired: [],
    })
  })

  test('more notes than there is room for are refused, and nothing has changed', async () => {
    const before = findDocument('notes').get()
    await expect(move({ notes: Array.from({ length: 1000 }, () => note('a')) })).rejects.toThrow(NoRoomError)
    expect(findDocument('notes').get()).toBe(before)
  })

  test('settings are repaired by ours; what is none leaves ours as it is', async () => {
    await move({
      settings: [
        { document: 'icon', key: 'iconSize', value: 9000 },
        { document: 'icon', key: 'iconNameSize', value: 14 },
        { document: 'icon', key: 'iconName', value: 'yes' },
        { document: 'icon', key: 'nothing', value: 1 },
      ],
    })
    expect(findDocument('icon').get()).toEqual({ ...findDocument('icon').initial, iconSize: 120, iconNameSize: 14 })
  })

  test('engines: the one in use is in use here, three are selected, the others are there', async () => {
    const own = { name: '小红书', src: 'https://www.xiaohongshu.com/search_result/?keyword=' }
    const other = { name: 'Other', src: 'https://other.example/?q=%s' }
    await move({ engines: [own, { key: 'google' }, { key: 'github' }, other] })
    expect(findDocument('search').get()).toMatchObject({
      searchSelectEnginesList: ['own-1', 'google', 'github'],
      searchEnginesIndex: 0,
      searchOwnEngines: [
        { key: 'own-1', ...own },
        { key: 'own-2', ...other },
      ],
    })
    await move({ engines: [own] })
    expect(findDocument('search').get().searchOwnEngines).toHaveLength(2)
  })

  test('the wallpaper is fetched only where pictures are, and is then one of the own', async () => {
    const wallpaper = 'https://a.example/w.jpg'
    await move({ wallpaper })
    expect(fetchOwnWallpaper).not.toHaveBeenCalled()
    const [src, minSrc] = ['a', 'b'].map((letter) => `face:${letter.repeat(64)}`)
    fetchOwnWallpaper.mockResolvedValue({ src, minSrc, type: 1 })
    expect(await move({ wallpaper }, true)).toEqual({ hasWallpaper: true })
    expect(findDocument('wallpaper').get()).toMatchObject({
      wallpaperType: 1,
      wallpaperSrc: src,
      localWallpaperArr: [{ src }],
    })
    fetchOwnWallpaper.mockRejectedValue(new Error('gone'))
    expect(await move({ wallpaper, notes: [note('kept')] }, true)).toEqual({ hasWallpaper: false })
    expect(findDocument('notes').get().noteList).toHaveLength(2)
  })

  test.each(SAMPLES)('each setting that $name brings is one of ours, and takes its value', async ({ name }) => {
    const found = readMoveIn(readFileSync(`src/client/features/safety/move-in/formats/samples/${name}`), [])
    if ('problem' in found) throw new Error(found.problem)
    for (const { document, key, value } of found.contents?.settings ?? []) {
      const field = settingsOf(document)[key]
      expect([document, key, value, field?.repair(value, findDocument(document).get()) !== undefined]).toEqual([
        ...[document, key, value, true],
      ])
    }
  })

  test('all of it is one step of undo', async () => {
    fetchOwnWallpaper.mockResolvedValue({ src: `face:${'a'.repeat(64)}`, minSrc: `face:${'b'.repeat(64)}`, type: 1 })
    await expectUndone(registry().documents, async () => {
      await move(
        {
          notes: [note('a')],
          todos: [{ name: 'List', todos: [todo('b')] }],
          settings: [{ document: 'icon', key: 'iconSize', value: 77 }],
          engines: [{ key: 'github' }],
          wallpaper: 'https://a.example/w.jpg',
        },
        true,
      )
    })
  })
})
