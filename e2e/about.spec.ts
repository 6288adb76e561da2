import type { Page } from '@playwright/test'
import about from '../src/client/features/about/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/settings/locales/zh-CN.json' with { type: 'json' }
import common from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, pressUntilOpen, storedDocument, test, waitForLoad } from './lib/page.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })

async function openTab(page: Page, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, documents)
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: about.tab, exact: true }).click()
}

async function openPage(page: Page, name: string) {
  await drawer(page).locator(`[data-form-row="${name}"]`).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

test('tells version, agreement, privacy and the licences of everything that is shipped', async ({ page }) => {
  await openTab(page)
  await expect(drawer(page).getByText(/^版本 \d+\.\d+\.\d+/)).toBeVisible()
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])
  for (const [name, text] of [
    [about.agreement, about['agreement.1']],
    [about.privacy, about['privacy.5']],
  ] as const) {
    const dialog = await openPage(page, name)
    await expect(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: common.close }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  const licences = await openPage(page, about.licences)
  await licences.getByRole('searchbox').fill('react-dom')
  await licences.getByText('react-dom', { exact: true }).click()
  await expect(licences.locator('details[open] pre')).toContainText('Permission is hereby granted')
  await licences.getByRole('searchbox').fill('no such package')
  await expect(licences.getByText(about.noneFound)).toBeVisible()
})

test('a new user is told of no update; the version is noted', async ({ page }) => {
  await page.goto('/')
  await waitForLoad(page)
  await expect
    .poll(() => storedDocument(page, 'backup'))
    .toMatchObject({ data: { appVersion: expect.stringMatching(/^\d/) } })
  await expect(page.getByRole('dialog', { name: about.record })).toHaveCount(0)
})
