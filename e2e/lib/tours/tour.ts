import type { Locator, Page } from '@playwright/test'
import { expect } from '../page.ts'
import type { Words } from '../words.ts'

/** A way through screens of one kind. */
export interface Tour {
  readonly page: Page
  readonly words: Words
  /** Called on every screen, with its name and a selector of the part of the page that it is. */
  readonly visit: (screen: string, part: string) => Promise<void>
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 560

/** Waits until nothing moves and nothing is loaded. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
  await page.waitForLoadState('networkidle')
}

/** Closes the topmost overlay by Escape, on a phone by "back", and waits until it is gone. */
export async function closeByKey(page: Page, opened: Locator): Promise<void> {
  await expect(async () => {
    if (isPhone(page)) await page.evaluate(() => history.back())
    else await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0, { timeout: 1500 })
  }).toPass()
}
