import type { Page } from '@playwright/test'
import { disableClipboard, openEmptyAreaMenu, paste, pasteForged } from './lib/clipboard.ts'
import { expectFrame, openFree, placedSite, selectedIds, tileItem, waitForEditing } from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, soak, test, waitForLoad } from './lib/page.ts'
import { tile } from './lib/sorting.ts'
import { expectToast } from './lib/toasts.ts'

test.beforeEach(({ page }) => page.clock.install())

const tiles = (page: Page) => page.locator('#root [data-free] li')
const inMenu = (page: Page) => page.getByRole('menuitem', { name: messages.paste })

async function pasteByMenu(page: Page, x: number, y: number) {
  await openEmptyAreaMenu(page, x, y)
  await inMenu(page).click()
  await expect(page.getByRole('menu')).toHaveCount(0) // a closing menu still receives all keys
}

/** Position of the selected tile in the viewport; undefined unless exactly one is selected. */
async function cornerOfSelected(page: Page) {
  const boxes = await page
    .locator('[data-free] li[data-in-selection]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  return boxes.length === 1 ? boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))[0] : undefined
}

async function expectSelectedAt(page: Page, x: number, y: number) {
  await expect.poll(() => cornerOfSelected(page)).toEqual({ x, y })
}

/** Selects exactly this tile, so that keys apply to it. */
async function pick(page: Page, id: string) {
  await tileItem(page, id).click()
  await expect.poll(() => selectedIds(page)).toEqual([id])
}

test('without clipboard access copy, cut and paste work within this tab only', soak, async ({ page }) => {
  await disableClipboard(page)
  await openFree(page)
  await pick(page, 't3')
  await page.keyboard.press('Control+x')
  await expectToast(page, messages.cutTilesHere.replace('{count}', '1'))
  await expect(tiles(page)).toHaveCount(3)
  await page.keyboard.press('Control+v')
  await expect(tiles(page)).toHaveCount(4)
  await expect.poll(() => selectedIds(page)).toHaveLength(1)
  const [again = ''] = await selectedIds(page)
  await expectFrame(page, again, { x: 700, y: 175 })
  await pasteByMenu(page, 400, 620)
  await expect(tiles(page)).toHaveCount(5)
  await expectSelectedAt(page, 400, 620)
  await paste(page, 'older words')
  await expect(tiles(page)).toHaveCount(6)
  const others = JSON.stringify({ tiles: [placedSite('other', 100, 500)] })
  await pasteForged(page, others)
  await expect(tile(page, 't3')).toHaveCount(4)
  await page.evaluate(() => dispatchEvent(new Event('blur'))) // the user was in another window
  await pasteForged(page, others)
  await expect(tile(page, 'other')).toHaveCount(1)
  await page.reload()
  await waitForLoad(page)
  await waitForEditing(page)
  await pasteByMenu(page, 400, 300)
  await expectToast(page, messages.clipboardRefused.replace('{key}', 'Ctrl + V'))
  await expect(tiles(page)).toHaveCount(8)
})
