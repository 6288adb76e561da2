import { findViolations } from './lib/axe.ts'
import { expect, soakUnless, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

const VIEWS = [
  { theme: 'light', lang: 'zh-CN', perf: 'full', stands: true },
  { theme: 'dark', lang: 'en', perf: 'full', stands: false },
  { theme: 'light', lang: 'ja', perf: 'lite', stands: false },
  { theme: 'dark', lang: 'ko', perf: 'solid', stands: false },
] as const

for (const { theme, lang, perf, stands } of VIEWS) {
  const title = `every primitive and every widget stands in the gallery: ${theme}, ${lang}, ${perf}`
  test(title, soakUnless(stands), async ({ page }) => {
    test.slow() // axe checks every element of the design system over live glass
    await page.goto(`/gallery?theme=${theme}&lang=${lang}&perf=${perf}`)
    await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'clock', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('html')).toHaveAttribute('data-glass-tier', perf)
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
    expect(await findViolations(page, { tags, seriousOnly: true })).toEqual([])
  })
}

test('overlays: a menu by keyboard, a dialog that traps and returns focus', async ({ page }) => {
  await page.goto('/gallery?only=Menu')
  const opener = page.getByRole('button', { name: 'openMenu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()

  await page.goto('/gallery?only=Dialog')
  const asker = page.getByRole('button', { name: 'confirmDialog' })
  await asker.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(asker).toBeFocused()
})

for (const { only, opener, role } of [
  { only: 'Popover', opener: 'popover', role: 'dialog' },
  { only: 'Dialog', opener: 'confirm', role: 'alertdialog' },
  { only: 'Sheet', opener: 'sheet', role: 'dialog' },
  { only: 'Menu', opener: 'tile-menu', role: 'menu' },
] as const)
  test(`a double click does not close the ${only} that it opened; the next click outside does`, async ({ page }) => {
    await page.goto(`/gallery?only=${only}`)
    await page.locator(`[data-opens="${opener}"]`).hover()
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount })
      await page.mouse.up({ clickCount })
      await expect(page.getByRole(role)).toBeVisible()
    }
    await page.waitForTimeout(500) // longer than an overlay takes to close
    await expect(page.getByRole(role)).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(page.getByRole(role)).toBeHidden()
  })
