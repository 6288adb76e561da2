import type { Page } from '@playwright/test'
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import backup from '../src/client/features/safety/cloud-backup/locales/zh-CN.json' with { type: 'json' }
import sync from '../src/client/features/safety/sync/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { registerUser } from './lib/devices.ts'
import { expect, openOn, pressUntilOpen, store, storeDocuments, test } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const avatar = (page: Page) => page.getByRole('navigation').getByRole('button', { name: account.tab })
const tiles = (page: Page) => page.getByRole('main').getByRole('link')
const expectState = (page: Page, state: string) =>
  expect(avatar(page)).toHaveAccessibleName(`${account.tab} · ${state}`)

/** Somebody who has just registered. */
async function logIn(page: Page): Promise<void> {
  const login = await registerUser(page.request)
  await storeDocuments(page, {})
  await store(page, { session: login })
}

test('a desktop is backed up, says so at the avatar, and is restored from the cloud, which can be undone', async ({
  page,
}) => {
  await logIn(page)
  await openOn(page)
  await expectState(page, backup['state.saved'])

  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
  await expect(drawer(page).getByText(backup['state.saved'])).toBeVisible()
  expect(await findViolations(page, { tags: WCAG_AA, selectors: ['[role=dialog]'] })).toEqual([])
  await drawer(page)
    .getByRole('button', { name: `${backup['field.autoBookMarks']} ${backup['option.autoBookMarks.30']}` })
    .click()
  await page.getByRole('menuitemradio', { name: backup['option.autoBookMarks.0'] }).click()
  await expect(drawer(page).getByText(backup.manual), 'that, too, waits now').toBeVisible()
  await drawer(page).getByRole('button', { name: backup.backUp }).click()
  await expect(toast(page)).toContainText(sync.backedUp)
  await expect(drawer(page).getByText(backup['state.saved'])).toBeVisible()

  await tiles(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(tiles(page)).toHaveCount(2)
  await expectState(page, backup['state.waiting'])
  await drawer(page).getByRole('button', { name: backup.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: backup.restoreNow, exact: true }).click()
  await expect(toast(page)).toContainText(backup.restored)
  await expect(tiles(page)).toHaveCount(3)
  await expectState(page, backup['state.saved'])
  await toast(page).getByRole('button').first().click()
  await expect(tiles(page)).toHaveCount(2)

  await drawer(page).getByRole('tab', { name: account.tab }).click()
  await expect(drawer(page).getByText(new RegExp(`${account.thisDevice} · 上次同步 `))).toBeVisible()
})
