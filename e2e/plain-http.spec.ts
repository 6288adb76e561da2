import { openEmptyAreaMenu } from './lib/clipboard.ts'
import { freeGroup, selectedIds, TILES, tileItem, waitForEditing } from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, pressWithoutMenu, site, store, storedDocument, test, waitForLoad } from './lib/page.ts'
import { file, giveFiles, pngOf } from './lib/pictures.ts'

/** A host name in a LAN: not a secure context, so that browsers disable Web Locks and other APIs. */
const HOST = 'genkan.lan'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
})

test('over plain http in a LAN the page works, stores changes and syncs tabs', async ({ page, context, baseURL }) => {
  const address = (baseURL ?? '').replace('127.0.0.1', HOST)
  await page.goto(address)
  await waitForLoad(page)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  const other = await context.newPage()
  await other.goto(address)
  await waitForLoad(other)
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(other.getByRole('button', { name: '搜索引擎：必应' })).toBeVisible()
  await page.reload()
  await waitForLoad(page)
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
})

test('over plain http a picture becomes the face of a tile, also after a reload', async ({ page, baseURL }) => {
  const address = (baseURL ?? '').replace('127.0.0.1', HOST)
  await page.goto(`${address}/components.json`) // same origin, without the program
  const data = { groups: [group('a', [site('a1')])], dock: [] }
  await store(page, { 'document:home': { version: 0, data, revision: 1, writer: 'x' } })
  await page.goto(address)
  await waitForLoad(page)
  await giveFiles(page, 'drop', '#root nav a[title="站 a1"]', [file('x.png', pngOf([200, 30, 30]))])
  const image = page.locator('#root nav a[title="站 a1"] img')
  await expect(image).toHaveJSProperty('naturalWidth', 64)
  await page.reload()
  await expect(image).toHaveJSProperty('naturalWidth', 64)
  await waitForLoad(page)
})

test('over plain http copied tiles are pasted by the menu (without clipboard access) and by Ctrl+V', async ({
  page,
  baseURL,
}) => {
  const address = (baseURL ?? '').replace('127.0.0.1', HOST)
  await page.goto(`${address}/components.json`) // same origin, without the program
  const data = { groups: [freeGroup('a', TILES)], dock: [] }
  await store(page, { 'document:home': { version: 0, data, revision: 1, writer: 'x' } })
  await page.goto(address)
  await waitForLoad(page)
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
})
