import type { Page } from '@playwright/test'
import instance from '../src/client/features/auth/instance/locales/zh-CN.json' with { type: 'json' }
import login from '../src/client/features/auth/login/locales/zh-CN.json' with { type: 'json' }
import accountTexts from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import { openDevice, registerUser } from './lib/devices.ts'
import { type OpenExtension, test } from './lib/extension.ts'
import { openHostileInstance } from './lib/hostile-instance.ts'
import { expect, group, site, storedValue, waitForLoad } from './lib/page.ts'

/** The extension with a server: whoever has an account there is the same in it as on the web. */

test.setTimeout(120_000)

let extension: OpenExtension
test.beforeEach(async ({ install }) => {
  extension = await install({ allows: { origins: ['http://127.0.0.1/*'] } })
})

const home = { groups: [group('a', [site('1'), site('2'), site('3')])], dock: [] }
const avatarOf = (page: Page) => page.locator('#root nav').first().getByRole('button').first()
const addressOf = (page: Page) => page.getByRole('textbox', { name: instance.address })
const question = (page: Page) => page.locator('#layer-dialog')
const links = (page: Page) => page.getByRole('main').getByRole('link')

/** Connects a new tab with a server, whose page begins anew by that. */
async function connect(page: Page, origin: string): Promise<void> {
  await avatarOf(page).click()
  await page.getByRole('button', { name: instance.open }).click()
  await addressOf(page).fill(origin)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await waitForLoad(page)
}

async function logIn(page: Page, username: string): Promise<void> {
  await avatarOf(page).click()
  await page.getByRole('textbox', { name: login.nameOrEmail }).fill(username)
  await page.getByRole('textbox', { name: login.password }).fill('abc123')
  await page.keyboard.press('Enter')
}

async function deleteTile(page: Page, name: string): Promise<void> {
  await links(page).filter({ hasText: name }).focus()
  await page.keyboard.press('Delete')
  await expect(links(page).filter({ hasText: name })).toHaveCount(0)
}

/** Makes pages look at the cloud until they have these tiles. */
const untilBoth = (pages: readonly Page[], names: readonly string[]) =>
  expect(async () => {
    for (const page of pages) await page.evaluate(() => dispatchEvent(new Event('online')))
    for (const page of pages)
      await expect(links(page)).toHaveText(
        names.map((name) => new RegExp(`${name}$`)),
        { timeout: 1000 },
      )
  }).toPass()

test('moves in from the web by an account, keeps step with it, also after a while offline, and leaves again', async ({
  browser,
  request,
  baseURL,
}, info) => {
  const server = baseURL ?? ''
  const account = await registerUser(request)
  const web = await openDevice(browser, account, { documents: { home }, watch: { complaints: [], info } })
  const headers = { authorization: account.token }
  const isInCloud = async () =>
    (await (await request.get('/users/async_time', { headers })).json()).data.async_nav_info > 0
  await expect.poll(isInCloud).toBe(true)
  const page = await extension.newTab()
  await waitForLoad(page)

  await test.step('what is no server of ours is not connected with', async () => {
    await avatarOf(page).click()
    await page.getByRole('button', { name: instance.open }).click()
    for (const [address, problem] of [
      ['http://start.example', instance['problem.noHttps']],
      ['127.0.0.1:9', instance['problem.unreached']],
      ['', instance['problem.noAddress']],
    ] as const) {
      await addressOf(page).fill(address)
      await page.keyboard.press('Enter')
      await expect(page.getByText(problem)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(addressOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await connect(page, server)
  await logIn(page, account.info.username)
  // a desktop that nobody has touched yet is no side to choose
  await expect(links(page)).toHaveText([/站 1$/, /站 2$/, /站 3$/])

  await deleteTile(web, '站 1')
  await untilBoth([web, page], ['站 2', '站 3'])
  await extension.context.setOffline(true)
  await deleteTile(page, '站 2')
  await page.reload()
  await waitForLoad(page)
  await expect(links(page)).toHaveText([/站 3$/])
  await extension.context.setOffline(false)
  await untilBoth([web, page], ['站 3'])

  await test.step('it leaves the server with everything, and no login of it', async () => {
    await avatarOf(page).click()
    await page.getByRole('button', { name: accountTexts.logOut }).click()
    await question(page).getByRole('button', { name: accountTexts.logOut }).click()
    await expect(page.getByText(accountTexts.loggedOut)).toBeVisible()
    await page.getByRole('tab', { name: system.tab }).click()
    await page.getByRole('button', { name: instance.disconnect }).click()
    const sure = question(page).getByRole('button', { name: instance.disconnect })
    await Promise.all([page.waitForEvent('load'), sure.click()])
    await waitForLoad(page)
    await expect(links(page)).toHaveText([/站 3$/])
    await avatarOf(page).click()
    await expect(page.getByRole('button', { name: instance.open })).toBeVisible()
  })
  // offline nothing is reached; what was under way as the login ended is refused
  expect(extension.said.filter((line) => !/net::ERR_|401 .*\/users\/async_time$/.test(line))).toEqual([])
  expect(await storedValue(page, `session ${server}`)).toBeUndefined()
})

test('a hostile instance gains nothing: what it sends is data', async ({ request, baseURL }) => {
  const account = await registerUser(request)
  const hostile = await openHostileInstance(baseURL ?? '')
  try {
    const page = await extension.newTab()
    await waitForLoad(page)
    await connect(page, hostile.origin)
    await logIn(page, account.info.username)
    await expect.poll(() => hostile.answered()).toBeGreaterThan(5)
    await page.reload()
    await waitForLoad(page)
    await expect.poll(() => hostile.answered()).toBeGreaterThan(6)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'gained'))).toBeUndefined()
    expect(extension.context.pages().filter((one) => one.url().includes('gained'))).toEqual([])
  } finally {
    await hostile.close()
  }
})
