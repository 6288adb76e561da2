import { expect, settled, storedDocument, test } from './lib/page.ts'

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
  expect(await storedDocument(page, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
})
