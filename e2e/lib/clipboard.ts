import type { Page } from '@playwright/test'
import menus from '../../src/client/features/menus/locales/zh-CN.json' with { type: 'json' }
import { expect } from './page.ts'

/** Pastes a text as the browser does by Ctrl+V. */
export const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

/** Pastes tiles as a stranger would write them: any JSON at all. */
export const pasteForged = (page: Page, json: string) =>
  paste(page, `genkan-tiles-plain:${Buffer.from(json).toString('base64')}`)

/** Opens the menu of the ground at a point of the viewport; its rows. */
export async function groundMenu(page: Page, x: number, y: number) {
  const menu = page.getByRole('menu', { name: menus.menu })
  await expect(menu).toHaveCount(0) // the last one has gone
  await page.mouse.click(x, y, { button: 'right' })
  await expect(menu).toBeVisible()
  return menu.getByRole('menuitem')
}

/** Lets the browser refuse to write to its clipboard and to read it, as some do by policy. */
export const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
