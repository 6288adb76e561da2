import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type OpenExtension, test } from './lib/extension.ts'
import { backgroundOf, pressToolbarButton } from './lib/toolbar.ts'

const SITE = 'https://example.org/a'

/** A site of the web that only this test has. */
async function openSite(context: BrowserContext): Promise<Page> {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>示例 – 一个网页</title><h1>hello</h1>' }),
  )
  const page = await context.newPage()
  await page.goto(SITE)
  return page
}

const tile = (page: Page, name: string) => page.locator('main').getByRole('link', { name })
const ready = (page: Page) => page.locator('html[data-started]').waitFor()
const valueIn = (id: string) => `document.getElementById('${id}').value`

/** The popup as a page, over a tab that the browser tells it of. */
async function openPopupPage({ context }: OpenExtension, url: string, title: string): Promise<Page> {
  const host = new URL((await backgroundOf(context)).url()).host
  const popup = await context.newPage()
  await popup.addInitScript(
    (tab) => {
      Reflect.get(globalThis, 'chrome' as string).tabs.query = async () => [tab]
    },
    { url, title },
  )
  await popup.goto(`chrome-extension://${host}/popup.html`)
  return popup
}

/** What waits in the inbox, by its keys. */
const inbox = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('genkan')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const asking = opening.result.transaction('values').objectStore('values').getAllKeys()
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    opening.result.close()
    return asking.result.filter((key) => String(key).startsWith('inbox:'))
  })

test('the toolbar button adds the current page to a group, which an open page shows at once', async ({ install }) => {
  const extension = await install()
  const { context } = extension
  const page = await extension.newTab()
  await ready(page)
  const site = await openSite(context)

  const first = await pressToolbarButton(context, site)
  expect(await first.evaluate(valueIn('address')), 'the browser tells nothing yet').toBe('')
  await first.evaluate(`document.querySelector('.grant button').click()`)
  await expect
    .poll(() => first.evaluate(`document.querySelector('.grant').textContent`))
    .toBe('好了，再点一次工具栏上的按钮就会填好')
  await first.evaluate('close()')
  await first.gone()

  const popup = await pressToolbarButton(context, site)
  await expect.poll(() => popup.evaluate(valueIn('address'))).toBe(SITE)
  expect(await popup.evaluate(valueIn('name'))).toBe('示例 – 一个网页')
  await popup.evaluate(`document.getElementById('group').value = 'work'; document.forms[0].requestSubmit()`)
  await popup.gone()

  await page.bringToFront()
  await expect(page.getByText('已添加「示例 – 一个网页」')).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: '办公' }).click()
  await expect(tile(page, '示例 – 一个网页')).toBeVisible()
  expect(await inbox(page)).toEqual([])

  const again = await pressToolbarButton(context, site)
  await expect.poll(() => again.evaluate(`document.querySelector('.where').textContent`)).toBe('已在「办公」里')
  expect(await again.evaluate(`document.getElementById('group').selectedOptions[0].text`)).toBe('办公')
  expect(extension.said).toEqual([])
})

test('without an open page the next one takes it over, and but once', async ({ install }) => {
  const extension = await install()
  const popup = await openPopupPage(extension, 'https://github.com/', 'GitHub · Change is constant')
  await expect(popup.getByLabel('名称')).toHaveValue('GitHub')
  await popup.getByLabel('网址').fill('a b')
  await popup.keyboard.press('Enter')
  await expect(popup.getByRole('alert')).toHaveText('这不是有效的网址，例如 example.com')
  await popup.getByLabel('网址').fill('github.com/about')
  const closed = popup.waitForEvent('close')
  await popup.keyboard.press('Enter')
  await closed

  const [page, other] = [await extension.newTab(), await extension.newTab()]
  await Promise.all([ready(page), ready(other)])
  for (const one of [page, other]) await expect(tile(one, 'GitHub')).toHaveCount(1)
  await expect.poll(() => inbox(page)).toEqual([])
  await expect(tile(page, 'GitHub')).toHaveAttribute('href', 'https://github.com/about')

  // killed after the tile was stored and before the entry was removed
  await page.evaluate(async () => {
    const opening = indexedDB.open('genkan')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const values = opening.result.transaction('values', 'readwrite').objectStore('values')
    const asking = values.get('document:home')
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    const tiles: { id: string; name: string }[] = asking.result.data.groups[0].children
    const id = tiles.find(({ name }) => name === 'GitHub')?.id
    values.put({ id, url: 'https://github.com/about', name: 'GitHub', group: '', at: 1 }, `inbox:${id}`)
    opening.result.close()
  })
  const last = await extension.newTab()
  await ready(last)
  await expect.poll(() => inbox(last)).toEqual([])
  await expect(tile(last, 'GitHub')).toHaveCount(1)
  expect(extension.said).toEqual([])
})

/** Whether the browser has each of the background's menu entries. */
const menuEntries = async ({ context }: OpenExtension) =>
  (await backgroundOf(context)).evaluate(async () => {
    const menus = Reflect.get(globalThis, 'chrome' as string).contextMenus
    const found = await Promise.allSettled(['page', 'link'].map((id) => menus.update(id, {})))
    return found.map(({ status }) => status === 'fulfilled')
  })

test('the browser’s menu of links is a switch, which a refusal leaves as it was; wiped, all begins anew', async ({
  install,
}) => {
  const extension = await install()
  const page = await extension.newTab()
  await ready(page)
  await page.keyboard.press('Control+S')
  await page.getByRole('tab', { name: '系统' }).click()
  const entry = page.getByRole('switch', { name: '右键菜单添加' })
  await expect(entry).not.toBeChecked()
  await page.evaluate(() => {
    const { permissions } = Reflect.get(globalThis, 'chrome' as string)
    const { request } = permissions
    permissions.request = async () => {
      permissions.request = request
      return false
    }
  })
  await entry.click()
  await expect(page.getByText('浏览器没有允许，右键菜单没有变')).toBeVisible()
  await expect(entry).not.toBeChecked()

  await entry.click()
  await expect(entry).toBeChecked()
  await expect.poll(() => menuEntries(extension)).toEqual([true, true])
  await (await backgroundOf(extension.context)).evaluate(() => {
    const { onClicked } = Reflect.get(globalThis, 'chrome' as string).contextMenus
    onClicked.dispatch({ menuItemId: 'link', linkUrl: 'https://example.org/b' }, {})
  })
  await expect(page.getByText('已添加「example.org」')).toBeVisible()

  await entry.click()
  await expect(entry).not.toBeChecked()
  const isAllowed = () =>
    page.evaluate(() =>
      Reflect.get(globalThis, 'chrome' as string).permissions.contains({ permissions: ['contextMenus'] }),
    )
  await expect.poll(isAllowed).toBe(false)
  expect(extension.said).toEqual([])

  // with everything wiped it begins anew
  await page.evaluate(async () => {
    localStorage.clear()
    await Reflect.get(globalThis, 'chrome' as string).storage.local.clear()
    const wiping = indexedDB.deleteDatabase('genkan')
    await new Promise((resolve) => wiping.addEventListener('success', resolve))
  })
  await page.close()
  const anew = await openPopupPage(extension, SITE, '新的')
  await anew.getByRole('button', { name: '添加' }).click()
  const fresh = await extension.newTab()
  await expect(tile(fresh, '新的')).toHaveCount(1)
  await expect(tile(fresh, 'example.org')).toHaveCount(0)
})

/** Replaces the files of the extension by those of a newer version, which lacks what the last one loads on demand. */
function replaceFiles({ files }: OpenExtension): void {
  const manifest = join(files, 'manifest.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: '99.0.0' }))
  const [file = ''] = readdirSync(join(files, 'assets')).filter((name) => /^AddIcon-.*\.js$/.test(name))
  renameSync(join(files, 'assets', file), join(files, 'assets', `gone-${file}`))
}

test('a new version waits while a page is open, which tells of what it cannot load; then all is there', async ({
  install,
}) => {
  const extension = await install()
  const { context } = extension
  const settings = await context.newPage()
  await settings.goto('chrome://extensions') // the browser reloads what is unpacked for developers alone
  await settings.evaluate(() =>
    Reflect.get(globalThis, 'chrome' as string).developerPrivate.updateProfileConfiguration({
      inDeveloperMode: true,
    }),
  )
  await settings.close()
  const page = await extension.newTab()
  await ready(page)
  const popup = await openPopupPage(extension, SITE, '留着')
  await popup.getByRole('button', { name: '添加' }).click()
  await expect(tile(page, '留着')).toHaveCount(1)
  await expect.poll(() => popup.isClosed()).toBe(true)

  replaceFiles(extension)
  const tellOfUpdate = async () =>
    (await backgroundOf(context)).evaluate(() => {
      Reflect.get(globalThis, 'chrome' as string).runtime.onUpdateAvailable.dispatch({ version: '99.0.0' })
    })
  await tellOfUpdate()
  await page.keyboard.press('Control+A')
  await expect(page.getByText('没能打开「添加」')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'chrome' as string).runtime.id), 'it goes on').toBeDefined()

  await page.close()
  await tellOfUpdate()
  await expect
    .poll(async () =>
      (await backgroundOf(context))
        .evaluate(() => Reflect.get(globalThis, 'chrome' as string).runtime.getManifest().version)
        .catch(() => ''),
    )
    .toBe('99.0.0')
  const next = await extension.newTab()
  await ready(next)
  await expect(tile(next, '留着')).toHaveCount(1)
})
