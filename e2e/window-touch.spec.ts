import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, test } from './lib/page.ts'
import { hostOf, openPage, openSites, SMALL, tab, theWindow } from './lib/window.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the window is a sheet with a hash of its own; "back" and closing return to the root', async ({ page }) => {
    await openPage(page)
    const tile = (id: string) => page.locator('#root').getByRole('link', { name: `站 ${id}`, exact: true })
    await tile('p0').tap()
    await expect(theWindow(page)).toHaveAccessibleName(hostOf('p0'))
    await expect(page).toHaveURL(/\/#dialog$/)
    await page.goBack()
    await expect(theWindow(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)

    await tile('p1').tap()
    await theWindow(page).getByRole('button', { name: '关闭', exact: true }).tap()
    await expect(theWindow(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })

  test('a reload keeps the sheet; a bookmark of its hash alone opens the root', async ({ page }) => {
    await openPage(page)
    await page.locator('#root').getByRole('link', { name: '站 p0', exact: true }).tap()
    await expect(page).toHaveURL(/#dialog$/)
    await page.reload()
    await expect(theWindow(page)).toHaveAccessibleName(hostOf('p0'))
    await theWindow(page).getByRole('button', { name: '关闭', exact: true }).tap()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('about:blank')
    await page.goto('/#dialog')
    await expect(page).toHaveURL(/\/$/)
    await expect(theWindow(page)).toHaveCount(0)
  })

  test('the sheet has no axe violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page)
    await page.locator('#root').getByRole('button', { name: '添加图标' }).first().tap()
    await theWindow(page).getByRole('tab', { name: '自定义' }).tap()
    expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
  })
})

test('narrowed to a phone and back, the window keeps its tabs and what was typed in them', async ({ page }) => {
  await openPage(page, { ...SMALL, dialogWidth: 1000 })
  await openSites(page, 'p10')
  await theWindow(page).getByRole('button', { name: '添加', exact: true }).click()
  await theWindow(page).getByRole('tab', { name: '自定义' }).click()
  const field = theWindow(page).getByLabel('网址', { exact: true })
  await field.fill('example.org/typed')
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(page).toHaveURL(/#dialog$/)
  await expect(field).toHaveValue('example.org/typed')
  await expect(tab(page, hostOf('p10'))).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page).toHaveURL(/\/$/)
  await expect(theWindow(page)).toHaveCount(1)
  await expect(field).toHaveValue('example.org/typed')
})
