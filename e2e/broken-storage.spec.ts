import type { Page } from '@playwright/test'
import history from '../src/client/features/safety/local-history/locales/zh-CN.json' with { type: 'json' }
import quarantine from '../src/client/features/safety/quarantine/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import timelineTexts from '../src/client/features/safety/timeline/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import {
  expect,
  group,
  pressUntilOpen,
  site,
  soakUnless,
  store,
  storedDocument,
  storedValue,
  test,
  waitForLoad,
} from './lib/page.ts'
import { toast } from './lib/toasts.ts'
import { canvas, openWindow } from './lib/white-board.ts'

/** Storage that is broken at one stage of the start: the page opens, and says what it set aside. */

const BOARD_TILE = { id: 't', name: '', type: 'component', component: 'white-board', size: '2x2' }
const HOME = { groups: [group('a', [site('one'), BOARD_TILE])], dock: [] }
const sound = (data: unknown) => ({ version: 0, data, revision: 1, writer: 'x' })

/** Deletes the page's database and makes another one of this version, with or without its store. */
const remakeDatabase = (page: Page, version: number, hasStore: boolean) =>
  page.evaluate(
    ([number, withStore]) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('genkan').onsuccess = () => {
          const opening = indexedDB.open('genkan', number)
          opening.onupgradeneeded = () => withStore && opening.result.createObjectStore('values')
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [version, hasStore] as const,
  )

interface Stage {
  readonly name: string
  readonly breakIt: (page: Page) => Promise<unknown>
  /** What the page says; nothing where nothing of the user's is lost. */
  readonly says: string | undefined
  /** Whether the user's own desktop is shown; else the first one. */
  readonly keepsDesktop: boolean
}

const inLocalStorage = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)

const stages: readonly Stage[] = [
  {
    name: 'a boot state that is cut off',
    breakIt: (page) => inLocalStorage(page, 'genkan.first', '{"language":"zh-'),
    says: undefined,
    keepsDesktop: true,
  },
  {
    name: 'a snapshot that is cut off',
    breakIt: (page) => inLocalStorage(page, 'genkan.snapshot', '{"build":"x","nodes":[['),
    says: undefined,
    keepsDesktop: true,
  },
  {
    name: 'a database that does not open',
    breakIt: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
      }),
    says: quarantine.memoryOnly,
    keepsDesktop: false,
  },
  {
    name: 'a database of a newer program',
    breakIt: (page) => remakeDatabase(page, 99, true),
    says: quarantine.memoryOnly,
    keepsDesktop: false,
  },
  {
    name: 'a database without its store',
    breakIt: (page) => remakeDatabase(page, 1, false),
    says: quarantine.memoryOnly,
    keepsDesktop: false,
  },
  {
    name: 'journal entries that are none',
    breakIt: (page) =>
      store(page, { 'journal:home:x:00000001': 'rubbish', 'journal:gone:x:00000001': 5, 'journal:': 1 }),
    says: quarantine.quarantined,
    keepsDesktop: true,
  },
  {
    name: 'records of the program’s own that are rubbish',
    breakIt: (page) =>
      store(page, {
        session: 'rubbish',
        'unused-faces': 5,
        'asked-to-keep': {},
        'document-versions': 'x',
        'pictures-to-store': 7,
        'before-login': [],
        'version::1': 'rubbish',
        'version::2': { 2: null },
      }),
    says: undefined,
    keepsDesktop: true,
  },
]

for (const { name, breakIt, says, keepsDesktop } of stages)
  test(`the page opens with ${name}`, soakUnless(keepsDesktop && says !== undefined), async ({ page }) => {
    await page.goto('/components.json')
    await store(page, { 'document:home': sound(HOME) })
    await breakIt(page)
    await page.goto('/')
    const desktop = keepsDesktop ? page.getByRole('link', { name: '站 one' }) : page.getByRole('link', { name: '知乎' })
    await expect(desktop.first()).toBeVisible()
    if (says !== undefined) await expect(toast(page)).toContainText(says)
    await waitForLoad(page)
    await page.waitForLoadState('networkidle')
  })

test('what could not be read comes back from the last version, and undone it is as before; a damaged drawing is told', async ({
  page,
}) => {
  const notes = { noteList: [{ id: 'n', name: '购物', time: 1, content: '买菜' }] }
  await page.goto('/components.json')
  const at = Date.now() - 86_400_000
  await store(page, {
    'document:home': sound(HOME),
    'document:notes': sound('rubbish'),
    'document:white-board': sound({ boards: [{ id: 'b1', name: '流程', created: 1 }], deleted: {} }),
    'document:white-board.b1': sound('scribble'),
    [`version::${at}`]: { [at]: { cause: 'daily', documents: { notes: { version: 0, data: notes } } } },
    'version::1': 'rubbish',
  })
  await page.goto('/')
  await toast(page).getByRole('button', { name: quarantine.view }).click()
  const dialog = page.getByRole('dialog', { name: quarantine['command.quarantine'] })
  await expect(dialog.getByRole('listitem')).toContainText('notes')
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await dialog.getByRole('button', { name: new RegExp(quarantine.restoreLast.replace('{time}', '.+')) }).click()
  await expect(toast(page).filter({ hasText: history.restored })).toBeVisible()
  await expect.poll(() => storedDocument(page, 'notes')).toMatchObject({ data: notes })
  await toast(page).getByRole('button').click()
  await expect.poll(() => storedDocument(page, 'notes')).toMatchObject({ data: { noteList: [] } })

  await expect(dialog).toBeHidden()
  await pressUntilOpen(page, 'Control+s', page.getByRole('dialog', { name: settings.title }))
  await page.getByRole('tab', { name: system.tab, exact: true }).click()
  await page.getByRole('button', { name: system.openHistory, exact: true }).click()
  const timeline = page.getByRole('dialog', { name: timelineTexts.title })
  await expect(timeline.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(timeline).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openWindow(page)
  await expect(canvas(page)).toBeVisible()
  await expect(toast(page)).toContainText(quarantine.quarantined)
  expect(await storedValue(page, 'document:white-board.b1')).toMatchObject({ data: { elements: {} } })
})
