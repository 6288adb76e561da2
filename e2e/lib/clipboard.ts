import type { Page } from '@playwright/test'
import menus from '../../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import { expect } from './page.ts'

/** Dispatches a paste event with a text, as the browser does on Ctrl+V. */
export const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

/** Pastes forged tiles: arbitrary JSON in the format of copied tiles. */
export const pasteForged = (page: Page, json: string) =>
  paste(page, `genkan-tiles-plain:${Buffer.from(json).toString('base64')}`)

/** Opens the menu of the empty area at a point of the viewport. @returns its rows. */
export async function openEmptyAreaMenu(page: Page, x: number, y: number) {
  const menu = page.getByRole('menu', { name: menus.menu })
  await expect(menu).toHaveCount(0) // the previous menu has closed
  await page.mouse.click(x, y, { button: 'right' })
  await expect(menu).toBeVisible()
  return menu.getByRole('menuitem')
}

/** Makes the browser refuse clipboard access, as some do by policy. */
export const disableClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
