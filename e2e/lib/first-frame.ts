import type { Page, Route } from '@playwright/test'
import { settled } from './page.ts'

/** The page has been open once and has left a picture of itself. */
export async function openOnce(page: Page) {
  await page.goto('/')
  await settled(page)
  await pictured(page)
}

/**
 * Waits until the page has left a picture of itself as it looks now that has `part` in it. One of before the machine's
 * speed was known does not count: where that changes the glass, the next opening would not show it.
 */
export async function pictured(page: Page, part = ''): Promise<void> {
  await page.waitForFunction((text) => {
    const kept = localStorage.getItem('genkan.snapshot')
    if (!kept?.includes(text) || localStorage.getItem('genkan.slow') === null) return false
    const { lang, dataset } = document.documentElement
    const look = [
      lang,
      dataset['theme'],
      dataset['wallpaperText'],
      dataset['glassTier'],
      dataset['boostedGlass'] === '',
    ].join(' ')
    return (JSON.parse(kept) as { readonly key: string }).key.includes(` ${look} `)
  }, part)
}

/** Opens the page again, its program held back until `release` is called. */
export async function reopen(page: Page, open: () => Promise<unknown> = () => page.reload(), there = '#first > *') {
  const held: Route[] = []
  let released = false
  await page.route(/\/assets\/(index|home)-.*\.js/, (route) => (released ? route.continue() : held.push(route)))
  open().catch(() => {})
  await page.locator(there).first().waitFor({ state: 'attached' })
  const release = async () => {
    released = true
    await Promise.all(held.map((route) => route.continue()))
  }
  return release
}

/** Runs in the page before anything else: keeps every shift of its layout. Self-contained: it is sent as text. */
export function recordShifts(): void {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts that have been kept. */
export const shiftsOf = (page: Page): Promise<readonly number[]> => page.evaluate<readonly number[]>('shifts')
