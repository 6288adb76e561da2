import type { Locator, Page } from '@playwright/test'
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, folder, group, site, soak, soakUnless, test } from './lib/page.ts'
import { dock, folderTile, labels, menuOf, open, rightClick, tile } from './lib/tile-menus.ts'

/** An own page without the program: the browser's new tab cannot be routed by a test. */
const at = (base: string | undefined, id: string) => new URL(`/components.json?${id}`, base).href
const outer = (base: string | undefined, id: string) => site(id, { openType: 'self', url: at(base, id) })
const inner = (id: string) => site(id, { name: '站 own', url: '{settings/icon}' })

const homeAt = (base: string | undefined) => ({
  groups: [group('a', [outer(base, 'a1'), inner('a2'), folder([outer(base, 'in1'), site('in2')])])],
  dock: [outer(base, 'd1'), inner('d2')],
})

type Press = NonNullable<Parameters<Locator['click']>[0]>

/** Clicks with which a browser opens a link in another tab or window. */
const ELSEWHERE: readonly Press[] = [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }]

test.beforeEach(async ({ page, baseURL }) => {
  await open(page, homeAt(baseURL))
  await expect(dock(page)).toBeVisible()
})

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })

for (const [name, find, id] of [
  ['a tile', (page: Page) => tile(page, '站 a1'), 'a1'],
  ['a tile of the dock', (page: Page) => dock(page).getByRole('link', { name: '站 d1' }), 'd1'],
  ['a tile in a folder', inFolder, 'in1'],
] as const) {
  test(
    `${name}: Ctrl, Shift or the middle button open it elsewhere, without opener and referrer`,
    soakUnless(id === 'a1'),
    async ({ page, baseURL }) => {
      const target = await find(page)
      const address = at(baseURL, id)
      for (const how of ELSEWHERE) {
        const [opened] = await Promise.all([page.context().waitForEvent('page'), target.click(how)])
        await opened.waitForURL(address)
        expect(await opened.evaluate(() => window.opener)).toBe(null)
        await opened.close()
      }
      expect(new URL(page.url()).pathname).toBe('/')
      await target.click()
      await page.waitForURL(address)
      expect(page.context().pages()).toHaveLength(1)
    },
  )
}

async function inFolder(page: Page): Promise<Locator> {
  await folderTile(page).click()
  return page.getByRole('dialog', { name: '文件夹' }).getByRole('link', { name: '站 in1' })
}

for (const [name, find] of [
  ['a tile', (page: Page) => page.locator('#root nav')],
  ['a tile of the dock', dock],
] as const) {
  test(`${name} with an internal link never opens a window`, soak, async ({ page }) => {
    const own = find(page).getByRole('button', { name: '站 own' })
    await own.click({ button: 'middle' })
    await expect(drawer(page)).toHaveCount(0)
    for (const how of [{}, ...ELSEWHERE.slice(0, 2)]) {
      await own.click(how)
      await expect(drawer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
    }
    expect(page.context().pages()).toHaveLength(1)
    await rightClick(own)
    await expect(menuOf(page, '站 own')).toBeVisible()
    expect(await labels(page)).not.toContain(messages.openTab)
    expect(await labels(page)).not.toContain(messages.copyAddress)
  })
}

test('a folder opens with any modifier key, without a window', soak, async ({ page }) => {
  for (const how of ELSEWHERE.slice(0, 2)) {
    await folderTile(page).click(how)
    await expect(page.getByRole('dialog', { name: '文件夹' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '文件夹' })).toHaveCount(0)
  }
  await folderTile(page).click({ button: 'middle' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.context().pages()).toHaveLength(1)
})
