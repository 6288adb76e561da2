import type { Page } from '@playwright/test'
import { expect, openOn, waitForLoad } from '../page.ts'
import { answerThirdParties } from '../third-parties.ts'
import { APPS, FILLED, HOME } from './contents.ts'
import { closeByKey, isPhone, type Tour } from './tour.ts'

/** Apps at once in the window, whose tabs are then gone through. */
const AT_ONCE = 8

/** Opens the window with these apps as its tabs. */
export async function openApps(page: Page, apps: readonly string[]): Promise<void> {
  const tabs = apps.map((app) => ({ key: `${app} `, app, subject: '', title: '' }))
  const state = { tabs, recent: tabs.map(({ key }) => key), isMinimized: false, isFullscreen: false }
  await page.evaluate((text) => sessionStorage.setItem('genkan.window', text), JSON.stringify(state))
  await page.reload()
  await waitForLoad(page)
  await page.locator('#layer-window [role="dialog"]').waitFor()
}

/** What opens the dialog of an app's own settings: the buttons that are pressed, one after the other. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  calendar: ['#layer-window [aria-haspopup="menu"]', '[role="menu"] [role="menuitem"]'],
  timer: ['#layer-window header [aria-haspopup="dialog"]'],
}

async function visitSettings({ page, visit }: Tour, app: string): Promise<void> {
  for (const button of SETTINGS[app] ?? []) await page.locator(button).filter({ visible: true }).last().click()
  const dialog = page.locator('#layer-dialog [role="dialog"]')
  await expect(dialog).toBeVisible()
  await visit(`settings of ${app}`, '#layer-dialog')
  await closeByKey(page, dialog)
}

async function tourWindows(tour: Tour, state: 'first' | 'filled'): Promise<void> {
  const { page, visit } = tour
  const atOnce = isPhone(page) ? 1 : AT_ONCE
  for (let first = 0; first < APPS.length; first += atOnce) {
    const apps = APPS.slice(first, first + atOnce)
    await openApps(page, apps)
    const tabs = page.locator('#layer-window [data-window-header] [role="tab"]')
    if (!isPhone(page)) await expect(tabs).toHaveCount(apps.length)
    for (const [index, app] of apps.entries()) {
      if (!isPhone(page)) {
        await tabs.nth(index).click()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      }
      await visit(`${app}, ${state}`, '#layer-window')
      if (state === 'filled' && app in SETTINGS) await visitSettings(tour, app)
      if (app !== 'add-icon') continue
      for (const part of ['icons', 'custom']) {
        await page.locator(`#layer-window [role="tab"][id$="-${part}"]`).click()
        await visit(`${app}, ${part}, ${state}`, '#layer-window')
      }
    }
  }
}

/** Every app as a new user finds it. */
export async function tourFirstApps(tour: Tour): Promise<void> {
  await answerThirdParties(tour.page)
  await openOn(tour.page, { home: HOME })
  await tourWindows(tour, 'first')
}

/** Every app with contents. */
export async function tourFilledApps(tour: Tour): Promise<void> {
  await answerThirdParties(tour.page)
  await openOn(tour.page, FILLED)
  await tourWindows(tour, 'filled')
}
