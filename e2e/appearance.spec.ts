import type { Page } from '@playwright/test'
import appearance from '../src/client/features/look/appearance/locales/zh-CN.json' with { type: 'json' }
import about from '../src/client/features/shell/about/locales/zh-CN.json' with { type: 'json' }
import home from '../src/client/ui/locales/zh-CN.first-frame.json' with { type: 'json' }
import { expect, openOn, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

const shownPicture = 'div[aria-hidden] > div > img[data-ready]'

async function openTab(page: Page) {
  await page.keyboard.press('Control+s')
  const drawer = page.getByRole('dialog', { name: '设置' })
  await drawer.getByRole('tab', { name: appearance.tab }).click()
  return drawer
}

test('the primary colour follows the wallpaper, the wallpaper is restored', async ({ page }) => {
  await openOn(page, { wallpaper: { wallpaperType: 1, wallpaperSrc: 'genkan:casa-mila' } })
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--gk-primary'))
  const drawer = await openTab(page)
  await expect.poll(accent).toBe('#006661')
  await drawer.getByRole('switch', { name: appearance['field.primaryColorByWallpaper'] }).click()
  await expect.poll(accent).toMatch(/^#(?!006661)[\da-f]{6}$/)
  const warm = await accent()
  const restore = drawer
    .locator(`[data-form-row="${appearance['field.wallpaperSrc']}"]`)
    .getByRole('button', { name: new RegExp(`${appearance['field.wallpaperSrc']}$`) })
  await restore.click()
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /dawn/)
  await expect.poll(accent).not.toBe(warm)
  await expect(restore).toHaveCount(0)
})

test(
  'the landscape and the edges of glass have the light of the hour, until its switch is off',
  soak,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T16:49:00+08:00')) // sunset in Shanghai
    await openOn(page, {})
    const edge = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--gk-wp-light'))
    const light = page.locator(`${shownPicture} ~ div`)
    await expect(light).toHaveCSS('opacity', '0.4')
    await expect.poll(edge).toMatch(/^255 /)
    await page.reload()
    await waitForLoad(page)
    await expect(light).toHaveCSS('opacity', '0.4')
    const drawer = await openTab(page)
    await drawer.getByRole('switch', { name: appearance['field.wallpaperDaylight'] }).click()
    await expect(light).toHaveCount(0)
    await expect.poll(edge).toBe('')
    await page.keyboard.press('Control+z')
    await expect(light).toHaveCount(1)
  },
)

test('the browser’s tab has the title and the icon that the user gives it', soak, async ({ page }) => {
  await openOn(page, {})
  await expect(page).toHaveTitle(appearance.ownTitle)
  const icon = page.locator('link[rel=icon]')
  const ownIcon = await icon.getAttribute('href')
  const drawer = await openTab(page)
  await drawer.getByRole('textbox', { name: appearance['field.pageTitle'] }).fill('我的主页')
  await expect(page).toHaveTitle('我的主页')
  await drawer.locator('input[type=file]').setInputFiles('catalog/wallpapers/dawn.min.webp')
  await expect(icon).toHaveAttribute('href', /^blob:/)
  await page.reload()
  await waitForLoad(page)
  await expect(page).toHaveTitle('我的主页')
  await expect(icon).toHaveAttribute('href', /^blob:/)
  await openTab(page)
  for (const field of ['pageTitle', 'pageIcon'] as const)
    await drawer.getByRole('button', { name: new RegExp(`${appearance[`field.${field}`]}$`) }).click()
  await expect(page).toHaveTitle(appearance.ownTitle)
  await expect(icon).toHaveAttribute('href', ownIcon ?? '')
})

test('what takes long shows the loading animation that the user has chosen', soak, async ({ page }) => {
  await openOn(page, {})
  const drawer = await openTab(page)
  const petals = drawer.getByRole('radio', { name: appearance['option.loadingStyle.petals'] })
  await petals.check()
  await expect(petals).toBeChecked()
  await expect.poll(() => storedDocument(page, 'appearance')).toMatchObject({ data: { loadingStyle: 'petals' } })
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/LegalDialog-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await drawer.getByRole('tab', { name: about.tab, exact: true }).click()
  await drawer.locator(`[data-form-row="${about.privacy}"]`).getByRole('button').click()
  const plate = page.getByRole('status').filter({ hasText: home.loading })
  await expect(plate.locator('svg[class*="petals"]')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('dialog', { name: about.privacy })).toBeVisible()
  await expect(plate).toHaveCount(0)
})
