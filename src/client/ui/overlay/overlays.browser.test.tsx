import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawExamples } from '../../gallery/testing.tsx'

const { press, moveMouse, pressMouse, releaseMouse } = commands

const opener = (name: string) => {
  const element = document.querySelector<HTMLElement>(`[data-opens="${name}"]`)
  if (element === null) throw new Error(`nothing opens ${name}`)
  return element
}

test('a menu is opened by keyboard, and returns the focus', async () => {
  await drawExamples('Menu', 'full')
  const button = page.getByRole('button', { name: 'openMenu' })
  button.element().focus()
  await press('Enter')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await press('Escape')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a menu is opened by the second button, and by a finger that stays, once', async () => {
  await drawExamples('Menu', 'full')
  const area = opener('menu')
  const menu = page.getByRole('menu')
  area.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))
  await expect.element(menu).toBeVisible()
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  const { x, y } = area.getBoundingClientRect()
  const finger = {
    bubbles: true,
    cancelable: true,
    pointerType: 'touch',
    isPrimary: true,
    clientX: x + 9,
    clientY: y + 9,
  }
  area.dispatchEvent(new PointerEvent('pointerdown', finger))
  area.dispatchEvent(new PointerEvent('contextmenu', finger))
  expect(menu.elements()).toEqual([])
  await expect.element(menu).toBeVisible()
  area.dispatchEvent(new PointerEvent('pointerup', finger))
  await expect.element(menu).toBeVisible()
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
})

test('a dialog traps and returns the focus', async () => {
  await drawExamples('Dialog', 'full')
  const button = page.getByRole('button', { name: 'confirmDialog' })
  await button.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(dialog).toBeVisible()
  for (let count = 0; count < 6; count += 1) await press('Tab')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test.for([
  { only: 'Popover', name: 'popover', role: 'dialog' },
  { only: 'Dialog', name: 'confirm', role: 'alertdialog' },
  { only: 'Sheet', name: 'sheet', role: 'dialog' },
  { only: 'Menu', name: 'tile-menu', role: 'menu' },
] as const)('a double click does not close the $only that it opened; the next click outside does', async (one) => {
  await drawExamples(one.only, 'full')
  const overlay = page.getByRole(one.role)
  const { x, y, width, height } = opener(one.name).getBoundingClientRect()
  await moveMouse({ x: x + width / 2, y: y + height / 2 })
  for (const clickCount of [1, 2]) {
    await pressMouse(clickCount)
    await releaseMouse(clickCount)
    await expect.element(overlay).toBeVisible()
  }
  await new Promise((resolve) => setTimeout(resolve, 500)) // longer than an overlay takes to close
  await expect.element(overlay).toBeVisible()
  await moveMouse({ x: 4, y: 4 })
  await pressMouse()
  await releaseMouse()
  await expect.element(overlay).not.toBeInTheDocument()
})
