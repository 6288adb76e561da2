import type { Page } from '@playwright/test'
import { homeMessages } from './lib/home-messages.ts'
import { expect, openOn, soak, soakUnless, test, waitForLoad } from './lib/page.ts'
import { HOME } from './lib/sorting.ts'

/** The outermost part of the home screen with the focus. */
const part = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (at === null || at === document.body) return 'nowhere'
    if (at.matches('a[href="#tiles"]')) return 'skip link'
    const one = at.closest('header, search, [role="toolbar"], nav, [class*="pager"], section')
    if (one === null) return at.outerHTML
    if (one.matches('[data-pages]')) return 'tiles'
    if (one.matches('[class*="pager"]')) return 'dots'
    return (
      { HEADER: 'clock', SEARCH: 'search', DIV: 'tools', NAV: 'sidebar', SECTION: 'dock' }[one.tagName] ?? one.tagName
    )
  })

async function open(page: Page) {
  await page.goto('/')
  await waitForLoad(page)
  await page.locator('a[href="#tiles"]').waitFor({ state: 'attached' })
  await page.getByRole('toolbar').getByRole('button').first().waitFor()
}

test('Tab order: skip link, clock, search, tools, sidebar, tiles, dots, dock; each bar is one stop', async ({
  page,
}) => {
  await openOn(page, { home: HOME })
  await page.getByRole('toolbar').getByRole('button').first().waitFor()
  await page.keyboard.press('Tab')
  const walk = [await part(page)]
  const stops: string[] = []
  for (let press = 0; press < 20 && walk.at(-1) !== 'dock'; press += 1) {
    // The search box uses Tab for its engines; Esc leaves it.
    if (await page.getByRole('combobox').evaluate((box) => box === document.activeElement))
      for (let layer = 0; layer < 2 && (await part(page)) === 'search'; layer += 1) await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    const now = await part(page)
    stops.push(now)
    if (now !== walk.at(-1)) walk.push(now)
  }
  expect(walk).toEqual(['skip link', 'clock', 'search', 'tools', 'sidebar', 'tiles', 'dots', 'dock'])
  for (const bar of ['tools', 'sidebar', 'tiles', 'dots', 'dock'])
    expect(stops.filter((one) => one === bar)).toHaveLength(1)
  const back: string[] = []
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Shift+Tab')
    back.push(await part(page))
  }
  expect(back).toEqual(['dots', 'tiles', 'sidebar', 'tools', 'search'])
})

test('every part of the search box is focusable', soak, async ({ page }) => {
  await open(page)
  const box = page.getByRole('combobox')
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'true') // the panel is loaded, so Escape closes it
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').locator('button:focus')).toBeVisible()
})

for (const [language, { skip }] of Object.entries(homeMessages)) {
  test.describe(`the skip link in ${language}`, soakUnless(language === 'zh-CN'), () => {
    test.use({ locale: language })

    test('is visible on focus, and leads to the tiles', async ({ page }) => {
      await open(page)
      const link = page.getByRole('link', { name: skip, exact: true })
      const clip = () => link.evaluate((one) => getComputedStyle(one).clipPath)
      expect(await clip()).toBe('inset(50%)')
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      expect(await clip()).toBe('none')
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect.poll(() => part(page)).toBe('tiles')
      expect(await clip()).toBe('inset(50%)')
      expect(new URL(page.url()).hash).toBe('')
      await page.keyboard.press('ArrowRight')
      expect(await part(page)).toBe('tiles')
    })
  })
}
