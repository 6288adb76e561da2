import type { Page } from '@playwright/test'
import { expect, openOn, pressUntilOpen } from '../page.ts'
import { HOME } from './contents.ts'
import { closeByKey, isPhone, type Tour } from './tour.ts'

/** What hides rows is turned on, so that all of them are shown. */
const EVERYTHING = {
  home: HOME,
  danmaku: { isShow: true },
  live2d: { isShow: true },
  wallpaper: { autoWallpaper: true, autoWallpaperRange: 60 },
}

/** What has been opened over the settings: on a phone they are a sheet, and it is in their layer. */
const overSettings = (page: Page, layer: 'dialog' | 'menu') =>
  isPhone(page)
    ? page.locator('#layer-drawer [role$="dialog"]').nth(1)
    : page.locator(`#layer-${layer} [role$="dialog"]`)

/** Every tab of the settings, its search, the popover of a colour, and the dialogs that its rows open. */
export async function tourSettings({ page, words, visit }: Tour): Promise<void> {
  await openOn(page, EVERYTHING)
  const drawer = page.locator('#layer-drawer [role="dialog"]')
  await pressUntilOpen(page, 'Control+s', drawer)
  for (const tab of await drawer.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const name = `settings, ${await tab.getAttribute('id')}`
    await drawer.locator('details').evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true)
    })
    await visit(name, '#layer-drawer')
    const well = drawer.locator('button[aria-haspopup="dialog"]:visible').first()
    if ((await well.count()) > 0) {
      await well.click()
      const popover = overSettings(page, 'menu')
      await expect(popover).toBeVisible()
      await visit(`${name}, its popover`, '#layer-menu, #layer-drawer')
      await closeByKey(page, popover)
    }
    const select = drawer.locator('button[aria-haspopup="menu"]:visible').first()
    if ((await select.count()) > 0) {
      await select.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await visit(`${name}, its menu`, '#layer-menu, #layer-drawer')
      await closeByKey(page, page.getByRole('menu'))
    }
  }
  await drawer.getByRole('button', { name: words.of('settings.search'), exact: true }).click()
  await drawer.getByRole('searchbox').fill('a')
  await visit('settings, search', '#layer-drawer')
}

/** The dialogs of the tabs about and system. */
export async function tourSettingsDialogs({ page, words, visit }: Tour): Promise<void> {
  await openOn(page, { home: HOME })
  const drawer = page.locator('#layer-drawer [role="dialog"]')
  await pressUntilOpen(page, 'Control+s', drawer)
  const dialog = overSettings(page, 'dialog')
  const visitDialog = async (name: string) => {
    await expect(dialog).toBeVisible()
    await visit(name, '#layer-dialog, #layer-drawer')
    await closeByKey(page, dialog)
  }
  await drawer.locator('[role="tab"][id$="-about"]').click()
  for (const row of ['about.record', 'about.agreement', 'about.privacy', 'about.licences', 'trust.title']) {
    await drawer
      .locator(`[data-form-row="${words.of(row)}"]`)
      .getByRole('button')
      .click()
    if (row === 'about.licences') await dialog.locator('summary').first().waitFor()
    await visitDialog(row)
  }
  await drawer.locator('[role="tab"][id$="-system"]').click()
  for (const kind of ['settings', 'desktop', 'everything']) {
    await drawer
      .locator(`[data-form-row="${words.of(`system.reset.${kind}`)}"]`)
      .getByRole('button')
      .click()
    await visitDialog(`reset ${kind}`)
  }
  await drawer
    .locator(`[data-form-row="${words.of('system.field.isLowPerformance')}"]`)
    .getByRole('switch')
    .press('Space')
  await visitDialog('low-performance mode')
}
