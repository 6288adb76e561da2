import itemEditor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, site, soak, test } from './lib/page.ts'
import { choose, entry, open, rightClick, tile } from './lib/tile-menus.ts'
import { toast } from './lib/toasts.ts'

test('a tile opens here and in a new tab, and its URL can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://a1.example/**', (route) => route.fulfill({ body: 'a1' }))
  await open(page)
  await rightClick(tile(page, '站 a1'))
  const [opened] = await Promise.all([context.waitForEvent('page'), entry(page, messages.openTab).click()])
  await expect(opened).toHaveURL('https://a1.example/')
  await opened.close()
  await rightClick(tile(page, '站 a1'))
  await choose(page, messages.copyAddress)
  await expect(toast(page)).toContainText(messages.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://a1.example/')
})

test(
  'a tile without an address says so and offers to edit it; a bare domain is opened by https',
  soak,
  async ({ page, context }) => {
    await context.route('https://bare.example/**', (route) => route.fulfill({ body: 'bare' }))
    const home = { groups: [group('a', [site('a1', { url: '' }), site('a2', { url: 'bare.example/x' })])], dock: [] }
    await open(page, home)
    const [opened] = await Promise.all([context.waitForEvent('page'), tile(page, '站 a2').click()])
    await expect(opened).toHaveURL('https://bare.example/x')
    await opened.close()
    await page.getByRole('button', { name: '站 a1' }).click()
    await expect(toast(page)).toContainText(messages.noAddress.replace('{name}', '站 a1'))
    await toast(page).getByRole('button', { name: itemEditor.edit }).click()
    await expect(page.getByRole('dialog').getByLabel(itemEditor.address, { exact: true })).toBeVisible()
  },
)
