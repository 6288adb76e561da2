import type { Page } from '@playwright/test'
import about from '../src/client/features/shell/about/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import common from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, pressUntilOpen, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })

async function openTab(page: Page, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, documents)
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: about.tab, exact: true }).click()
}

const answer = (data: object) => ({ json: { code: 0, msg: '', data } })

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

test('a new user is told of no update; the version is noted', soak, async ({ page }) => {
  await page.goto('/')
  await waitForLoad(page)
  await expect
    .poll(() => storedDocument(page, 'backup'))
    .toMatchObject({ data: { appVersion: expect.stringMatching(/^\d/) } })
  await expect(page.getByRole('dialog', { name: about.record })).toHaveCount(0)
})

test('shows what the operator has set, and remembers it without the server', async ({ page }) => {
  await page.route('**/api/about', (route) =>
    route.fulfill(
      answer({
        contact: 'me@example.org',
        repository: 'https://git.example.org/me/genkan',
        filingNumber: '京ICP备12345678号-1',
        donations: [{ app: 'wechat', code: 'wxp://f2f0abc' }, { app: 'alipay' }],
      }),
    ),
  )
  await page.route('**/api/donation_picture?app=alipay', (route) =>
    route.fulfill(answer({ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' })),
  )
  await openTab(page)
  const tab = drawer(page)
  await expect(tab.getByRole('link', { name: 'me@example.org' })).toHaveAttribute('href', 'mailto:me@example.org')
  await expect(tab.getByRole('link', { name: 'git.example.org' })).toHaveAttribute(
    'href',
    'https://git.example.org/me/genkan',
  )
  await expect(tab.getByRole('link', { name: '京ICP备12345678号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  )
  await expect(tab.getByText(about.issues, { exact: true })).toHaveCount(0)
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])

  const dialog = await openPage(page, about.donate)
  await expect(dialog.getByRole('img', { name: about.codeOf.replace('{app}', about['app.wechat']) })).toBeVisible()
  await dialog.getByRole('tab', { name: about['app.wechat'] }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: about.codeOf.replace('{app}', about['app.alipay']) })).toBeVisible()
  expect(await findViolations(page, { selectors: ['[role="dialog"]'], seriousOnly: true })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.route('**/api/about', (route) => route.abort())
  await page.reload()
  await waitForLoad(page)
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await tab.getByRole('tab', { name: about.tab, exact: true }).click()
  await expect(tab.getByRole('link', { name: 'me@example.org' })).toBeVisible()
})

test('a server whose operator has set nothing has no such rows', soak, async ({ page }) => {
  await openTab(page)
  await expect(drawer(page).locator(`[data-form-row="${about.record}"]`)).toBeVisible()
  for (const name of [about.contact, about.repository, about.issues, about.donate])
    await expect(drawer(page).locator(`[data-form-row="${name}"]`)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a dialog over the settings sheet can be used and closed', soak, async ({ page }) => {
    await openOn(page, {})
    await page.getByRole('button', { name: settings.title }).last().tap()
    await page.getByRole('tab', { name: about.tab, exact: true }).tap()
    await page.locator(`[data-form-row="${about.licences}"]`).getByRole('button').tap()
    const dialog = page.getByRole('dialog', { name: about.licences })
    await dialog.getByRole('searchbox').fill('no such package')
    await expect(dialog.getByText(about.noneFound)).toBeVisible()
    await dialog.getByRole('button', { name: common.close }).last().tap()
    await expect(dialog).toHaveCount(0)
    await page.locator(`[data-form-row="${about.privacy}"]`).getByRole('button').tap()
    await expect(page.getByRole('dialog', { name: about.privacy })).toBeVisible()
  })
})
