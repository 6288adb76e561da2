import themes from '../catalog/themes/themes.json' with { type: 'json' }
import store from '../src/client/widgets/theme/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, storedDocument, test, waitForLoad } from './lib/page.ts'

const HOME = {
  groups: [group('a', [{ id: 't', name: '主题', type: 'component', component: 'theme', size: '2x2' }])],
  dock: [],
}
const theme = themes.find(({ id }) => id === 'osmanthus-moon')
if (theme === undefined) throw new Error('no such theme')
const name = theme.names['zh-CN']
const text = (key: keyof typeof store) => store[key].replace('{name}', name)

test('a newcomer tries a theme on, is back after a reload, and wears it', async ({ page }) => {
  await openOn(page, { home: HOME, theme: { isDarkMode: false, darkModeBySysten: false } })
  const shownTheme = page.locator('html')
  await expect(shownTheme).toHaveAttribute('data-theme', 'light')
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  const card = page.getByRole('button', { name: text('tryName'), exact: true })
  await card.click()
  await expect(page.getByRole('region', { name: text('trying') })).toBeVisible()
  await expect(shownTheme).toHaveAttribute('data-theme', 'dark')
  await page.reload() // in the middle: what was tried on is nobody's
  await waitForLoad(page)
  await expect(shownTheme).toHaveAttribute('data-theme', 'light')
  await card.click()
  await expect(shownTheme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: store.wearIt, exact: true }).click()
  await expect(page.getByText(store.worn, { exact: true })).toBeVisible()
  await expect
    .poll(() => storedDocument(page, 'wallpaper'))
    .toMatchObject({ data: { wallpaperSrc: 'genkan:osmanthus-moon', wallpaperMask: 0 } })
  await page.reload()
  await waitForLoad(page)
  await expect(shownTheme).toHaveAttribute('data-theme', 'dark')
  expect(await storedDocument(page, 'home')).toMatchObject({ data: HOME })
})

test('a theme that is worn is taken off again by one key', async ({ page }) => {
  await openOn(page, { home: HOME, theme: { isDarkMode: false, darkModeBySysten: false } })
  await page.locator('#root article').click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: text('tryName'), exact: true }).hover()
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: store.wear }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+z')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperSrc: '' } })
})
