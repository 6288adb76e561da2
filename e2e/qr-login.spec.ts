import type { Browser, Page } from '@playwright/test'
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import confirm from '../src/client/features/auth/scan-confirm/locales/zh-CN.json' with { type: 'json' }
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, soak, test, waitForLoad, watchPage } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Two people log in by QR code from one another's phone-sized window. */

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const openAccount = (page: Page) => page.getByRole('navigation').getByRole('button', { name: account.tab }).click()

/** Opens the login on a page and gives the address that its code holds. */
async function showCode(page: Page, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse('**/users/get_unlimited_qrcode*')
  await act()
  const { data } = await (await answered).json()
  await expect(page.getByRole('img', { name: login.qrLabel })).toBeVisible()
  return data.url
}

/** A window as small as a phone's, with somebody logged in. */
async function openPhone(browser: Browser, name: string, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await watchPage(page, complaints, test.info())
  await openOn(page, {})
  await openAccount(page)
  await page.getByRole('tab', { name: login['mode.register'] }).click()
  await expect(page.getByRole('img', { name: login.qrLabel }), 'a phone scans').toHaveCount(0)
  await page.getByRole('textbox', { name: login.name, exact: true }).fill(name)
  await page.getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await page.getByRole('textbox', { name: login.again }).fill('abc123')
  await page.getByRole('dialog').getByRole('button', { name: login.register, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return page
}

/** What the phone asks, once it has opened a code. */
async function scanOn(phone: Page, url: string) {
  await phone.goto(new URL(url).hash === '' ? url : `/${new URL(url).hash}`)
  const dialog = phone.getByRole('alertdialog', { name: confirm.title })
  await expect(dialog).toContainText('Chrome')
  return dialog
}

test('two people log in on one another’s screen by their phones, change things and log out', async ({
  browser,
  complaints,
}) => {
  test.slow() // four windows of live glass
  const now = Date.now() % 1e8
  for (const name of [`lin${now}`, `qiu${now}`]) {
    const phone = await openPhone(browser, name, complaints)
    const context = await browser.newContext()
    const screen = await context.newPage()
    await openOn(screen, {})
    const url = await showCode(screen, () => openAccount(screen))
    const dialog = await scanOn(phone, url)
    expect(phone.url(), 'the secret is in no history').not.toContain('scan')
    await expect(screen.getByRole('status').filter({ hasText: /已扫码/ })).toBeVisible()
    const number = await screen.getByRole('dialog').locator('strong').textContent()
    await expect(screen.getByRole('status').filter({ hasText: String(number) }), 'it is read out').toBeVisible()
    await dialog.getByRole('button', { name: String(number), exact: true }).tap()
    await expect(toast(phone)).toContainText(confirm.confirmed)
    await expect(toast(screen)).toContainText(name)
    await openAccount(screen)
    await expect(drawer(screen).getByText(`@${name}`)).toBeVisible()
    await drawer(screen).getByRole('button', { name: account.edit }).click()
    await drawer(screen).getByRole('textbox', { name: account.note }).fill(`我是 ${name}`)
    await drawer(screen).getByRole('button', { name: ui.confirm }).click()
    await expect(drawer(screen).getByText(`我是 ${name}`)).toBeVisible()
    await phone.reload()
    await waitForLoad(phone)
    await openAccount(phone)
    await expect(phone.getByRole('dialog').getByText(`我是 ${name}`)).toBeVisible()
    await drawer(screen).getByRole('button', { name: account.logOut }).click()
    const leaving = screen.getByRole('dialog', { name: account.logOut })
    await leaving.getByRole('button', { name: account.logOut }).click()
    await expect(drawer(screen).getByText(account.guest)).toBeVisible()
    await context.close()
    await phone.context().close()
  }
})

test(
  'a code that is refused, or scanned by a guest, logs nobody in; another one is made',
  soak,
  async ({ page, browser, complaints }) => {
    const phone = await openPhone(browser, `wei${Date.now() % 1e8}`, complaints)
    await openOn(page, {})
    const url = await showCode(page, () => openAccount(page))
    expect(await findViolations(page)).toEqual([])
    const dialog = await scanOn(phone, url)
    expect(await findViolations(phone)).toEqual([])
    await dialog.getByRole('button', { name: confirm.refuse }).tap()
    await expect(toast(phone)).toContainText(confirm.refused)
    await expect(page.getByRole('status').filter({ hasText: login['qr.denied'] })).toBeVisible()
    const next = await showCode(page, () =>
      page.getByRole('dialog').getByRole('button', { name: login.qrRenew }).click(),
    )
    expect(next).not.toBe(url)
    await expect(page.getByRole('status').filter({ hasText: login['qr.waiting'] })).toBeVisible()

    const guest = await (await browser.newContext()).newPage()
    await openOn(guest, {})
    await guest.goto(`/${new URL(next).hash}`)
    await expect(toast(guest)).toContainText(confirm.logInFirst)
    await expect(guest.getByRole('dialog', { name: login['title.login'] })).toBeVisible()
    await guest.context().close()
    await phone.context().close()
  },
)
