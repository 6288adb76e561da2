import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { findFreePort, type RunningServer, startServer } from '../scripts/lib/server.ts'
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import letter from '../src/client/features/auth/mail-link/locales/zh-CN.json' with { type: 'json' }
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { type MailServer, startMailServer } from '../src/server/testing/mail-server.ts'
import { expect, test, waitForLoad, watchPage } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Accounts of a server that sends mail. */

let mail: MailServer
let server: RunningServer
test.beforeAll(async () => {
  mail = await startMailServer()
  const port = await findFreePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  server = await startServer({ port, env: { PUBLIC_URL, SMTP_URL: mail.url, MAIL_FROM: '玄关 <door@example.org>' } })
})
test.afterAll(async () => {
  await server.stop()
  await mail.close()
})

const dialog = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const openAccount = (page: Page) => page.getByRole('navigation').getByRole('button', { name: account.tab }).click()

/** Makes the server believe that all letters were sent more than a minute earlier. */
function passMinute(): void {
  const database = new DatabaseSync(join(server.dataDir, 'genkan.db'), { timeout: 5000 })
  database.exec('update mail_code set sent_at = sent_at - 61000, slot = slot - 2')
  database.close()
}

/** What the next letter says, after something has it sent. */
async function nextLetter(act: () => Promise<unknown>): Promise<{ readonly code: string; readonly link: string }> {
  const before = mail.letters.length
  await act()
  await expect.poll(() => mail.letters.length).toBe(before + 1)
  const text = mail.letters.at(-1)?.text ?? ''
  return { code: /验证码：(\w+)/.exec(text)?.[1] ?? '', link: /http\S+/.exec(text)?.[0] ?? '' }
}

test('somebody registers by mail, is asked for a code elsewhere, and changes the address by a link', async ({
  page,
  browser,
}) => {
  await page.goto(server.origin)
  await waitForLoad(page)
  await openAccount(page)
  await page.getByRole('tab', { name: login['mode.register'] }).click()
  await press(page, login.register)
  await expect(page.getByText(login.emailEmpty)).toBeVisible()
  await field(page, login.name).fill('lin')
  await field(page, login.email).fill('lin@example')
  await field(page, login.password).fill('abc123')
  await field(page, login.again).fill('abc123')
  await expect(page.getByText(login.emailFormat)).toBeVisible()
  await field(page, login.email).fill('lin@example.org')
  const first = await nextLetter(() => press(page, login.sendCode))
  await expect(page.getByRole('dialog').getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await field(page, login.code).fill(first.code === '0000' ? '0001' : '0000')
  await press(page, login.register)
  await expect(toast(page).filter({ hasText: '验证码错误' })).toBeVisible()
  await field(page, login.code).fill(first.code)
  await press(page, login.register)
  await expect(page.getByRole('dialog')).toBeHidden()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(server.origin)
  await waitForLoad(other)
  await openAccount(other)
  await field(other, login.nameOrEmail).fill('lin@example.org')
  await field(other, login.password).fill('abc123')
  await press(other, login.logIn)
  await expect(toast(other)).toContainText('l***n@example.org')
  await expect(field(other, login.code), 'a weak password on a new device').toBeVisible()
  await elsewhere.close()

  const { link } = await nextLetter(async () => {
    await openAccount(page)
    await drawer(page).locator(`[data-form-row="${account.email}"]`).getByRole('button').click()
    await field(page, login.email).fill('qiu@example.org')
    await press(page, login.sendCode)
  })
  await field(page, account.password).fill('abc123')
  const tab = await page.context().newPage()
  await tab.goto(link)
  await waitForLoad(tab)
  await expect(tab.getByRole('dialog', { name: letter.title })).toContainText('qiu@example.org')
  expect(tab.url(), 'the secret is in no history').not.toContain('verify')
  await press(tab, letter.confirm)
  await expect(toast(tab)).toContainText(letter.confirmed.slice(0, 4))
  await tab.close()
  await press(page, account.bind)
  await expect(toast(page).filter({ hasText: account.emailBound })).toBeVisible()
  await expect(drawer(page).getByText('qiu@example.org')).toBeVisible()
})

test('a forgotten password is set by the link of a letter', async ({ page, complaints }) => {
  await page.request.post(`${server.origin}/users/send_email`, { data: { type: 1, email: 'wei@example.org' } })
  await expect.poll(() => mail.letters.some(({ to }) => to?.[0]?.address === 'wei@example.org')).toBe(true)
  const verify = /验证码：(\w+)|code: (\w+)/.exec(mail.letters.at(-1)?.text ?? '')
  const data = { username: 'wei', email: 'wei@example.org', password: 'abc123', verify: verify?.[1] ?? verify?.[2] }
  expect(await (await page.request.post(`${server.origin}/users/register`, { data })).json()).toMatchObject({ code: 0 })
  await page.goto(server.origin)
  await waitForLoad(page)
  await openAccount(page)
  await page.getByRole('tab', { name: login['mode.reset'] }).click()
  await field(page, login.name).fill('wei')
  await field(page, login.email).fill('wei@example.org')
  await press(page, login.sendCode)
  await expect(toast(page), 'one letter a minute').toContainText(/\d+/)
  passMinute()
  const { link } = await nextLetter(() => press(page, login.sendCode))
  const tab = await page.context().newPage()
  await watchPage(tab, complaints, test.info())
  await tab.goto(server.origin)
  await waitForLoad(tab)
  await tab.goto(link) // the page is open: only its hash changes
  await expect(tab.getByRole('dialog', { name: letter.reset.replace('{name}', 'wei') })).toBeVisible()
  await field(tab, login.password).fill('def456')
  await field(tab, login.again).fill('def457')
  await press(tab, letter.setPassword)
  await expect(tab.getByText(login.different)).toBeVisible()
  await field(tab, login.again).fill('def456')
  await press(tab, letter.setPassword)
  await expect(toast(tab).filter({ hasText: 'wei' })).toBeVisible()
  await openAccount(tab)
  await expect(drawer(tab).getByText('@wei')).toBeVisible()
  expect(complaints.splice(0), 'of the second letter').toEqual([expect.stringContaining('429')])
})
