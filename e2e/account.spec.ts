import type { Page } from '@playwright/test'
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { placesOf } from './lib/kept.ts'
import { expect, group, openOn, site, storedDocument, storedValue, test, waitForLoad } from './lib/page.ts'
import { toast } from './lib/toasts.ts'

/** Accounts: who has none keeps everything, who has one is known in every tab. */

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`${login['title.login']}|${login['title.register']}`) })
const avatar = (page: Page) => page.getByRole('navigation').getByRole('button', { name: account.tab })
/** The account, or for a guest the login. */
const openAccount = (page: Page) => avatar(page).click()
const choose = (page: Page, data: string) =>
  page.getByRole('dialog', { name: account.logOut }).getByText(data, { exact: true }).click()
async function closeDrawer(page: Page): Promise<void> {
  await expect(drawer(page).locator(':focus'), 'after the dialog').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}
const tiles = (page: Page) => page.getByRole('main').getByRole('link')
async function deleteTile(page: Page, left: number): Promise<void> {
  await tiles(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(tiles(page)).toHaveCount(left)
}
async function logOut(page: Page, data: string): Promise<void> {
  await drawer(page).getByRole('button', { name: account.logOut }).click()
  await choose(page, data)
  await page.getByRole('dialog', { name: account.logOut }).getByRole('button', { name: account.logOut }).click()
}

test('somebody registers, is known after a reload and in another tab, logs out and in again', async ({
  page,
  context,
}) => {
  const name = `lin_${Date.now() % 1e9}`
  await openOn(page, { home: { groups: [group('a', [site('1'), site('2'), site('3')])], dock: [] } })
  await openAccount(page)
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
  await deleteTile(page, 2)

  await page.reload()
  await waitForLoad(page)
  await openAccount(page)
  await expect(drawer(page).getByText(`@${name}`)).toBeVisible()
  const token = Reflect.get(Object(await storedValue(page, 'session')), 'token')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await placesOf(page, token), 'the token is kept in one place').toEqual(['genkan values session'])
  expect(await placesOf(page, 'abc123'), 'the password is kept nowhere').toEqual([])
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await openAccount(other)
  await logOut(other, account.keepData)
  await expect(drawer(other).getByText(account.guest)).toBeVisible()
  await other.close()

  await expect(tiles(page)).toHaveCount(2)
  await drawer(page).getByRole('button', { name: account.logIn }).click()
  await dialog(page).getByRole('textbox', { name: login.nameOrEmail }).fill(name)
  await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: login.password, exact: true }).fill('abc123')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByText(`@${name}`)).toBeVisible()

  await expect(dialog(page)).toBeHidden()
  await expect(drawer(page).getByRole('tab', { name: account.tab }), 'its button is gone').toBeFocused()
  await closeDrawer(page)
  await deleteTile(page, 1)
  await openAccount(page)
  await logOut(page, account.beforeData)
  await expect(toast(page)).toContainText(account.loggedOutBefore)
  await expect(tiles(page)).toHaveCount(2)
  await closeDrawer(page)
  await page.keyboard.press('Control+z')
  await expect(tiles(page)).toHaveCount(1)
})

const FAVORITE = { wallpaperSrc: 'genkan:dusk', wallpaperMiniSrc: 'genkan:dusk', wallpaperType: 1 }

test('a profile is edited, favourites come along, a password changed, other logins end, and the account is deleted', async ({
  page,
  browser,
  complaints,
}) => {
  const name = `qiu_${Date.now() % 1e9}`
  const made = await page.request.post('/users/register', { data: { username: name, password: 'abc123' } })
  expect(await made.json()).toMatchObject({ code: 0 })
  const logIn = async (on: Page, password: string, documents = {}) => {
    // what is typed before the server has told its rules stays
    const typed = Promise.withResolvers<void>()
    await on.route('**/users/account_rules*', async (route) => {
      await typed.promise
      await route.fallback()
    })
    await openOn(on, documents)
    await openAccount(on)
    await dialog(on).getByRole('textbox', { name: login.nameOrEmail }).fill(name)
    typed.resolve()
    await expect(dialog(on).getByRole('tab', { name: login['mode.register'] })).toBeVisible()
    await dialog(on).getByRole('textbox', { name: login.password, exact: true }).fill(password)
    await on.keyboard.press('Enter')
    await expect(dialog(on)).toBeHidden()
    await openAccount(on)
    await expect(drawer(on).getByText(`@${name}`)).toBeVisible()
  }
  await logIn(page, 'abc123', { wallpaperFavorites: [FAVORITE] })
  await drawer(page).getByRole('button', { name: account.edit }).click()
  await drawer(page).getByRole('textbox', { name: account.nickname }).fill('林 秋')
  await expect(drawer(page).getByText(account.nicknameFormat)).toBeVisible()
  await drawer(page).getByRole('textbox', { name: account.nickname }).fill('林秋')
  await drawer(page).getByRole('textbox', { name: account.note }).fill('海边的人')
  await drawer(page).getByText(account['sex.2'], { exact: true }).click()
  await drawer(page).getByLabel(account.birthday).fill('2000-02-29')
  await drawer(page).getByRole('button', { name: account.region }).click()
  await page.getByRole('menuitemradio', { name: account['region.浙江'] }).click()
  await drawer(page).getByRole('button', { name: ui.confirm }).click()
  await expect(toast(page)).toContainText(account.saved)
  for (const said of ['林秋', '海边的人', account['sex.2'], '2000年2月29日', account['region.浙江']])
    await expect(drawer(page).getByText(said, { exact: true }).last()).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logIn(other, 'abc123')
  await expect.poll(() => storedDocument(other, 'wallpaperFavorites')).toMatchObject({ data: [FAVORITE] })
  await page.reload()
  await waitForLoad(page)
  await openAccount(page)
  const ends = drawer(page).getByRole('button', { name: account.end, exact: true })
  await ends.first().click()
  const ending = page.getByRole('dialog', { name: account.endLogin })
  await ending.getByRole('textbox', { name: account.password }).fill('abc123')
  await ending.getByRole('button', { name: account.end, exact: true }).click()
  await expect(ending).toBeHidden()
  await other.reload()
  await waitForLoad(other)
  await expect(ends).toHaveCount(1)

  await drawer(page).getByRole('button', { name: account.change }).click()
  const change = page.getByRole('dialog', { name: account.changePassword })
  await change.getByRole('textbox', { name: account.old, exact: true }).fill('abc123')
  await change.getByRole('textbox', { name: account.password, exact: true }).fill('def456')
  await change.getByRole('textbox', { name: account.again }).fill('def456')
  await change.getByRole('button', { name: account.change, exact: true }).click()
  await expect(toast(page)).toContainText(account.passwordChanged)
  await other.reload()
  await waitForLoad(other)
  await openAccount(other)
  await expect(dialog(other)).toBeVisible()
  await elsewhere.close()

  await drawer(page).getByRole('button', { name: account.delete, exact: true }).click()
  const deletion = page.getByRole('dialog', { name: account.deleteAccount })
  await deletion.getByRole('textbox', { name: account.password }).fill('def456')
  await deletion.getByRole('button', { name: account.delete, exact: true }).click()
  await expect(drawer(page).getByText(account.guest)).toBeVisible()
  // sync may be asking as the deletion overtakes it
  expect(complaints.splice(0).filter((text) => !/401 .*\/users\/async_time$/.test(text))).toEqual([])
})
