import type { Page, Route } from '@playwright/test'
import { waitForLoad } from './page.ts'

/** Opens the page and waits until it has stored a snapshot. */
export async function openWithSnapshot(page: Page) {
  await page.goto('/')
  await waitForLoad(page)
  await waitForSnapshot(page)
}

/**
 * Waits for a stored snapshot of the page's current look that contains `part`. Earlier than the speed measurement a
 * snapshot does not count: if that changes the glass, the next opening ignores it.
 */
export async function waitForSnapshot(page: Page, part = ''): Promise<void> {
  await page.waitForFunction((text) => {
    const stored = localStorage.getItem('genkan.snapshot')
    if (!stored?.includes(text) || localStorage.getItem('genkan.slow') === null) return false
    const { lang, dataset } = document.documentElement
    const look = [lang, dataset.theme, dataset.wallpaperText, dataset.glassTier, dataset.boostedGlass === ''].join(' ')
    return (JSON.parse(stored) as { readonly key: string }).key.includes(` ${look} `)
  }, part)
}

/** Reopens the page with its program's requests held. @returns a function that releases them. */
export async function reopenHeld(
  page: Page,
  open: () => Promise<unknown> = () => page.reload(),
  firstFrame = '#first > *',
) {
  const heldRoutes: Route[] = []
  let released = false
  await page.route(/\/assets\/(index|home)-.*\.js/, (route) => (released ? route.continue() : heldRoutes.push(route)))
  open().catch(() => {})
  await page.locator(firstFrame).first().waitFor({ state: 'attached' })
  const release = async () => {
    released = true
    await Promise.all(heldRoutes.map((route) => route.continue()))
  }
  return release
}

/** Runs in the page before its scripts: records layout shifts. Must be self-contained: it is sent as text. */
export function recordShifts(): void {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The recorded layout shifts. */
export const shiftsOf = (page: Page): Promise<readonly number[]> => page.evaluate<readonly number[]>('shifts')
