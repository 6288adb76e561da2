import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { find } from '../../../../testing/elements.ts'
import { homeOf } from '../../../../testing/items.ts'
import { openApp } from '../open/open-app.ts'
import { restoreWindow } from '../open/show-app.ts'
import { minimizeWindow, windowState } from '../state/window-state.ts'

const { press } = commands

const search = () => page.getByRole('searchbox')
const newTodo = () => page.getByRole('textbox', { name: '添加待办' })
const firstField = () => find('#layer-window [data-first-focus]')

beforeEach(async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('clock'), dialog: { isDialogAnimation: false }, schedule: {} })
})

test('what is typed as a window opens goes to the field that its view begins with', async () => {
  openApp({ app: 'add-icon' })
  await expect.element(search()).toHaveFocus()
  await press('b')
  await expect.element(search()).toHaveValue('b')
  find('main input')?.focus() // the home screen's
  openApp({ app: 'schedule' }) // as another tab
  await expect.element(newTodo()).toHaveFocus()
})

test('a window that is shown again has it, too', async () => {
  openApp({ app: 'schedule' })
  await expect.element(newTodo()).toHaveFocus()
  minimizeWindow()
  await expect.element(newTodo()).not.toBeInTheDocument()
  openApp({ app: 'schedule' })
  await expect.element(newTodo()).toHaveFocus()
})

test('after a reload, and on a phone, it does not take the focus', async () => {
  const tab = { key: 'schedule ', app: 'schedule', subject: '', title: '' }
  const stored = { tabs: [tab], recent: [tab.key], isMinimized: false, isFullscreen: false }
  sessionStorage.setItem('genkan.window', JSON.stringify(stored))
  restoreWindow()
  await expect.poll(firstField).toBeTruthy()
  await userEvent.keyboard('{Escape}') // beside the window
  await expect.poll(() => windowState.getState().isMinimized).toBe(true)

  await page.viewport(390, 844)
  await drawPage({ home: homeOf('clock') })
  openApp({ app: 'schedule' })
  await expect.poll(firstField).toBeTruthy()
  await expect.poll(() => find('#layer-window [role="dialog"]')?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement).not.toBe(firstField())
})
