import type { Page } from '@playwright/test'
import moveIn from '../src/client/features/safety/move-in/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import versions from '../src/client/features/safety/timeline/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { makePng } from '../src/server/testing/pictures.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, folder, group, openOn, pressUntilOpen, site, storedDocument, test } from './lib/page.ts'
import { answerThirdParties } from './lib/third-parties.ts'
import { choose, rightClick } from './lib/tile-menus.ts'
import { theWindow } from './lib/window.ts'

/** What is deleted or replaced by the controls that everyone uses comes back as it was stored, byte by byte. */

const NOTES_TILE = { id: 'n', name: '', type: 'component', component: 'notes', size: '2x2' }
const note = (id: string) => ({ id, name: id, time: 1e12, content: `text of ${id}` })
const DOCUMENTS = {
  home: {
    groups: [
      group('a', [
        site('a1'),
        site('a2', { fontText: '二' }),
        site('a3'),
        folder([site('in1'), site('in2')]),
        NOTES_TILE,
      ]),
      group('b', [site('b1'), site('b2')]),
    ],
    dock: [site('d1'), site('d2')],
  },
  notes: { noteList: [note('one'), note('two'), note('three')] },
  'notes.view': { selectNoteId: 'two', previewTheme: 'default', mode: 'edit', onTile: {} },
  time: {
    ...{ isTime: true, timeSize: 90, timeTop: 50, timeDay: true, timeWeek: true, timeLunar: true, timeGreeting: true },
    ...{ timeSecond: false, time24: true, timeBold: false, timeFont: 'auto', timeColor: '', timeBoxShadow: '' },
  },
}
/** Those that undo brings back; how notes are looked at is none of them. */
const UNDOABLE = ['home', 'notes', 'time']
const PICTURE = { contentType: 'image/png', body: Buffer.from(makePng(8, 8, () => [200, 30, 30, 255])) }
const SAMPLE = 'src/client/features/safety/move-in/formats/samples/itab.itabdata'

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const timeline = (page: Page) => page.getByRole('dialog', { name: versions.title })
const tile = (page: Page, id: string) => page.locator('#root [data-pages]').getByRole('link', { name: `站 ${id}` })

async function stored(page: Page): Promise<string> {
  const records = await Promise.all(UNDOABLE.map((id) => storedDocument(page, id)))
  return JSON.stringify(records.map((record) => Reflect.get(Object(record), 'data')))
}

async function openSystemTab(page: Page): Promise<void> {
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
}

async function closeDrawer(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1) // one above it takes Escape until it has gone
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0, { timeout: 1500 })
  }).toPass()
}

async function resetEverything(page: Page): Promise<void> {
  await openSystemTab(page)
  const row = drawer(page).locator(`[data-form-row="${system['reset.everything']}"]`)
  await row.getByRole('button', { name: system.resetNow }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: system.resetNow }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(tile(page, 'a1')).toHaveCount(0)
  await closeDrawer(page)
}

/** The day's version must be kept before the desktop is changed: it is the oldest, which is restored later. */
async function keepFirstVersion(page: Page): Promise<void> {
  await openSystemTab(page)
  await drawer(page).getByRole('button', { name: system.openHistory, exact: true }).click()
  await expect(timeline(page).getByRole('list').first().getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(timeline(page)).toHaveCount(0)
  await closeDrawer(page)
  await rightClick(tile(page, 'a3'))
  await choose(page, messages.delete)
  await expect.poll(() => stored(page)).not.toContain('站 a3')
}

async function restoreVersion(page: Page): Promise<void> {
  await openSystemTab(page)
  await drawer(page).getByRole('button', { name: system.openHistory, exact: true }).click()
  await timeline(page).getByRole('list').first().getByRole('button').last().click()
  await timeline(page).getByRole('button', { name: versions.restoreWhole }).click()
  await expect(timeline(page)).toHaveCount(0)
  await closeDrawer(page)
}

async function replaceByFile(page: Page): Promise<void> {
  await openSystemTab(page)
  await drawer(page).getByLabel(moveIn.title, { exact: true }).setInputFiles(SAMPLE)
  const dialog = page.getByRole('dialog', { name: moveIn.title })
  await dialog.getByRole('checkbox', { name: moveIn.replace }).check()
  await dialog.getByRole('button', { name: moveIn.move }).click()
  await expect(dialog).toHaveCount(0)
  await closeDrawer(page)
}

async function deleteSelected(page: Page): Promise<void> {
  await rightClick(tile(page, 'a1'))
  await choose(page, messages.select)
  await page.getByRole('checkbox', { name: '站 a2' }).click()
  const bar = page.getByRole('toolbar', { name: messages.batch })
  await bar.getByRole('button', { name: messages.delete, exact: true }).click()
  await expect(tile(page, 'a1')).toHaveCount(0)
  await bar.getByRole('button', { name: messages.batchDone, exact: true }).click()
}

async function deleteNote(page: Page): Promise<void> {
  await page.locator('#root article').click()
  await theWindow(page)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await choose(page, '删除')
  await expect(theWindow(page).getByRole('navigation').getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape') // out of the editor, which has an undo of its own
}

const COMMANDS: readonly (readonly [name: string, run: (page: Page) => Promise<void>])[] = [
  [
    'a deleted tile',
    async (page) => {
      await rightClick(tile(page, 'a1'))
      await choose(page, messages.delete)
    },
  ],
  ['deleted tiles', deleteSelected],
  [
    'a deleted group',
    async (page) => {
      await rightClick(page.locator('[data-group="b"]').getByRole('button'))
      await choose(page, messages.delete)
    },
  ],
  [
    'a tile out of the dock',
    async (page) => {
      await rightClick(page.getByRole('region', { name: 'Dock' }).getByRole('link', { name: '站 d1' }))
      await choose(page, messages.delete)
    },
  ],
  ['a home replaced by a file', replaceByFile],
  ['everything reset', resetEverything],
  ['what a restored version has replaced', restoreVersion],
  ['a deleted note', deleteNote],
]

test('deleted and replaced data comes back byte by byte', async ({ page }) => {
  await answerThirdParties(page)
  await page.route(/codelife\.cc|example\.invalid/, (route) => route.fulfill(PICTURE))
  await openOn(page, DOCUMENTS)
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // commands are known
  await keepFirstVersion(page)
  const before = await stored(page)
  for (const [name, run] of COMMANDS)
    await test.step(name, async () => {
      await run(page)
      await expect.poll(() => stored(page), name).not.toBe(before)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect.poll(() => stored(page), name).toBe(before)
    })
})
