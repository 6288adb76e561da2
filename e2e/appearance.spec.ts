import type { Page } from '@playwright/test'
import appearance from '../src/client/features/appearance/locales/zh-CN.json' with { type: 'json' }
import { expect, openOn, test, waitForLoad } from './lib/page.ts'

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
  await drawer.getByRole('button', { name: appearance.restore, exact: true }).click()
  await expect(page.locator(shownPicture).last()).toHaveAttribute('src', /dawn/)
  await expect.poll(accent).not.toBe(warm)
  await expect(drawer.getByRole('button', { name: appearance.restore, exact: true })).toHaveCount(0)
})

test('the browser’s tab has the title and the icon that the user gives it', async ({ page }) => {
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
