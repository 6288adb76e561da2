import { openEmptyAreaMenu } from './lib/clipboard.ts'
import { freeGroup, selectedIds, TILES, tileItem, waitForEditing } from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, openOn, pressWithoutMenu, site, soak, storedDocument, test, waitForLoad } from './lib/page.ts'
import { file, giveFiles, pngOf } from './lib/pictures.ts'
import { HOME as BOARDS, canvas, middleColour, openWindow, pastePicture } from './lib/white-board.ts'
import { button } from './lib/window.ts'

/** A host name in a LAN: not a secure context, so that browsers disable Web Locks and other APIs. */
const HOST = 'genkan.lan'

test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', HOST)),
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
})

test('over plain http in a LAN the page works, stores changes and syncs tabs', async ({ page, context }) => {
  await page.goto('/')
  await waitForLoad(page)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(other.getByRole('button', { name: '搜索引擎：必应' })).toBeVisible()
  await page.reload()
  await waitForLoad(page)
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
})

test('over plain http a picture becomes the face of a tile, also after a reload', soak, async ({ page }) => {
  await openOn(page, { home: { groups: [group('a', [site('a1')])], dock: [] } })
  await giveFiles(page, 'drop', '#root nav a[title="站 a1"]', [file('x.png', pngOf([200, 30, 30]))])
  const image = page.locator('#root nav a[title="站 a1"] img')
  await expect(image).toHaveJSProperty('naturalWidth', 64)
  await page.reload()
  await expect(image).toHaveJSProperty('naturalWidth', 64)
  await waitForLoad(page)
})

test(
  'over plain http copied tiles are pasted by the menu (without clipboard access) and by Ctrl+V',
  soak,
  async ({ page }) => {
    await openOn(page, { home: { groups: [freeGroup('a', TILES)], dock: [] } })
    await waitForEditing(page)
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)
    await tileItem(page, 't1').click()
    await expect.poll(() => selectedIds(page)).toEqual(['t1'])
    await tileItem(page, 't1').click({ button: 'right' })
    await page.getByRole('menuitem', { name: new RegExp(`^${messages.copy}\\s*Ctrl`) }).click()
    await expect(page.locator('#layer-toast')).toContainText(messages.copiedTiles.replace('{count}', '1'))
    await (await openEmptyAreaMenu(page, 600, 600)).filter({ hasText: messages.paste }).click()
    await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 1)
    await pressWithoutMenu(page, 'Control+v')
    await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 2)
    await page.reload()
    await waitForLoad(page)
    await waitForEditing(page)
    await page.keyboard.press('Control+v') // it is on the clipboard of the system
    await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 3)
  },
)

test('over plain http a picture is put on a white board', soak, async ({ page }) => {
  await openOn(page, { home: BOARDS })
  await openWindow(page)
  await button(page, '新建白板').click()
  await canvas(page).hover()
  await pastePicture(page)
  await expect.poll(() => middleColour(page)).toBe('224,49,49')
})
