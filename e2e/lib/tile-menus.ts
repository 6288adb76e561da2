import type { Locator, Page } from '@playwright/test'
import ui from '../../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { zhCN as messages } from './home-messages.ts'
import { expect, folder, group, openOn, site } from './page.ts'

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

export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
export const menuOf = (page: Page, name: string) =>
  page.getByRole('menu', { name: fill(messages.menuOf, { name }), exact: true })
export const entry = (page: Page, label: string) => page.getByRole('menuitem', { name: label, exact: false })
export const pageTiles = (page: Page) =>
  page.locator('#root [data-pages] > :not([aria-hidden]) > li:not([data-volatile])')
export const tile = (page: Page, name: string) => page.locator('#root').getByRole('link', { name, exact: true })
export const folderTile = (page: Page) => page.locator('#root').getByRole('button', { name: '文件夹', exact: true })
export const dock = (page: Page) => page.getByRole('region', { name: 'Dock' })
export const toast = (page: Page) => page.locator('#layer-toast')
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
