import type { Page } from '@playwright/test'
import { openWithSnapshot } from './lib/first-frame.ts'
import { countStoredIcons, expect, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false, serviceWorkers: 'allow' })

/** Files that a page may ask for; a new one belongs into one that is asked for anyway (`vite.config.ts`). */
const FIRST_VISIT = 22
const RETURNING = 12

/** What the page has asked for once it has nothing to do. */
const filesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    return [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))]
  })

test('a visit asks for few files, a returning one for fewer', async ({ page }) => {
  await openWithSnapshot(page)
  await expect.poll(() => countStoredIcons(page)).toBeGreaterThan(60)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const first = await filesOf(page)
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(FIRST_VISIT)
  await page.reload()
  await waitForLoad(page)
  await expect(page.locator('#root article').first()).toBeVisible() // a widget's tile
  const returning = await filesOf(page)
  expect(returning.length, returning.join('\n')).toBeLessThanOrEqual(RETURNING)
})
