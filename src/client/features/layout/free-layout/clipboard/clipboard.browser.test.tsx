import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { base64Of } from '../../../../core/text/base64.ts'
import { documentValue, drawPage } from '../../../../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../../../../testing/elements.ts'
import { homeMessages as messages } from '../../../../testing/home-messages.ts'
import { folder, group, site } from '../../../../testing/items.ts'
import { expectToast, noMenu, openEmptyAreaMenu } from '../../../../testing/menus.ts'
import { soak } from '../../../../testing/soak.ts'
import minimal from '../../minimal/locales/zh-CN.json'

const { press } = commands

/** Scale of a viewport of 1440 px: stored coordinates are px of a page 1920 px wide. */
const SCALE = 1440 / 1920
const placedSite = (id: string, x: number, y: number, more: object = {}) =>
  site(id, { x: x / SCALE, y: y / SCALE, w: 60 / SCALE, h: 60 / SCALE, ...more })
const freeGroup = (id: string, children: readonly object[], lock = false) => group(id, children, { mode: 1, lock })
const TILES = [
  placedSite('t1', 300, 75),
  placedSite('t2', 500, 75),
  placedSite('t3', 700, 175),
  placedSite('t4', 900, 275),
]

const free = () => findAll('#root [data-free] li')
const expectTiles = (count: number) => expect.poll(free).toHaveLength(count)
const item = (id: string) => find(`#root [data-free] li[data-tile="${id}"]`)
const groupButton = (id: string) => page.elementLocator(find(`#root li[data-group="${id}"] button`) ?? document.body)
const pasteEntry = page.getByRole('menuitem', { name: messages.paste })
const selected = () => findAll('[data-free] li[data-in-selection]')
const selectedIds = () => selected().map(({ dataset }) => dataset.tile ?? '')
const cornerOfSelected = () => {
  const [x = 0, y = 0] = selected().length === 1 ? [boxOf(selected()[0]).x, boxOf(selected()[0]).y] : []
  return { x: Math.round(x), y: Math.round(y) }
}
const expectSelectedAt = (x: number, y: number) => expect.poll(cornerOfSelected).toEqual({ x, y })
/** Where a tile is on its page, in px. */
const placeOf = (id: string) => {
  const one = item(id)
  const [dx = 0, dy = 0] = (one?.style.translate ?? '').split(' ').map((px) => Number.parseFloat(px) || 0)
  return { x: (one?.offsetLeft ?? 0) + dx, y: (one?.offsetTop ?? 0) + dy }
}
const expectPlace = (id: string, x: number, y: number) => expect.poll(() => placeOf(id)).toEqual({ x, y })
const waitForEditing = () => expect.poll(() => findAll('[data-free] [class*=dots]')).toHaveLength(1)

/** Gives the page another clipboard, of this text; one that refuses to be read without it. */
function replaceClipboard(text?: string) {
  const clipboard = {
    text,
    async writeText(written: string) {
      clipboard.text = text === undefined ? undefined : written
    },
    async readText() {
      if (clipboard.text === undefined) throw new DOMException('', 'NotAllowedError')
      return clipboard.text
    },
  }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  return clipboard
}

async function openHome(home: object) {
  await page.viewport(1440, 900)
  await drawPage({ home })
}

async function openFree(children: readonly object[] = TILES) {
  await openHome({ groups: [freeGroup('a', children)], dock: [] })
  await waitForEditing()
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

/** Pastes forged tiles: arbitrary JSON in the format of copied tiles. */
const pasteForged = (json: string) => paste(`genkan-tiles-plain:${base64Of(new TextEncoder().encode(json))}`)

async function pasteByMenu(x: number, y: number) {
  await openEmptyAreaMenu(x, y)
  await pasteEntry.click()
  await noMenu()
}

/** Selects exactly this tile, so that keys apply to it. */
async function pick(id: string) {
  await page.elementLocator(item(id) ?? document.body).click()
  await expect.poll(selectedIds).toEqual([id])
}

/** Id of the selected tile if it is not one of the initial ones. */
async function pasted(known: readonly { readonly id: string }[] = TILES) {
  const strangers = () => selectedIds().filter((id) => !known.some((one) => one.id === id))
  await expect.poll(() => (selectedIds().length === 1 ? strangers() : [])).toHaveLength(1)
  return strangers()[0] ?? ''
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

// the first one: nothing has been copied in this tab yet
test('without clipboard read access the menu pastes tiles copied in this tab', soak, async () => {
  replaceClipboard()
  await openFree()
  await pasteByMenu(600, 600)
  await expectToast('浏览器不支持或禁止访问剪贴板，请使用快捷键 Ctrl + V')
  await pick('t2')
  await press('Control+c')
  await expectToast(messages.copiedTiles.replace('{count}', '1'))
  await pasteByMenu(400, 620)
  await expectTiles(5)
  await expectSelectedAt(400, 620)
  await expect.poll(() => findAll('[data-free] a:focus')).toHaveLength(1) // the menu has returned the focus
  await page.elementLocator(document.body).click({ position: { x: 300, y: 800 } })
  await expect.poll(selectedIds).toEqual([])
  await press('Shift+F10')
  await expect.element(pasteEntry).toHaveFocus()
  await press('Enter')
  await expectTiles(6)
  await expectPlace(await pasted(), 510, 85)
})

test('copied tiles are pasted beside the originals and in another group; a text without tiles is reported', async () => {
  const clipboard = replaceClipboard('')
  await openHome({ groups: [freeGroup('a', TILES), freeGroup('b', [placedSite('u1', 300, 300)])], dock: [] })
  await waitForEditing()
  await pick('t1')
  await press('Control+c')
  await expect.poll(() => clipboard.text).toContain('genkan-tiles:')
  paste(clipboard.text ?? '')
  await expectTiles(5)
  await expectPlace(await pasted(), 310, 85)
  await groupButton('b').click()
  await expectTiles(1)
  paste(clipboard.text ?? '')
  await expectTiles(2)
  await expect.poll(() => findAll('[data-free] a:focus')).toHaveLength(1) // before, keys go to the group's button
  await press('Control+x')
  await expectTiles(1)
  paste(' ')
  await expectToast('剪贴板为空或者不包含文本')
  paste('hello')
  await expectToast(messages.clipboardOther)
})

test('the empty area’s menu pastes at its position, 10 px beside an existing tile; errors are reported', async () => {
  replaceClipboard(' ')
  await openFree([...TILES, placedSite('turned', 800, 450, { r: 45 })])
  await pasteByMenu(600, 600)
  await expectToast('剪贴板为空或者不包含文本')
  await pick('t1')
  await press('Control+c')
  await expectToast(messages.copiedTiles.replace('{count}', '1'))
  const rows = await openEmptyAreaMenu(600, 600)
  await expect.element(rows.first()).toMatchTextContent(/Ctrl\+V/)
  await expect.element(rows.first()).toMatchTextContent(messages.paste)
  await rows.first().click()
  await noMenu()
  await expectTiles(6)
  await expectSelectedAt(600, 600)
  const first = await pasted()
  const { x, y } = boxOf(item('t1'))
  await pasteByMenu(Math.round(x) + 500, Math.round(y) + 375) // the empty corner of the rotated tile
  await expectTiles(7)
  await expectPlace(await pasted([...TILES, { id: first }]), 810, 460)
  await expectPlace('t1', 300, 75)
  await press('Control+z')
  await expectTiles(6)
})

test('the empty area of a locked page, a grid and minimal mode does not paste', soak, async () => {
  const expectNoPaste = async () => {
    await openEmptyAreaMenu(600, 600)
    await expect.element(pasteEntry).not.toBeInTheDocument()
    await press('Escape')
    await noMenu()
  }
  await openHome({ groups: [freeGroup('a', TILES, true), group('b', [site('b1')])], dock: [] })
  await expectTiles(TILES.length)
  await expectNoPaste()
  await groupButton('b').click()
  await expectTiles(0)
  await expectNoPaste()
  await groupButton('a').click()
  await expectTiles(TILES.length)
  await press('Control+l')
  await waitForEditing()
  await openEmptyAreaMenu(600, 600)
  await expect.element(pasteEntry).toBeVisible()
  await press('Escape')
  await noMenu()
  await page.getByRole('toolbar').getByRole('button', { name: minimal['command.toggle'] }).click()
  await expect.poll(() => find('#root > main [data-label-id="poem"]')?.checkVisibility()).toBe(true)
  await expectNoPaste()
})

test('tiles without stored positions are cut and pasted at their displayed positions', async () => {
  replaceClipboard()
  await openFree([site('n1'), site('n2')])
  await pick('n1')
  const before = cornerOfSelected()
  await press('Control+x')
  await expectTiles(1)
  await pasteByMenu(900, 700)
  await expectTiles(2)
  await expectSelectedAt(900, 700)
  await press('Control+z')
  await expectTiles(1)
  await press('Control+z')
  await expectTiles(2)
  await pick('n1')
  await expectSelectedAt(before.x, before.y)
})

test('malicious texts are refused or repaired and reported, without changing existing tiles', async () => {
  const own = [...TILES, { ...folder([site('in')]), x: 1500, y: 500, w: 200, h: 200 }]
  await openFree(own)
  const home = () => JSON.stringify(documentValue('home'))
  const before = home()
  pasteForged(JSON.stringify({ tiles: Array.from({ length: 100_000 }, () => ({})) }))
  await expectToast(messages.clipboardTooLarge)
  const deep = 50_000
  pasteForged(`{"tiles":${'[{"children":'.repeat(deep)}[]${'}]'.repeat(deep)}}`)
  pasteForged('{"tiles":[{"x":null,"y":1e999,"w":"58","h":{}}],"__proto__":[]}')
  await expectToast(messages.clipboardOther)
  expect(home()).toBe(before)

  const evil = { url: 'javascript:document.body.remove()', src: 'javascript:0', background: 'x'.repeat(30_000) }
  const ring = { ...folder([{ ...folder([site('f')]), x: 1, y: 1, w: 9, h: 9 }]), x: 300, y: 900, w: 200, h: 200 }
  pasteForged(JSON.stringify({ tiles: [placedSite('t1', 200, 600, evil), ring, placedSite('in', 1e9, -1e9)] }))
  await expectToast(messages.clipboardMended)
  await expectTiles(own.length + 3)
  for (const link of findAll('#root [data-free] a')) expect(link.getAttribute('href')).toMatch(/^https:/)
  expect(home()).not.toContain('javascript:document')
  const { groups } = documentValue('home') as { groups: readonly { children: readonly { id: string }[] }[] }
  const all = groups.flatMap(({ children }) => children)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.slice(0, own.length)).toEqual(own)
  await press('Control+z')
  await expectTiles(own.length)
})
