import type { Page } from '@playwright/test'
import { groundMenu, paste, pasteForged, refuseClipboard } from './lib/clipboard.ts'
import { editable, expectFrame, freeGroup, openFree, place, selected, standing, TILES } from './lib/free.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expectMinimal, tool } from './lib/minimal.ts'
import { expect, folder, group, settled, site, storedDocument, test } from './lib/page.ts'
import { open, tile, undo } from './lib/sorting.ts'

const tiles = (page: Page) => page.locator('#root [data-free] li')
const toast = (page: Page) => page.locator('#layer-toast')
const inMenu = (page: Page) => page.getByRole('menuitem', { name: words.paste })

async function pasteByMenu(page: Page, x: number, y: number) {
  await groundMenu(page, x, y)
  await inMenu(page).click()
  await expect(page.getByRole('menu')).toHaveCount(0) // until it has gone it hears all keys
}

/** Where the only selected tile stands in the viewport; nowhere while there are more, or none. */
async function cornerOfSelected(page: Page) {
  const boxes = await page
    .locator('[data-free] li[data-in-selection]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  return boxes.length === 1 ? boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))[0] : undefined
}

async function expectSelectedAt(page: Page, x: number, y: number) {
  await expect.poll(() => cornerOfSelected(page)).toEqual({ x, y })
}

/** Selects that tile alone, so that keys are meant for it. */
async function pick(page: Page, id: string) {
  await place(page, id).click()
  await expect.poll(() => selected(page)).toEqual([id])
}

/** The id of the one selected tile that has come since the page was opened on these. */
async function pasted(page: Page, known: readonly { readonly id: string }[] = TILES) {
  const strangers = async () => {
    const ids = await selected(page)
    return ids.length === 1 && !known.some(({ id }) => ids.includes(id)) ? ids : []
  }
  await expect.poll(strangers).toHaveLength(1)
  const [id = ''] = await strangers()
  return id
}

test('copied tiles are pasted beside themselves and in another group; a text that holds none is told', async ({
  page,
}) => {
  const other = { ...freeGroup('b', [standing('u1', 300, 300)]), name: '组 b' }
  await open(page, { groups: [freeGroup('a', TILES), other], dock: [] })
  await editable(page)
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
  await expect(page.locator('[data-free] a:focus')).toHaveCount(1) // keys are the group's button's until then
  await page.keyboard.press('Control+x')
  await expect(tiles(page)).toHaveCount(1)
  await paste(page, ' ')
  await expect(toast(page)).toContainText('剪贴板为空或者不包含文本')
  await paste(page, 'hello')
  await expect(toast(page)).toContainText(words.clipboardOther)
})

test('the menu of the ground pastes where it was opened, 10 px further where something lies; the clipboard’s faults are told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFree(page, [...TILES, standing('turned', 800, 450, { r: 45 })])
  await page.evaluate(() => navigator.clipboard.writeText(' '))
  await pasteByMenu(page, 600, 600)
  await expect(toast(page)).toContainText('剪贴板为空或者不包含文本')
  await pick(page, 't1')
  await page.keyboard.press('Control+c')
  await expect(toast(page)).toContainText(words.copiedTiles.replace('{count}', '1'))
  const rows = await groundMenu(page, 600, 600)
  await expect(rows.first()).toHaveText(/Ctrl\+V/)
  await expect(rows.first()).toContainText(words.paste)
  await rows.first().click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(6)
  await expectSelectedAt(page, 600, 600)
  const first = await pasted(page)
  const { x, y } = (await place(page, 't1').boundingBox()) ?? { x: 0, y: 0 }
  await pasteByMenu(page, Math.round(x) + 500, Math.round(y) + 375) // the corner of the one that is turned, where nothing of it is seen
  await expect(tiles(page)).toHaveCount(7)
  await expectFrame(page, await pasted(page, [...TILES, { id: first }]), { x: 810, y: 460 })
  await expectFrame(page, 't1', { x: 300, y: 75 })
  await undo(page)
  await expect(tiles(page)).toHaveCount(6)
})

test('the ground of a locked page, of a grid and of minimal mode pastes nothing', async ({ page }) => {
  await open(page, { groups: [freeGroup('a', TILES, true), group('b', [site('b1')])], dock: [] })
  await groundMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.locator('#root li[data-group="b"] button').click()
  await expect(tiles(page)).toHaveCount(0)
  await groundMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.locator('#root li[data-group="a"] button').click()
  await expect(tiles(page)).toHaveCount(TILES.length)
  await page.keyboard.press('Control+l')
  await editable(page)
  await groundMenu(page, 600, 600)
  await expect(inMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await tool(page).click()
  await expectMinimal(page)
  await groundMenu(page, 600, 600)
  await expect(inMenu(page)).toHaveCount(0)
})

test('a browser that does not let its clipboard be read: the menu pastes what was copied in this tab, opened by a key, too', async ({
  page,
}) => {
  await openFree(page)
  await pasteByMenu(page, 600, 600)
  await expect(toast(page)).toContainText('浏览器不支持或禁止访问剪贴板，请使用快捷键 Ctrl + V')
  await pick(page, 't2')
  await page.keyboard.press('Control+c')
  await expect(toast(page)).toContainText(words.copiedTiles.replace('{count}', '1'))
  await pasteByMenu(page, 400, 620)
  await expect(tiles(page)).toHaveCount(5)
  await expectSelectedAt(page, 400, 620)
  await expect(page.locator('[data-free] a:focus')).toHaveCount(1) // the menu has given the focus back
  await page.mouse.click(300, 800)
  await expect.poll(() => selected(page)).toEqual([])
  await page.keyboard.press('Shift+F10')
  await expect(inMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(6)
  await expectFrame(page, await pasted(page), { x: 510, y: 85 })
})

test('a browser that refuses its clipboard wholly: copy, cut and paste work in this tab, by menu and by Ctrl+V, and no longer', async ({
  page,
}) => {
  await refuseClipboard(page)
  await openFree(page)
  await pick(page, 't3')
  await page.keyboard.press('Control+x')
  await expect(toast(page)).toContainText(words.cutTilesHere.replace('{count}', '1'))
  await expect(tiles(page)).toHaveCount(3)
  await page.keyboard.press('Control+v')
  await expect(tiles(page)).toHaveCount(4)
  await expect.poll(() => selected(page)).toHaveLength(1)
  const [again = ''] = await selected(page)
  await expectFrame(page, again, { x: 700, y: 175 })
  await pasteByMenu(page, 400, 620)
  await expect(tiles(page)).toHaveCount(5)
  await expectSelectedAt(page, 400, 620)
  await paste(page, 'older words')
  await expect(tiles(page)).toHaveCount(6)
  const others = JSON.stringify({ tiles: [standing('other', 100, 500)] })
  await pasteForged(page, others)
  await expect(tile(page, 't3')).toHaveCount(4)
  await page.evaluate(() => dispatchEvent(new Event('blur'))) // the user has been in another window
  await pasteForged(page, others)
  await expect(tile(page, 'other')).toHaveCount(1)
  await page.reload()
  await settled(page)
  await editable(page)
  await pasteByMenu(page, 400, 300)
  await expect(toast(page)).toContainText(words.clipboardRefused)
  await expect(tiles(page)).toHaveCount(8)
})

test('tiles that have never been placed are cut and pasted where they were seen', async ({ page }) => {
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

test('hostile texts are refused or mended, it is said, and nothing that stands is touched', async ({ page }) => {
  const own = [...TILES, { ...folder([site('in')]), x: 1500, y: 500, w: 200, h: 200 }]
  await openFree(page, own)
  const home = async () => JSON.stringify((await storedDocument(page, 'home')) as object)
  const before = await home()
  await pasteForged(page, JSON.stringify({ tiles: Array.from({ length: 100_000 }, () => ({})) }))
  await expect(toast(page)).toContainText(words.clipboardTooLarge)
  const deep = 50_000
  await pasteForged(page, `{"tiles":${'[{"children":'.repeat(deep)}[]${'}]'.repeat(deep)}}`)
  await pasteForged(page, '{"tiles":[{"x":null,"y":1e999,"w":"58","h":{}}],"__proto__":[]}')
  await expect(toast(page)).toContainText(words.clipboardOther)
  expect(await home()).toBe(before)

  const evil = { url: 'javascript:document.body.remove()', src: 'javascript:0', background: 'x'.repeat(30_000) }
  const ring = { ...folder([{ ...folder([site('f')]), x: 1, y: 1, w: 9, h: 9 }]), x: 300, y: 900, w: 200, h: 200 }
  await pasteForged(page, JSON.stringify({ tiles: [standing('t1', 200, 600, evil), ring, standing('in', 1e9, -1e9)] }))
  await expect(toast(page)).toContainText(words.clipboardMended)
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
