import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import backupFile from '../src/client/features/safety/backup-file/locales/zh-CN.json' with { type: 'json' }
import history from '../src/client/features/safety/local-history/locales/zh-CN.json' with { type: 'json' }
import moveIn from '../src/client/features/safety/move-in/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { makePng } from '../src/server/testing/pictures.ts'
import { findViolations } from './lib/axe.ts'
import {
  expect,
  group,
  openOn,
  pressUntilOpen,
  site,
  soak,
  store,
  storedDocument,
  storedValue,
  test,
  waitForLoad,
} from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Our own backups: what one browser exports, another brings back. */

const RED = Buffer.from(makePng(8, 8, () => [200, 30, 30, 255]))
const FACE = `face:${createHash('sha256').update(RED).digest('hex')}`
const NOTE = { id: 'n', name: '购物', time: 1, content: '买菜' }
const BOARD = { id: 'b1', name: '流程', created: 1 }
const DRAWING = {
  elements: { e: { id: 'e', type: 'rectangle', version: 1, versionNonce: 1, x: 0, y: 0, width: 9, height: 9 } },
  files: {},
  background: '#ffffff',
}

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const dialog = (page: Page) => page.getByRole('dialog', { name: moveIn.title })
const fileInput = (page: Page) => drawer(page).getByLabel(moveIn.title)
const dataOf = async (page: Page, id: string) => Reflect.get(Object(await storedDocument(page, id)), 'data')

async function openSystemTab(page: Page): Promise<void> {
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
}

/** Exports a backup. @returns its name and bytes */
async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await drawer(page).getByRole('button', { name: backupFile.export, exact: true }).click()
  const file = await download
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  return { name: file.suggestedFilename(), buffer: Buffer.concat(chunks) }
}

const IDS = ['home', 'notes', 'wooden-fish', 'white-board', 'white-board.b1']

/** What is stored of the documents. */
const stored = (page: Page) => Promise.all(IDS.map((id) => dataOf(page, id)))

test('a backup is exported; another browser shows it, and brings it back with pictures and drawings; undo takes it back', async ({
  page,
}) => {
  await page.goto('/components.json')
  await store(page, { [FACE]: { type: 'image/png', bytes: new Uint8Array(RED) } })
  await openOn(page, {
    home: { groups: [group('a', [site('one', { src: FACE })]), group('b', [site('two')])], dock: [site('d')] },
    notes: { noteList: [NOTE] },
    time: { timeSize: 90 },
    'wooden-fish': { score: 108, days: {}, sound: false },
    'white-board': { boards: [BOARD], deleted: {} },
    'white-board.b1': DRAWING,
  })
  await openSystemTab(page)
  const file = await exported(page)
  await expect(toast(page)).toContainText(backupFile.exported)
  expect(file.name).toMatch(/^genkan-\d{4}-\d\d-\d\d-\d{4}\.yuyi$/)
  const here = await stored(page)

  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('genkan').onsuccess = resolve)))
  await openOn(page, {
    home: { groups: [group('x', [site('y')])], dock: [] },
    notes: { noteList: [] },
    'wooden-fish': { score: 1, days: {}, sound: false },
    'white-board': { boards: [], deleted: {} },
  })
  await openSystemTab(page)
  const anew = await stored(page)
  await fileInput(page).setInputFiles({ ...file, mimeType: '' })
  await expect(dialog(page)).toContainText('2 个图标')
  await expect(dialog(page).getByRole('checkbox', { name: moveIn.replace })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: history['section.wooden_fish'] })).toBeChecked()
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await dialog(page).getByRole('button', { name: moveIn.import, exact: true }).click()
  await expect(toast(page)).toContainText(moveIn.moved)
  await expect.poll(() => stored(page)).toEqual(here)
  expect(await dataOf(page, 'time')).toMatchObject({ timeSize: 90 })
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '站 one' }).locator('img')).toBeVisible()
  expect(await storedValue(page, FACE)).toMatchObject({ type: 'image/png' })

  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored(page)).slice(0, -1)).toEqual(anew.slice(0, -1)) // redo needs the drawing
  await page.reload()
  await waitForLoad(page)
  await expect(page.getByRole('link', { name: '站 y' })).toBeVisible()
})

test('of a backup one group is added, and nothing else', soak, async ({ page }) => {
  await openOn(page, { home: { groups: [group('a', [site('one')])], dock: [] }, notes: { noteList: [NOTE] } })
  await openSystemTab(page)
  const brought = { groups: [group('a', [site('one')]), group('b', [site('two')])], dock: [site('d')] }
  const sections = {
    nav_info: JSON.stringify({ home: { version: 0, data: brought } }),
    notes: JSON.stringify({ notes: { version: 0, data: { noteList: [] } } }),
  }
  const buffer = Buffer.from(JSON.stringify(sections))
  await fileInput(page).setInputFiles({ name: 'cloud.yuyi', mimeType: '', buffer })
  await dialog(page).getByRole('checkbox', { name: moveIn.replace }).uncheck()
  await dialog(page).getByRole('checkbox', { name: /^组 a/ }).uncheck()
  await dialog(page).getByRole('checkbox', { name: history['section.notes'] }).uncheck()
  await dialog(page).getByRole('button', { name: moveIn.import, exact: true }).click()
  await expect
    .poll(() => dataOf(page, 'home'))
    .toMatchObject({ groups: [{ name: '组 b', children: [{ name: '站 two' }] }, { name: '组 a' }], dock: [] })
  expect(await dataOf(page, 'notes')).toEqual({ noteList: [NOTE] })
})
