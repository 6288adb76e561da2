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
