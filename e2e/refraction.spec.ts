import type { Page } from '@playwright/test'
import { expect, group, openOn, site, soak, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

/** Glass whose rim refracts: search box, sidebar, dock. */

const HOME = { groups: [group('a', [site('one')])], dock: [site('two')] }
// a machine that is busy would be given glass that does not blur
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('genkan.tier', 'full')))

const PANES = { search: '#root search > form', sidebar: '#root nav[data-wallpaper]', dock: '#root [data-dock] > div' }

const filterOf = (page: Page, pane: keyof typeof PANES) =>
  page.locator(PANES[pane]).evaluate((element) => getComputedStyle(element).backdropFilter)

test('the rims refract whose settings say so, as long as glass is blurred live', async ({ page }) => {
  await openOn(page, {
    home: HOME,
    search: { isSearchGlassDistort: true },
    sidebar: { isSidebarGlassDistort: true },
    dock: { isDockGlassDistort: true, isDockGlass: true },
  })
  for (const pane of ['search', 'sidebar', 'dock'] as const) {
    await expect.poll(() => filterOf(page, pane)).toMatch(new RegExp(`^blur.*url\\("#lens-${pane}"\\)$`))
    await expect(page.locator(`#lens-${pane} feImage`)).toHaveAttribute('href', /^data:image\/png/)
  }
  await page.evaluate(() => {
    document.documentElement.dataset.glassTier = 'lite'
  })
  await expect(page.locator('feDisplacementMap')).toHaveCount(0)
  await expect.poll(() => filterOf(page, 'sidebar')).not.toContain('url')
})

test('without the settings nothing refracts, and nothing is loaded for it', soak, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openOn(page, { home: HOME })
  await expect.poll(() => filterOf(page, 'sidebar')).toContain('blur')
  await expect(page.locator('feDisplacementMap')).toHaveCount(0)
  expect(asked.filter((url) => /\/lens-/.test(url))).toEqual([])
})
