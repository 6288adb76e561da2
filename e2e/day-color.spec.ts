import zh from '../src/client/widgets/day-color/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, storedDocument, test } from './lib/page.ts'

/** Colour of the day: copied from its tile, looked back upon and used in its window. */

const tile = { id: 'c', name: 'c', type: 'component', component: 'day-color', size: '2x2' }

test('the colour of the day is copied, and one of the last thirty days becomes accent and wallpaper', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOn(page, { home: { groups: [group('a', [tile])], dock: [] } })
  const value = page.locator('#root article').getByRole('button', { name: /#[\dA-F]{6}$/ })
  const hex = (await value.textContent()) ?? ''
  await value.click()
  await expect(page.getByText(zh.copied.replace('{value}', hex))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex)

  await page.locator('#root article b').click()
  const window = page.locator('#layer-window')
  const days = window.getByRole('list', { name: zh.days.replace('{count}', '30') }).getByRole('button')
  await expect(days).toHaveCount(30)
  await days.nth(3).click()
  await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true')
  const chosen =
    (await window
      .getByText(/^#[\dA-F]{6}$/)
      .first()
      .textContent()) ?? ''
  await window.getByRole('button', { name: zh.setAsAccent }).click()
  await expect
    .poll(() => storedDocument(page, 'theme'))
    .toMatchObject({ data: { primaryColor: chosen.toLowerCase(), primaryColorByWallpaper: false } })
  await window.getByRole('button', { name: zh.setAsWallpaper }).click()
  await expect
    .poll(() => storedDocument(page, 'wallpaper'))
    .toMatchObject({ data: { wallpaperBg: chosen.toLowerCase() } })
})
