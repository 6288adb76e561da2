import type { Page } from '@playwright/test'
import account from '../src/client/features/account/locales/zh-CN.json' with { type: 'json' }
import login from '../src/client/features/login/locales/zh-CN.json' with { type: 'json' }
import { expect, openOn, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Accounts: who has none keeps everything, who has one is known in every tab. */

const drawer = (page: Page) => page.locator('#layer-drawer')
const dialog = (page: Page) => page.getByRole('dialog', { name: login.title })
const openAccount = (page: Page) => page.getByRole('button', { name: account.tab }).first().click()

test('somebody registers, is known after a reload and in another tab, logs out and in again', async ({
  page,
  context,
}) => {
  const name = `lin_${Date.now() % 1e9}`
  await openOn(page, {})
  await openAccount(page)
  await drawer(page).getByRole('button', { name: account.logIn }).click()
  await dialog(page).getByRole('tab', { name: login['mode.register'] }).click()
  await dialog(page).getByRole('textbox', { name: login.name, exact: true }).fill('林 秋')
  await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await dialog(page).getByRole('textbox', { name: login.again }).fill('abc124')
  await dialog(page).getByRole('button', { name: login.register }).click()
  await expect(dialog(page).getByText(login.nameFormat)).toBeVisible()
  await expect(dialog(page).getByText(login.different)).toBeVisible()
  await dialog(page).getByRole('textbox', { name: login.name, exact: true }).fill(name)
  await dialog(page).getByRole('textbox', { name: login.again }).fill('abc123')
  await dialog(page).getByRole('button', { name: login.register }).click()
  await expect(toast(page)).toContainText(name)
  await expect(dialog(page)).toBeHidden()
  await expect(drawer(page).getByText(`@${name}`)).toBeVisible()

  await page.reload()
  await waitForLoad(page)
  await openAccount(page)
  await expect(drawer(page).getByText(`@${name}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await openAccount(other)
  await other.locator('#layer-drawer').getByRole('button', { name: account.logOut }).click()
  await other.close()

  await drawer(page).getByRole('button', { name: account.logIn }).click()
  await dialog(page).getByRole('textbox', { name: login.nameOrEmail }).fill(name)
  await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByText(`@${name}`)).toBeVisible()
})
