import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Group, Home, Item } from '../../shared/entities/item.ts'
import type { Section } from '../../shared/entities/section.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import type { OwnBackup } from '../features/safety/move-in/model.ts'
import { faceReference } from '../lib/tile/face-reference.ts'

const PICTURE = Uint8Array.from(Buffer.from('RIFF\0\0\0\0WEBP picture'))
const FACE = faceReference(bytesToHex(sha256(PICTURE)))
const SECTIONS: readonly Section[] = ['seting', 'wooden_fish', 'ai_tool', 'schedule', 'notes', 'more']

const icon = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const group = (id: string, children: readonly Item[]): Group => ({
  ...{ id, name: id, icon: '', mode: 0, lock: false },
  children,
})
const HOME: Home = {
  groups: [
    group('g', [
      icon('a', { src: FACE }),
      icon('f', { type: 'component', component: 'folder', children: [icon('b')] }),
    ]),
    group('h', [icon('c', { url: 'https://c.example/' })]),
  ],
  dock: [icon('d')],
}
const NOTE = { id: 'n', name: '购物', time: 1, content: `买菜 ![](${FACE})` }
const BOARD = { id: 'board', name: '流程', created: 1 }
const drawing = (version: number) => ({
  elements: { e: { id: 'e', type: 'rectangle', version, versionNonce: 1 } },
  files: {},
  background: '#ffffff',
})

/** A browser of its own: all documents, and its storage. */
async function openBrowser() {
  vi.resetModules()
  vi.doMock('../core/text/i18n.ts', async (original) => ({
    ...(await original<object>()),
    messagesOf: () => ({ messages: (key: string) => key }),
  }))
  const [
    home,
    deferred,
    registry,
    history,
    persistence,
    channel,
    onDemand,
    faces,
    urls,
    versions,
    making,
    reading,
    opening,
    applying,
  ] = await Promise.all([
    import('./first-frame.ts'),
    import('./deferred.ts'),
    import('../core/contribute/registry.ts'),
    import('../core/documents/history.ts'),
    import('../core/documents/persistence/persistence.ts'),
    import('../core/tabs/channel.ts'),
    import('../core/archive/on-demand.ts'),
    import('../features/data/faces/face-store.ts'),
    import('../core/page/face-urls.ts'),
    import('../features/safety/local-history/versions.ts'),
    import('../features/safety/backup-file/make-backup.ts'),
    import('../features/safety/move-in/read/read-file.ts'),
    import('../features/safety/move-in/open-backup.ts'),
    import('../features/safety/move-in/apply/apply-backup.ts'),
  ])
  const values = new Map<string, unknown>()
  const storage = memoryStorage(values)
  registry.fillRegistry(home.collectFirstFrame())
  registry.fillRegistry(deferred.collectDeferred())
  const kept = persistence.openPersistence({ storage, channel: channel.openChannel('unused') })
  const { documents } = registry.registry()
  await kept.persist(documents)
  onDemand.connectOnDemand(kept, storage)
  registry.completeRegistry()
  history.history.track(documents)
  faces.connectFaces(storage)
  versions.connectLocalHistory(storage)
  const find = (id: string): AnyDocument => {
    const document = documents.find((one) => one.id === id)
    if (document === undefined) throw new Error(`there is no ${id}`)
    return document
  }
  return {
    values,
    find,
    undo: history.history.undo,
    /** What all documents hold, as text. */
    all: () => Object.fromEntries(documents.map((one) => [one.id, JSON.stringify(one.encode())])),
    async exported(): Promise<string> {
      return (await making.makeBackup()).file.text()
    },
    async read(text: string) {
      const result = reading.readMoveIn(new TextEncoder().encode(text), [])
      if ('problem' in result || result.backup === undefined) throw new Error('no backup')
      const opened = await opening.openBackup(result.backup)
      if ('problem' in opened || opened.backup === undefined) throw new Error('nothing in it')
      return { ...opened, backup: opened.backup satisfies OwnBackup }
    },
    apply: applying.applyBackup,
    isShown: (reference: string) => Boolean(urls.faceUrls.getState()[reference]),
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

function fill({ find, values }: Browser): void {
  values.set(FACE, { type: 'image/webp', bytes: PICTURE })
  values.set('document:white-board.board', { version: 0, data: drawing(1), revision: 4, writer: 'w' })
  find('home').set(HOME)
  find('notes').set({ noteList: [NOTE] })
  find('white-board').set({ boards: [BOARD], deleted: {} })
  find('white-board.view').set({ open: 'board', facts: { board: { updated: 1, pictures: [] } } })
  find('time').update((now) => ({ ...now, timeSize: 90 }))
}

let text = ''
let original: Readonly<Record<string, string>> = {}

beforeEach(async () => {
  if (text !== '') return
  const browser = await openBrowser()
  fill(browser)
  original = browser.all()
  text = await browser.exported()
})

test('everything comes back in another browser as it was, with pictures and drawings, and undo takes it back', async () => {
  const browser = await openBrowser()
  const before = browser.all()
  const { groups, backup, left } = await browser.read(text)
  expect(left).toEqual([])
  expect([browser.isShown(FACE), browser.values.has(FACE)]).toEqual([true, false])
  await browser.apply(groups, { backup, replaces: true, sections: SECTIONS })
  expect(browser.all()).toEqual(original)
  expect(browser.values.get(FACE)).toEqual({ type: 'image/webp', bytes: PICTURE })
  expect(browser.values.get('document:white-board.board')).toMatchObject({ data: drawing(1) })
  expect([...browser.values.keys()].filter((key) => key.startsWith('version:'))).toHaveLength(1)
  browser.undo()
  expect(browser.all()).toEqual(before)
})

test('groups come beside those that are here, with ids of their own; what was not chosen stays', async () => {
  const browser = await openBrowser()
  fill(browser)
  browser.find('notes').set({ noteList: [] })
  const { groups, backup } = await browser.read(text)
  await browser.apply(
    groups.slice(0, 1).map((one) => ({ ...one, id: 'new' })),
    { backup, replaces: false, sections: [] },
  )
  expect(browser.find('home').get()).toMatchObject({
    groups: [{ id: 'new' }, { id: 'g' }, { id: 'h' }],
    dock: HOME.dock,
  })
  expect(browser.find('notes').get()).toEqual({ noteList: [] })
})

test('a drawing that differs from the one that is here comes beside it', async () => {
  const browser = await openBrowser()
  fill(browser)
  browser.values.set('document:white-board.board', { version: 0, data: drawing(2), revision: 5, writer: 'w' })
  const { groups, backup } = await browser.read(text)
  await browser.apply(groups, { backup, replaces: true, sections: ['more'] })
  const { boards } = browser.find('white-board').get()
  expect(boards).toHaveLength(1)
  expect(boards[0].id).not.toBe('board')
  expect(browser.values.get(`document:white-board.${boards[0].id}`)).toMatchObject({ data: drawing(1) })
  expect(browser.find('white-board.view').get()).toMatchObject({ open: boards[0].id, facts: { [boards[0].id]: {} } })
  browser.undo()
  expect(browser.find('white-board').get().boards).toEqual([BOARD])
  expect(browser.values.get('document:white-board.board')).toMatchObject({ data: drawing(2) })
})

test('a desktop of more tiles than a page can show is not opened', async () => {
  const file = JSON.parse(text)
  file.sections.nav_info.home.data.groups[0].children = Array.from({ length: 20_000 }, (_, at) => icon(`i${at}`))
  const browser = await openBrowser()
  await expect(browser.read(JSON.stringify(file))).rejects.toThrow('nothing in it')
})

test('what cannot be read, and pictures that are not what they say, are named', async () => {
  const file = JSON.parse(text)
  file.sections.nav_info.home.data.groups[0].children.push({ id: 'x', name: 5 })
  file.sections.notes.notes.version = 99
  file.sections.seting.time = { version: 0, data: 'rubbish' }
  file.pictures[FACE].data = Buffer.from('another').toString('base64')
  const browser = await openBrowser()
  const { groups, backup, left } = await browser.read(JSON.stringify(file))
  expect(groups).toEqual(HOME.groups)
  expect(backup.documents).not.toHaveProperty('notes')
  expect(left.map(({ name, why }) => [name, why])).toEqual([
    ['parts', 'form'],
    ['parts', 'form'],
    ['parts', 'newer'],
    ['pictures', 'picture'],
  ])
})
