import type { Page } from '@playwright/test'
import { disableClipboard, openEmptyAreaMenu, paste, pasteForged } from './lib/clipboard.ts'
import {
  expectFrame,
  freeGroup,
  openFree,
  placedSite,
  selectedIds,
  TILES,
  tileItem,
  waitForEditing,
} from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expectMinimal, tool } from './lib/minimal.ts'
import { expect, folder, group, site, storedDocument, test, waitForLoad } from './lib/page.ts'
import { open, tile, undo } from './lib/sorting.ts'
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

/** Id of the selected tile if it is not one of the initial ones. */
async function pasted(page: Page, known: readonly { readonly id: string }[] = TILES) {
  const strangers = async () => {
    const ids = await selectedIds(page)
    return ids.length === 1 && !known.some(({ id }) => ids.includes(id)) ? ids : []
  }
  await expect.poll(strangers).toHaveLength(1)
  const [id = ''] = await strangers()
  return id
}

test('copied tiles are pasted beside the originals and in another group; a text without tiles is reported', async ({
  page,
}) => {
  const other = { ...freeGroup('b', [placedSite('u1', 300, 300)]), name: '组 b' }
  await open(page, { groups: [freeGroup('a', TILES), other], dock: [] })
  await waitForEditing(page)
  const copied = () =>
    page.evaluate(() => {
      const kept = { text: '' }
      const writeText = async (text: string) => {
        kept.text = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      Object.assign(window, { kept })
    })
  const text = () => page.evaluate(() => (window as unknown as { kept: { text: string } }).kept.text)
  await copied()
  await pick(page, 't1')
  await page.keyboard.press('Control+c')
  await expect.poll(text).toContain('genkan-tiles:')
  await paste(page, await text())
  await expect(tiles(page)).toHaveCount(5)
  await expectFrame(page, await pasted(page), { x: 310, y: 85 })
  await page.locator('#root li[data-group="b"] button').click()
  await expect(tiles(page)).toHaveCount(1)
  await paste(page, await text())
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.locator('[data-free] a:focus')).toHaveCount(1) // before, keys go to the group's button
  await page.keyboard.press('Control+x')
  await expect(tiles(page)).toHaveCount(1)
  await paste(page, ' ')
  await expectToast(page, '剪贴板为空或者不包含文本')
  await paste(page, 'hello')
  await expectToast(page, messages.clipboardOther)
})

test('the empty area’s menu pastes at its position, 10 px beside an existing tile; errors are reported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFree(page, [...TILES, placedSite('turned', 800, 450, { r: 45 })])
  await page.evaluate(() => navigator.clipboard.writeText(' '))
  await pasteByMenu(page, 600, 600)
  await expectToast(page, '剪贴板为空或者不包含文本')
  await pick(page, 't1')
  await page.keyboard.press('Control+c')
  await expectToast(page, messages.copiedTiles.replace('{count}', '1'))
  const rows = await openEmptyAreaMenu(page, 600, 600)
  await expect(rows.first()).toHaveText(/Ctrl\+V/)
  await expect(rows.first()).toContainText(messages.paste)
  await rows.first().click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(6)
  await expectSelectedAt(page, 600, 600)
  const first = await pasted(page)
  const { x, y } = (await tileItem(page, 't1').boundingBox()) ?? { x: 0, y: 0 }
  await pasteByMenu(page, Math.round(x) + 500, Math.round(y) + 375) // the empty corner of the rotated tile
  await expect(tiles(page)).toHaveCount(7)
  await expectFrame(page, await pasted(page, [...TILES, { id: first }]), { x: 810, y: 460 })
  await expectFrame(page, 't1', { x: 300, y: 75 })
  await undo(page)
  await expect(tiles(page)).toHaveCount(6)
})

test('the empty area of a locked page, a grid and minimal mode does not paste', async ({ page }) => {
  await open(page, { groups: [freeGroup('a', TILES, true), group('b', [site('b1')])], dock: [] })
  await openEmptyAreaMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.locator('#root li[data-group="b"] button').click()
  await expect(tiles(page)).toHaveCount(0)
  await openEmptyAreaMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.locator('#root li[data-group="a"] button').click()
  await expect(tiles(page)).toHaveCount(TILES.length)
  await page.keyboard.press('Control+l')
  await waitForEditing(page)
  await openEmptyAreaMenu(page, 600, 600)
  await expect(inMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await tool(page).click()
  await expectMinimal(page)
  await openEmptyAreaMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
})

test('without clipboard read access the menu pastes tiles copied in this tab', async ({ page }) => {
  await openFree(page)
  await pasteByMenu(page, 600, 600)
  await expectToast(page, '浏览器不支持或禁止访问剪贴板，请使用快捷键 Ctrl + V')
  await pick(page, 't2')
  await page.keyboard.press('Control+c')
  await expectToast(page, messages.copiedTiles.replace('{count}', '1'))
  await pasteByMenu(page, 400, 620)
  await expect(tiles(page)).toHaveCount(5)
  await expectSelectedAt(page, 400, 620)
  await expect(page.locator('[data-free] a:focus')).toHaveCount(1) // the menu has returned the focus
  await page.mouse.click(300, 800)
  await expect.poll(() => selectedIds(page)).toEqual([])
  await page.keyboard.press('Shift+F10')
  await expect(inMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(6)
  await expectFrame(page, await pasted(page), { x: 510, y: 85 })
})

test('without clipboard access copy, cut and paste work within this tab only', async ({ page }) => {
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

test('tiles without stored positions are cut and pasted at their displayed positions', async ({ page }) => {
  await openFree(page, [site('n1'), site('n2')])
  await pick(page, 'n1')
  const before = await cornerOfSelected(page)
  await page.keyboard.press('Control+x')
  await expect(tiles(page)).toHaveCount(1)
  await pasteByMenu(page, 900, 700)
  await expect(tiles(page)).toHaveCount(2)
  await expectSelectedAt(page, 900, 700)
  await undo(page)
  await expect(tiles(page)).toHaveCount(1)
  await undo(page)
  await expect(tiles(page)).toHaveCount(2)
  await pick(page, 'n1')
  await expect.poll(() => cornerOfSelected(page)).toEqual(before)
})

test('malicious texts are refused or repaired and reported, without changing existing tiles', async ({ page }) => {
  const own = [...TILES, { ...folder([site('in')]), x: 1500, y: 500, w: 200, h: 200 }]
  await openFree(page, own)
  const home = async () => JSON.stringify((await storedDocument(page, 'home')) as object)
  const before = await home()
  await pasteForged(page, JSON.stringify({ tiles: Array.from({ length: 100_000 }, () => ({})) }))
  await expectToast(page, messages.clipboardTooLarge)
  const deep = 50_000
  await pasteForged(page, `{"tiles":${'[{"children":'.repeat(deep)}[]${'}]'.repeat(deep)}}`)
  await pasteForged(page, '{"tiles":[{"x":null,"y":1e999,"w":"58","h":{}}],"__proto__":[]}')
  await expectToast(page, messages.clipboardOther)
  expect(await home()).toBe(before)

  const evil = { url: 'javascript:document.body.remove()', src: 'javascript:0', background: 'x'.repeat(30_000) }
  const ring = { ...folder([{ ...folder([site('f')]), x: 1, y: 1, w: 9, h: 9 }]), x: 300, y: 900, w: 200, h: 200 }
  await pasteForged(
    page,
    JSON.stringify({ tiles: [placedSite('t1', 200, 600, evil), ring, placedSite('in', 1e9, -1e9)] }),
  )
  await expectToast(page, messages.clipboardMended)
  await expect(tiles(page)).toHaveCount(own.length + 3)
  for (const link of await page.locator('#root [data-free] a').all())
    expect(await link.getAttribute('href')).toMatch(/^https:/)
  await expect.poll(home).not.toContain('javascript:document')
  const stored = (await storedDocument(page, 'home')) as { data: { groups: { children: { id: string }[] }[] } }
  const all = stored.data.groups.flatMap(({ children }) => children)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.slice(0, own.length)).toEqual(own)
  await undo(page)
  await expect(tiles(page)).toHaveCount(own.length)
})
