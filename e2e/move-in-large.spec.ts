import type { Page } from '@playwright/test'
import moveIn from '../src/client/features/safety/move-in/locales/zh-CN.json' with { type: 'json' }
import { itabFile, netscapeFile } from '../src/client/features/safety/move-in/testing/files.ts'
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { makePng } from '../src/server/testing/pictures.ts'
import type { Home, Item } from '../src/shared/entities/item.ts'
import { expect, group, openOn, pressUntilOpen, site, soakUnless, storedDocument, test } from './lib/page.ts'
import { answerThirdParties } from './lib/third-parties.ts'
import { toast } from './lib/toasts.ts'

/** Files of many entries, and hostile ones, through the dialog. */

const PICTURE = { contentType: 'image/png', body: Buffer.from(makePng(8, 8, () => [200, 30, 30, 255])) }
const HOME = { groups: [group('a', [site('one')])], dock: [] }
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const file = (page: Page) => drawer(page).getByLabel(moveIn.title)
const move = (page: Page) => page.getByRole('button', { name: moveIn.move })
const storedHome = async (page: Page): Promise<Home> => Reflect.get(Object(await storedDocument(page, 'home')), 'data')

const count = (items: readonly Item[]): number =>
  items.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0)

/** How many are named as left behind. */
async function countLeft(page: Page): Promise<number> {
  const rows = await page.getByRole('dialog').last().getByRole('listitem').allTextContents()
  const more = /^还有 ([\d,]+) 项$/.exec(rows.at(-1) ?? '')?.[1]
  return more === undefined ? rows.length : rows.length - 1 + Number(more.replace(',', ''))
}

async function openSystemTab(page: Page): Promise<void> {
  await answerThirdParties(page)
  await page.route(/icons\.example/, (route) => route.fulfill(PICTURE))
  await openOn(page, { home: HOME })
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
}

for (const { name, text, entries } of [
  { name: 'an iTab backup of 312 entries', text: itabFile(312), entries: 312 },
  // and the fifty folders, each a group of its own
  { name: 'a browser’s 5,000 bookmarks', text: netscapeFile(5000), entries: 5000 },
])
  test(
    `${name}: every one is a tile or is named, and undo takes all of them back`,
    soakUnless(entries < 1000),
    async ({ page }) => {
      await openSystemTab(page)
      const before = JSON.stringify(await storedHome(page))
      const reading = page.getByRole('dialog', { name: moveIn.reading })
      // what reads the file comes once it is seen that this takes a while
      await page.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
        await expect(reading).toBeVisible()
        await route.continue()
      })
      await file(page).setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from(text) })
      await expect(move(page)).toBeVisible()
      await expect(reading).toHaveCount(0)
      const left = await countLeft(page)
      await move(page).click()
      const undo = toast(page).filter({ hasText: moveIn.moved }).getByRole('button')
      await undo.focus() // the toast stays as long as it has the focus
      await expect.poll(async () => (await storedHome(page)).groups.length).toBeGreaterThan(1)
      const { groups } = await storedHome(page)
      expect(groups.slice(0, -1).reduce((sum, { children }) => sum + count(children), 0) + left).toBe(entries)
      await undo.click()
      await expect.poll(async () => JSON.stringify(await storedHome(page))).toBe(before)
    },
  )

test('hostile files are refused with the reason: nothing changes, and no prototype', async ({ page }) => {
  await openSystemTab(page)
  const before = JSON.stringify(await storedHome(page))
  const keys = Array.from({ length: 200_000 }, (_, index) => `"__proto__":{"a${index}":1},"constructor":{"b":1}`)
  const hostile: readonly (readonly [text: string | Buffer, says: string])[] = [
    ['['.repeat(1_000_000), moveIn['problem.deep']],
    [`{"navConfig":[{"children":[{${keys.join(',')}}]}]}`, moveIn['problem.large']],
    [`<DL>${'<DL><DT>'.repeat(100_000)}`, moveIn['problem.deep']],
    [Buffer.from([0x1f, 0x8b, 8, 0, ...Array(500).fill(0x7f)]), moveIn['problem.unknown']],
  ]
  for (const [content, says] of hostile) {
    await file(page).setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from(content) })
    await expect(toast(page)).toContainText(says)
    await expect(toast(page)).toBeEmpty()
  }
  expect(JSON.stringify(await storedHome(page))).toBe(before)
  expect(
    await page.evaluate(() => Object.keys(Object.prototype).concat(Object.keys(Object.getPrototypeOf([])))),
  ).toEqual([])
})
