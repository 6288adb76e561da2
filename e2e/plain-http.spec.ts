import { groundMenu } from './lib/clipboard.ts'
import { editable, freeGroup, place, selected, TILES } from './lib/free.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expect, pressBeside, settled, store, storedDocument, test } from './lib/page.ts'

/** A name of somebody's LAN: a page there is not a secure context, so browsers withhold Web Locks and more. */
const HOST = 'genkan.lan'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
})

test('over plain http on a LAN the page works whole, keeps changes and tells other tabs', async ({
  page,
  context,
  baseURL,
}) => {
  const address = (baseURL ?? '').replace('127.0.0.1', HOST)
  await page.goto(address)
  await settled(page)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  const other = await context.newPage()
  await other.goto(address)
  await settled(other)
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(other.getByRole('button', { name: '搜索引擎：必应' })).toBeVisible()
  await page.reload()
  await settled(page)
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
})

test('over plain http copied tiles are pasted by the menu, which may not ask the clipboard, and by Ctrl+V', async ({
  page,
  baseURL,
}) => {
  const address = (baseURL ?? '').replace('127.0.0.1', HOST)
  await page.goto(`${address}/components.json`) // of that origin, and no program
  const data = { groups: [freeGroup('a', TILES)], dock: [] }
  await store(page, { 'document:home': { version: 0, data, revision: 1, writer: 'x' } })
  await page.goto(address)
  await settled(page)
  await editable(page)
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)
  await place(page, 't1').click()
  await expect.poll(() => selected(page)).toEqual(['t1'])
  await place(page, 't1').click({ button: 'right' })
  await page.getByRole('menuitem', { name: new RegExp(`^${words.copy}\\s*Ctrl`) }).click()
  await expect(page.locator('#layer-toast')).toContainText(words.copiedTiles.replace('{count}', '1'))
  await (await groundMenu(page, 600, 600)).filter({ hasText: words.paste }).click()
  await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 1)
  await pressBeside(page, 'Control+v')
  await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 2)
  await page.reload()
  await settled(page)
  await editable(page)
  await page.keyboard.press('Control+v') // it is on the clipboard of the system
  await expect(page.locator('[data-free] li')).toHaveCount(TILES.length + 3)
})
