import type { Page } from '@playwright/test'
import messages from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import { expect, soak, storeDocuments, test, waitForProgram } from './lib/page.ts'

test.use({ isLowPerformance: false })

const box = (page: Page) => page.getByRole('search').locator('form')
const input = (page: Page) => page.getByRole('combobox')

/** Opens the page with these settings of the search box and one search in its history. */
async function openWith(page: Page, values: Readonly<Record<string, unknown>>) {
  const entry = { text: '山', enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' }
  await page.addInitScript(() => localStorage.setItem('genkan.tier', 'full'))
  await storeDocuments(page, { search: values, searchHistory: [entry] })
  await page.goto('/')
  await waitForProgram(page)
}

const styleOf = (page: Page, name: string) =>
  box(page).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test.describe('on a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the box is always visible', soak, async ({ page }) => {
    await openWith(page, { searchHover: 1 })
    await expect(box(page)).toHaveCSS('opacity', '1')
  })
})

test('position, size, shape and shadow follow the settings from the first frame on', async ({ page }) => {
  await openWith(page, {
    searchTop: 10,
    searchWidth: 800,
    searchHeight: 60,
    searchRadius: 4,
    searchBoxShadow: '0px 3px 9px #ff0000',
  })
  await expect(box(page)).toHaveCSS('height', '54px') // of a screen of 1440: nine tenths
  await expect(box(page)).toHaveCSS('width', '720px')
  await expect(box(page)).toHaveCSS('border-radius', '3.6px')
  expect(await styleOf(page, 'box-shadow')).toContain('rgb(255, 0, 0) 0px 3px 9px')
  expect(await page.getByRole('search').evaluate((element) => getComputedStyle(element).marginTop)).toBe('9px')
  await page.reload({ waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => document.documentElement?.style.getPropertyValue('--gk-search-width')))
    .toBe('800px')
})

test('takes the focus after loading, without opening a panel', soak, async ({ page }) => {
  await openWith(page, { isSearchRefreshFocus: true })
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAttribute('aria-description', /.+/)
  await page.waitForTimeout(400) // longer than any panel waits
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('group', { name: messages.history })).toBeVisible()
})
