import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** Longer than any toast without progress is shown, in ms. */
const LONGEST_MS = 6000

/** The toast that is shown. */
export const toast = (page: Page) => page.locator('#layer-toast')

/**
 * Waits for a toast. Those before it are shown for seconds each: their time is passed by the clock of all pages of the
 * context, which must have been installed before they opened.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const shown = (await toast(page).textContent()) ?? ''
    if (shown !== '' && !shown.includes(text)) await page.clock.fastForward(LONGEST_MS)
    await expect(toast(page)).toContainText(text, { timeout: 500 })
  }).toPass({ intervals: [20] })
}
