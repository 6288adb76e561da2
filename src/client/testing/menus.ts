import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import menus from '../features/shell/menus/locales/zh-CN.json'
import ui from '../ui/locales/zh-CN.json'
import { closeToast, toasts } from '../ui/overlay/toast/toast.ts'
import { find, type Polled, textsOf } from './elements.ts'

/** Opens the menu of an element. */
export const rightClick = (target: Locator, options: { readonly force?: boolean } = {}): Promise<void> =>
  target.click({ ...options, button: 'right' })

/** The row of a menu by its label; its shortcut may follow. */
export const entry = (label: string): Locator =>
  page.getByRole('menuitem', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) })

/** The labels of the open menu, without the keys that delete and open. */
export async function menuLabels(): Promise<readonly string[]> {
  const rows = page.getByRole('menuitem')
  await expect.element(rows.first()).toBeVisible()
  return textsOf(rows).map((text) => text.replace(/(↵|Del)$/, ''))
}

/** Waits until no menu is open: a closing one still receives all keys. */
export async function noMenu(): Promise<void> {
  await expect.poll(() => page.getByRole('menu').elements()).toHaveLength(0)
}

/** Chooses entries of a menu and its sub-menus, then waits until the menu has closed. */
export async function choose(...labels: readonly string[]): Promise<void> {
  for (const label of labels) await entry(label).first().click()
  await noMenu()
}

/** The text of the toast that is shown. */
export const toastText = (): Polled<string | undefined> => expect.poll(() => find('#layer-toast')?.textContent)

/** The button of the toast that undoes. */
export const undoInToast = (): Locator =>
  page.elementLocator(find('#layer-toast') ?? document.body).getByRole('button', { name: ui.undo })

/** Waits for a toast; those before it are closed. */
export async function expectToast(text: string): Promise<void> {
  const shown = () => {
    const [first] = toasts.getState()
    if (first !== undefined && !first.text.includes(text)) closeToast(first.id)
    return find('#layer-toast')?.textContent
  }
  await expect.poll(shown).toContain(text)
}

/** Opens the menu of the empty area at a point of the viewport. @returns its rows. */
export async function openEmptyAreaMenu(x: number, y: number): Promise<Locator> {
  await noMenu()
  await page.elementLocator(document.body).click({ button: 'right', position: { x, y } })
  const menu = page.getByRole('menu', { name: menus.menu })
  await expect.element(menu).toBeVisible()
  return menu.getByRole('menuitem')
}
