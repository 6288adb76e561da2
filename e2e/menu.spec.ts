import type { Page } from '@playwright/test'
import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import { expect, openOn, soak, storedDocument, test } from './lib/page.ts'

const menu = (page: Page) => page.getByRole('menu', { name: menus.menu })
const rows = (page: Page) => menu(page).getByRole('menuitem')
const source = async (page: Page) => JSON.stringify(await storedDocument(page, 'wallpaper'))

async function open(page: Page) {
  await openOn(page)
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // commands are known
}

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

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press opens the menu, a moving finger does not', soak, async ({ page }) => {
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
