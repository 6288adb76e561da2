import type { Locator, Page } from '@playwright/test'
import { fill } from '../../src/client/testing/fill.ts'
import ui from '../../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { zhCN as messages } from './home-messages.ts'
import { expect, folder, group, openOn, site } from './page.ts'
import { toast } from './toasts.ts'

export const clock = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
export const HOME = {
  groups: [
    group('a', [site('a1'), folder([site('in1'), site('in2')]), clock, site('a2')]),
    group('b', [site('b1')]),
    group('c', []),
  ],
  dock: [site('d1'), site('d2')],
}

export async function open(page: Page, home: object = HOME) {
  await openOn(page, { home })
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // commands are known
}

export const menuOf = (page: Page, name: string) =>
  page.getByRole('menu', { name: fill(messages.menuOf, { name }), exact: true })
/** The row of a menu by its label; its shortcut may follow. */
export const entry = (page: Page, label: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) })
export const pageTiles = (page: Page) =>
  page.locator('#root [data-pages] > :not([aria-hidden]) > li:not([data-volatile])')
export const tile = (page: Page, name: string) => page.locator('#root').getByRole('link', { name, exact: true })
export const folderTile = (page: Page) => page.locator('#root').getByRole('button', { name: '文件夹', exact: true })
export const dock = (page: Page) => page.getByRole('region', { name: 'Dock' })
export const undo = (page: Page) => toast(page).getByRole('button', { name: ui.undo })
export async function labels(page: Page) {
  await page.getByRole('menuitem').first().waitFor()
  return (await page.getByRole('menuitem').allTextContents()).map((text) => text.replace(/(↵|Del)$/, ''))
}
/** Chooses entries of a menu and its sub-menus, then waits until the menu has closed. */
export async function choose(page: Page, ...entryLabels: readonly string[]) {
  for (const label of entryLabels) await entry(page, label).first().click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
export const rightClick = (target: Locator) => target.click({ button: 'right' })

/** A long press on a target until its menu is open. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (target: Locator, menu: Locator) => {
    await target.tap({ trial: true }) // its animation has ended
    const box = await target.boundingBox()
    if (box === null) throw new Error('nothing to press')
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(() => menu.isVisible()).toBe(true)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}
