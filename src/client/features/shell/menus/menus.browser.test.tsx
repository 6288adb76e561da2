import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { boxOf, find, textsOf } from '../../../testing/elements.ts'
import { homeMessages as groups } from '../../../testing/home-messages.ts'
import { group, site } from '../../../testing/items.ts'
import { noMenu, openEmptyAreaMenu, rightClick } from '../../../testing/menus.ts'
import { soak } from '../../../testing/soak.ts'
import groupEditor from '../../desk/group-editor/locales/zh-CN.json'
import search from '../../desk/search/locales/zh-CN.json'
import addIcon from '../../layout/add-icon/locales/zh-CN.json'
import wallpaper from '../../look/wallpaper-picker/locales/zh-CN.json'
import sync from '../../safety/sync/locales/zh-CN.json'
import settings from '../settings/locales/zh-CN.json'
import messages from './locales/zh-CN.json'
import { menuSettings } from './settings.ts'

const { findViolations, press } = commands

const menu = page.getByRole('menu', { name: messages.menu })
const combobox = page.getByRole('combobox')

async function open(documents: Readonly<Record<string, object>> = {}) {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', [site('1')])], dock: [] }, ...documents })
  await expect.poll(() => find('#root search form')?.checkVisibility()).toBe(true)
}

// the first one: nothing was done yet
test('a right click on the home screen opens its menu with shortcuts', async () => {
  await open()
  const rows = await openEmptyAreaMenu(700, 640)
  const expected = [
    `${messages['command.refresh']}Ctrl+R`,
    `${wallpaper['command.random']}Ctrl+D`,
    `${addIcon['command.addIcon']}Ctrl+A`,
    addIcon['command.addComponent'],
    `${addIcon['command.addFolder']}Ctrl+P`,
    groupEditor['command.add'],
    `${groups['command.mode']}Ctrl+O`,
    `${groups['command.edit']}Ctrl+E`,
    `${messages['command.undo']}Ctrl+Z`,
    `${messages['command.redo']}Ctrl+Shift+Z`,
    `${sync['command.backup']}Ctrl+B`,
    `${settings['command.open']}Ctrl+S`,
  ]
  await expect.poll(() => textsOf(rows)).toEqual(expected)
  for (const name of [messages['command.undo'], messages['command.redo']])
    expect(rows.filter({ hasText: name }).element().ariaDisabled).toBe('true')
  expect(await findViolations('[role="menu"]', { seriousOnly: true })).toEqual([])
  await press('Escape')
  await noMenu()
})

test('the menu stays in the viewport; the search box has the browser’s menu', async () => {
  await open()
  await openEmptyAreaMenu(1438, 898)
  const { right, bottom, width } = boxOf(menu.query())
  expect(right).toBeLessThanOrEqual(1440)
  expect(bottom).toBeLessThanOrEqual(900)
  expect(width).toBeGreaterThanOrEqual(160)
  await press('Escape')
  await noMenu()
  await rightClick(combobox)
  await new Promise((resolve) => setTimeout(resolve, 300)) // there is no event to wait for
  await noMenu()
})

test('hidden search box entries work once shown; Tab still moves the focus', soak, async () => {
  const { contextmenusConfig } = menuSettings.initial
  await open({ menu: { contextmenusConfig: contextmenusConfig.map((entry) => ({ ...entry, hide: false })) } })
  const nameOfEngine = () => find('#root search button')?.ariaLabel
  combobox.element().focus() // loads the names of the engines
  await expect.poll(nameOfEngine).not.toBe('搜索引擎：')
  combobox.element().blur()
  const before = nameOfEngine()
  await openEmptyAreaMenu(700, 640)
  await page.getByRole('menuitem', { name: search['command.engine'] }).click()
  await expect.poll(nameOfEngine).not.toBe(before)
  await noMenu()
  const mode = page.getByRole('group', { name: search.modes }).getByRole('button', { name: search.local })
  const isLocal = (pressed: string) => expect.element(mode).toHaveAttribute('aria-pressed', pressed)
  await openEmptyAreaMenu(700, 640)
  await page.getByRole('menuitem', { name: search['command.mode'] }).click()
  await expect.element(combobox).toHaveFocus()
  await isLocal('true')
  await press('Control+f') // belongs to the search box
  await isLocal('false')
  combobox.element().blur()
  await press('Control+f')
  await expect.element(combobox).toHaveFocus()
  await isLocal('true')
  combobox.element().blur()
  const name = nameOfEngine()
  await press('Tab')
  expect(document.activeElement).not.toBe(document.body)
  expect(nameOfEngine()).toBe(name)
})
