import type { Page } from '@playwright/test'
import home from '../../src/client/features/layout/minimal/locales/zh-CN.first-frame.json' with { type: 'json' }
import messages from '../../src/client/features/layout/minimal/locales/zh-CN.json' with { type: 'json' }
import { expect, folder, group, openOn, site } from './page.ts'

export const HOME = {
  groups: [group('a', [folder([site('in')]), site('a1'), site('a2')]), group('b', [site('b1')])],
  dock: [site('d')],
}

export const main = (page: Page) => page.locator('#root > main')
export const clock = (page: Page) => main(page).locator('header > button')
export const tool = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: messages['command.toggle'] })
export const poem = (page: Page) => main(page).locator('[data-label-id="poem"]')
export const hint = (page: Page) => main(page).getByText(messages.tip)

/** Opens the page and waits until its commands are available. */
export async function open(page: Page, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...documents })
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // on a phone one of all tools
}

export const minimal = { theme: { isMinimalism: true }, minimal: { isTipSeen: true } }

export async function expectMinimal(page: Page) {
  await expect(poem(page)).toBeVisible()
  await expect(clock(page)).toHaveAccessibleName(home.leave)
  for (const role of ['link', 'list', 'listitem', 'navigation'] as const) {
    await expect(page.getByRole(role), `no ${role} is read`).toHaveCount(0)
  }
}

export async function expectDesktop(page: Page) {
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(poem(page)).toHaveCount(0)
  await expect(clock(page)).toHaveAccessibleName(home.enter)
}

/** Advances the page's clock past the half second in which a second press is ignored. */
export const skipDoubleClickTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 600
  })

/** Runs an action while the page's clock stands still. */
export async function withFrozenTime(page: Page, action: () => Promise<void>) {
  const originalNow = await page.evaluateHandle(() => {
    const { now } = performance
    const moment = performance.now()
    performance.now = () => moment
    return now
  })
  await action()
  await originalNow.evaluate((now) => {
    performance.now = now
  })
}
