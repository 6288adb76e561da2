import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { root } from '../scripts/lib/root.ts'
import { group } from '../src/client/testing/items.ts'
import { test } from './lib/extension.ts'
import { store } from './lib/page.ts'

/** Live data in the extension without a server: asked for by the page itself, once the browser allows it. */

/** Recorded answers of third parties, by the beginnings of their addresses. */
const ANSWERS: Readonly<Record<string, string>> = {
  'https://api.open-meteo.com/': 'weather/fixtures/open-meteo.forecast',
  'https://air-quality-api.open-meteo.com/': 'weather/fixtures/open-meteo.air',
  'https://www.zhihu.com/': 'hot-search/fixtures/zhihu.happy',
}

/** Answers as third parties do. @returns the hosts that are asked from now on */
async function playThirdParties(context: BrowserContext): Promise<readonly string[]> {
  const hosts: string[] = []
  await context.route('https://*/**', (route, request) => {
    hosts.push(new URL(request.url()).host)
    const [, name] = Object.entries(ANSWERS).find(([start]) => request.url().startsWith(start)) ?? []
    if (name === undefined) return route.abort()
    const { response } = JSON.parse(readFileSync(join(root, `src/server/sources/${name}.json`), 'utf8'))
    return route.fulfill({ status: response.status, headers: response.headers, body: response.bodyText })
  })
  return hosts
}

const tile = (component: string) => ({ id: component, name: component, type: 'component', component, size: '2x4' })

/** Opens a new tab with a tile of each of these components. */
async function openWith(page: Page, ...components: readonly string[]): Promise<void> {
  const newTab = page.url()
  await page.goto(new URL('manifest.json', newTab).href) // same origin, without the program
  const data = { groups: [group('a', components.map(tile))], dock: [] }
  await store(page, { 'document:home': { version: 0, data, revision: 1, writer: 'x' } })
  await page.goto(newTab)
}

/** Runs in the page before its scripts: the user refuses the first question about a host. Sent as text. */
function refuseOnce(pattern: string): void {
  const { permissions } = Reflect.get(globalThis, 'chrome' as string)
  const { request } = permissions
  let isRefused = false
  permissions.request = async (asked: { readonly origins: readonly string[] }) => {
    if (isRefused || !asked.origins.includes(pattern)) return request.call(permissions, asked)
    isRefused = true
    return false
  }
}

const allows = {
  origins: ['api.open-meteo.com', 'air-quality-api.open-meteo.com', 'www.zhihu.com', 'api.zhihu.com'].map(
    (host) => `https://${host}/*`,
  ),
}

test('weather and a board come once they are allowed; what only a server can ask leads to one; leave is given back', async ({
  install,
}) => {
  const extension = await install({ allows })
  const hosts = await playThirdParties(extension.context)
  await extension.context.addInitScript(refuseOnce, 'https://www.zhihu.com/*')
  const page = await extension.newTab()
  await openWith(page, 'weather', 'hot-search')

  const weather = page.getByRole('article', { name: 'weather' })
  await expect(weather.getByText('取自 Open-Meteo')).toBeVisible()
  expect(hosts, 'nobody is asked before').toEqual([])
  await weather.getByRole('button', { name: '北京' }).click()
  await expect(weather.getByText('18°')).toBeVisible()
  expect(hosts.toSorted()).toEqual(['air-quality-api.open-meteo.com', 'api.open-meteo.com'])

  const board = page.getByRole('article', { name: 'hot-search' })
  await board.getByRole('tab', { name: '知乎' }).click()
  await expect(board.getByText('需要浏览器允许访问这个来源')).toBeVisible()
  await board.getByRole('button', { name: '允许' }).click()
  await expect(page.getByText('浏览器没有允许，暂不联网获取')).toBeVisible()
  expect(hosts.slice(2), 'nobody is asked after a refusal').toEqual([])
  await board.getByRole('button', { name: '允许' }).click()
  await expect(board.getByText('第 1 条热搜')).toBeVisible()

  await board.getByRole('tab', { name: '微博' }).click()
  await expect(board.getByText('连接自己的服务器后才能获取')).toBeVisible()
  await board.getByRole('button', { name: '连接服务器' }).click()
  await expect(page.getByRole('dialog', { name: '连接自己的服务器' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(hosts.slice(2)).toEqual(['www.zhihu.com'])

  await giveBack(page, 'www.zhihu.com')
  expect(extension.said).toEqual([])
})

/** Looks at whom the page has asked, and takes back the leave to ask one. */
async function giveBack(page: Page, host: string): Promise<void> {
  await page.getByRole('button', { name: '设置' }).click()
  await page.getByRole('tab', { name: '关于' }).click()
  await page.getByRole('button', { name: '查看', description: '权限与联系过的主机' }).click()
  const trust = page.getByRole('dialog', { name: '权限与联系过的主机' })
  const own = trust.getByRole('region', { name: '热搜榜' })
  await expect(own.getByRole('listitem').filter({ hasText: host })).toContainText('1 次')
  const grants = trust.getByRole('region', { name: '浏览器给扩展的权限' })
  await expect(grants.getByRole('button', { name: /^收回/ })).toHaveCount(allows.origins.length)
  await grants.getByRole('button', { name: `收回「${host}」` }).click()
  await expect(grants.getByRole('listitem').filter({ hasText: host })).toHaveCount(0)
  const origins = [`https://${host}/*`]
  const isAllowed = (of: object) => Reflect.get(globalThis, 'chrome' as string).permissions.contains(of)
  expect(await page.evaluate(isAllowed, { origins })).toBe(false)
}
