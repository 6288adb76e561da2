import type { Page, Route } from '@playwright/test'
import { expect, settled, test } from './lib/page.ts'

/** The page has been open once and has left a picture of itself. */
async function openOnce(page: Page) {
  await page.goto('/')
  await settled(page)
  await page.waitForFunction(() => localStorage.getItem('genkan.snapshot') !== null)
}

/** Opens the page again, its program held back until `release` is called. */
async function reopen(page: Page) {
  const held: Route[] = []
  let open = false
  await page.route(/\/assets\/(index|home)-.*\.js/, (route) => (open ? route.continue() : held.push(route)))
  page.reload().catch(() => {})
  await page.locator('#first').waitFor({ state: 'attached' })
  const release = async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
  return release
}

test('the home screen stands before any program has come, and typing works at once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:28:00+08:00') })
  await openOnce(page)
  const tiles = await page.getByRole('navigation').getByRole('link').count()
  await page.clock.setSystemTime(new Date('2026-11-20T10:05:00+08:00'))
  const release = await reopen(page)
  const first = page.locator('#first')
  await expect(first.locator('time')).toHaveText('10:05')
  await expect(first.getByText('农历十月十二')).toBeVisible()
  expect(await first.getByRole('link').count()).toBe(tiles)
  expect(await page.locator('#root > *').count()).toBe(0)
  const box = first.getByRole('textbox')
  await box.focus()
  await page.keyboard.type('山海经')
  await page.keyboard.press('ArrowLeft')
  await release()
  await expect(first).toHaveCount(0)
  const living = page.getByRole('textbox')
  await expect(living).toHaveValue('山海经')
  await expect(living).toBeFocused()
  expect(await living.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  await page.keyboard.type('典')
  await expect(living).toHaveValue('山海典经')
})

test('the living page takes its place without any shift', async ({ page }) => {
  await openOnce(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const places = () =>
    page.evaluate(() =>
      ['main time', 'main p', 'main form', 'main li a'].flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [selector, left, top, width, height].join(' ')
        }),
      ),
    )
  const release = await reopen(page)
  const before = await places()
  await release()
  await expect(page.locator('#first')).toHaveCount(0)
  await settled(page)
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('a picture of another day says no date, and one of another size is not shown', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:28:00+08:00') })
  await openOnce(page)
  await page.clock.setSystemTime(new Date('2026-11-21T09:28:00+08:00'))
  const release = await reopen(page)
  await expect(page.locator('#first').getByText('农历')).toHaveCount(0)
  await release()
  await expect(page.getByText('农历十月十三')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.unrouteAll()
  await page.evaluate(() => localStorage.setItem('kept', localStorage.getItem('genkan.snapshot') ?? ''))
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.addInitScript(() => localStorage.setItem('genkan.snapshot', localStorage.getItem('kept') ?? ''))
  await page.route(/\/assets\/(index|home)-.*\.js/, () => {})
  page.reload().catch(() => {})
  await page.waitForFunction(() => document.getElementById('root') !== null)
  expect(await page.locator('#first').count()).toBe(0)
})
