import type { Page } from '@playwright/test'
import groupEditor from '../src/client/features/desk/group-editor/locales/zh-CN.json' with { type: 'json' }
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import addIcon from '../src/client/features/layout/add-icon/locales/zh-CN.json' with { type: 'json' }
import wallpaper from '../src/client/features/look/wallpaper-picker/locales/zh-CN.json' with { type: 'json' }
import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import { menuSettings } from '../src/client/features/shell/menus/settings.ts'
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { zhCN as groups } from './lib/home-messages.ts'
import { expect, openOn, storedDocument, test } from './lib/page.ts'

const menu = (page: Page) => page.getByRole('menu', { name: menus.menu })
const rows = (page: Page) => menu(page).getByRole('menuitem')
const source = async (page: Page) => JSON.stringify(await storedDocument(page, 'wallpaper'))

async function open(page: Page) {
  await openOn(page)
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // commands are known
}

test('the menu of the home screen', async ({ page }) => {
  await open(page)
  await test.step('a right click on the home screen opens its menu with shortcuts', async () => {
    await page.mouse.click(700, 640, { button: 'right' })
    await expect(rows(page)).toHaveText([
      new RegExp(`^${menus['command.refresh']}\\s*Ctrl\\+R$`),
      new RegExp(`^${wallpaper['command.random']}\\s*Ctrl\\+D$`),
      new RegExp(`^${addIcon['command.addIcon']}\\s*Ctrl\\+A$`),
      addIcon['command.addComponent'],
      new RegExp(`^${addIcon['command.addFolder']}\\s*Ctrl\\+P$`),
      groupEditor['command.add'],
      new RegExp(`^${groups['command.mode']}\\s*Ctrl\\+O$`),
      new RegExp(`^${groups['command.edit']}\\s*Ctrl\\+E$`),
      new RegExp(`^${menus['command.undo']}\\s*Ctrl\\+Z$`),
      new RegExp(`^${menus['command.redo']}\\s*Ctrl\\+Shift\\+Z$`),
      new RegExp(`^${settings['command.open']}\\s*Ctrl\\+S$`),
    ])
    for (const name of [menus['command.undo'], menus['command.redo']])
      await expect(rows(page).filter({ hasText: name })).toBeDisabled() // nothing was done yet
    expect(await findViolations(page, { selectors: ['[role="menu"]'], seriousOnly: true })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
  })
  await test.step('the menu stays in the viewport; the search box has the browser’s menu', async () => {
    await page.mouse.click(1438, 898, { button: 'right' })
    const box = await menu(page).boundingBox()
    expect(box && box.x + box.width <= 1440 && box.y + box.height <= 900 && box.width >= 160).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await page.getByRole('combobox').click({ button: 'right' })
    await page.waitForTimeout(300) // there is no event to wait for
    await expect(menu(page)).toHaveCount(0)
  })
})

test('shortcuts, and Ctrl+Z in a text field', async ({ page }) => {
  await open(page)
  await test.step('a shortcut runs its command, which can be undone; not while typing in the search box', async () => {
    const before = await source(page)
    await page.keyboard.press('Control+d')
    await expect.poll(() => source(page)).not.toBe(before)
    const changed = await source(page)
    await page.mouse.click(700, 640, { button: 'right' })
    const what = menus['step.undo'].replace('{what}', menus['step.wallpaper'])
    await expect(rows(page).filter({ hasText: what }), 'the menu says what is undone').toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => source(page)).not.toBe(changed)
    for (const redo of ['Control+Shift+z', 'Control+y']) {
      await page.keyboard.press(redo)
      await expect
        .poll(async () => (await source(page)).replace(/"revision":\d+/, ''))
        .toBe(changed.replace(/"revision":\d+/, ''))
      if (redo === 'Control+y') continue
      await page.keyboard.press('Control+z')
      await expect.poll(() => source(page)).not.toContain(JSON.parse(changed).data.wallpaperSrc)
    }
    // selecting everything marks no text of the home screen
    expect(await page.evaluate(() => document.execCommand('selectAll') && String(getSelection()).trim())).toBe('')
    const sourceBefore = await source(page)
    await page.getByRole('combobox').focus()
    await page.keyboard.press('Control+d')
    await page.keyboard.press('Escape')
    expect(await source(page)).toBe(sourceBefore)
  })
  await test.step('Ctrl+Z in a text field undoes only the text', async () => {
    await page.getByRole('combobox').blur()
    const before = await source(page)
    await page.keyboard.press('Control+d')
    await expect.poll(() => source(page)).not.toBe(before)
    const changed = await source(page)
    const box = page.getByRole('combobox')
    await box.click()
    await page.keyboard.type('green tea')
    await page.keyboard.press('Control+z')
    await expect(box).not.toHaveValue('green tea')
    const left = await box.inputValue()
    await page.keyboard.press('Control+Shift+z')
    await expect(box).toHaveValue('green tea')
    expect('green tea'.startsWith(left)).toBe(true)
    expect(await source(page)).toBe(changed)
  })
})

test('hidden search box entries work once shown; Tab still moves the focus', async ({ page }) => {
  const { contextmenusConfig } = menuSettings.initial
  const shown = contextmenusConfig.map((entry) => ({ ...entry, hide: false }))
  await openOn(page, { menu: { contextmenusConfig: shown } })
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible()
  const engine = page.getByRole('search').getByRole('button').first()
  const before = await engine.getAttribute('aria-label')
  await page.mouse.click(700, 640, { button: 'right' })
  await page.getByRole('menuitem', { name: search['command.engine'] }).click()
  await expect(engine).not.toHaveAccessibleName(before ?? '')
  await expect(menu(page)).toHaveCount(0)
  const box = page.getByRole('combobox')
  const mode = page.getByRole('group', { name: search.modes }).getByRole('button', { name: search.local })
  await page.mouse.click(700, 640, { button: 'right' })
  await page.getByRole('menuitem', { name: search['command.mode'] }).click()
  await expect(box).toBeFocused()
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+f') // belongs to the search box
  await expect(mode).toHaveAttribute('aria-pressed', 'false')
  await box.blur()
  await page.keyboard.press('Control+f')
  await expect(box).toBeFocused()
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
  await box.blur()
  const name = await engine.getAttribute('aria-label')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await expect(engine).toHaveAccessibleName(name ?? '')
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press opens the menu, a moving finger does not', async ({ page }) => {
    await open(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
    await touch('touchStart', 92)
    await touch('touchMove', 130)
    await page.waitForTimeout(1200) // longer than a press
    await touch('touchEnd')
    await expect(menu(page)).toHaveCount(0)
    await touch('touchStart', 92)
    await expect(menu(page)).toBeVisible()
    await touch('touchEnd')
    await expect(rows(page).first()).toBeVisible()
  })
})
