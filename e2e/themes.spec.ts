import themes from '../catalog/themes/themes.json' with { type: 'json' }
import feature from '../src/client/features/together/themes/locales/zh-CN.json' with { type: 'json' }
import groups from '../src/client/widgets/add-group/locales/zh-CN.json' with { type: 'json' }
import store from '../src/client/widgets/theme/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, storedDocument, test, waitForLoad } from './lib/page.ts'

const tile = (component: string) => ({ id: component, name: '', type: 'component', component, size: '2x4' })
const HOME = { groups: [group('a', [tile('theme'), tile('add-group')])], dock: [] }
const theme = themes.find(({ id }) => id === 'osmanthus-moon')
if (theme === undefined) throw new Error('no such theme')
const name = theme.names['zh-CN']
const text = (key: keyof typeof store) => store[key].replace('{name}', name)

test('a newcomer tries a theme on, is back after a reload, and wears it', async ({ page }) => {
  await openOn(page, { home: HOME, theme: { isDarkMode: false, darkModeBySysten: false } })
  const shownTheme = page.locator('html')
  await expect(shownTheme).toHaveAttribute('data-theme', 'light')
  await page
    .locator('#root article')
    .first()
    .click({ position: { x: 8, y: 8 } })
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
  await page
    .locator('#root article')
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: text('tryName'), exact: true }).hover()
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: store.wear }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+z')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperSrc: '' } })
})

test('the looks of the page are kept as a theme; a tile adds a group', async ({ page }) => {
  await openOn(page, { home: HOME })
  await page.getByRole('button', { name: groups.addWhole }).click()
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: [{}, {}] } })
  await page.keyboard.press('Control+z')
  await page
    .locator('#root article')
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: store.keepLook }).click()
  const dialog = page.getByRole('dialog', { name: feature.keepTitle })
  await dialog.getByLabel(feature.nameLabel, { exact: true }).fill('我的样子')
  await dialog.getByRole('button', { name: feature.keep }).click()
  await expect.poll(() => storedDocument(page, 'themes.own')).toMatchObject({ data: [{ name: '我的样子' }] })
})
