import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentValue, drawPage, openTab } from '../../../../testing/draw-page.tsx'
import { find } from '../../../../testing/elements.ts'
import { homeOf } from '../../../../testing/items.ts'
import { restoreWindow } from '../open/show-app.ts'
import { windowState } from '../state/window-state.ts'

const STORED = {
  tabs: [{ key: 'clock t', app: 'clock', subject: 't', title: '' }],
  recent: ['clock t'],
  isMinimized: false,
  isFullscreen: false,
}

const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

const isMinimized = () => windowState.getState().isMinimized

/** Draws the page as it is after a reload with an open window: nothing has the focus. */
async function drawRestored(documents: Readonly<Record<string, object>> = {}) {
  await drawPage({ home: homeOf('clock'), dialog: { isDialogAnimation: false }, ...documents })
  sessionStorage.setItem('genkan.window', JSON.stringify(STORED))
  restoreWindow()
  await expect.poll(() => find('#layer-window [role="tabpanel"] > *')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
}

beforeEach(() => page.viewport(1440, 900))

test('Esc minimises a window that a reload has restored, before anything had the focus', async () => {
  await drawRestored()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMinimized).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isMinimized()).toBe(true)
})

test('Esc minimises a modal window, too, and in minimal mode the window before it leaves that', async () => {
  await drawRestored({ dialog: { isDialogAnimation: false, isDialogMask: true }, theme: { isMinimalism: true } })
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMinimized).toBe(true)
  expect(documentValue('theme')).toMatchObject({ isMinimalism: true })
})

test("Esc in the search box is the box's own: the window stays until the box is left", async () => {
  await drawRestored()
  const input = page.getByRole('combobox')
  await input.fill('a')
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveFocus()
  expect(isMinimized()).toBe(false)
  blur()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMinimized).toBe(true)
})

test('what lies above the window is closed first', async () => {
  await drawRestored()
  openTab('dialog')
  const drawer = () => find('#layer-drawer [role="dialog"]:not([inert])')
  await expect.poll(() => drawer()?.contains(document.activeElement)).toBe(true)
  blur()
  await userEvent.keyboard('{Escape}')
  await expect.poll(drawer).toBeNull()
  expect(isMinimized()).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMinimized).toBe(true)
})
