import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage, openWindow } from '../../../../testing/draw-page.tsx'
import { boxOf, find } from '../../../../testing/elements.ts'
import { homeOf } from '../../../../testing/items.ts'
import { closeWindow } from '../state/window-state.ts'

const { press } = commands

const frame = () => find('#layer-window [role="dialog"]')
const size = () => {
  const { width, height } = boxOf(frame())
  return [Math.round(width), Math.round(height)].join('x')
}

/** Draws the page without animations, at these settings of windows. */
async function open(dialog: object = {}) {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('clock'), dialog: { isDialogAnimation: false, ...dialog } })
}

const NAMES = { 'wooden-fish': '木鱼', 'work-time': '下班倒计时' } as const

async function show(app: keyof typeof NAMES) {
  await openWindow(app)
  await expect.poll(() => frame()?.ariaLabel).toBe(NAMES[app])
}

async function reopen(app: keyof typeof NAMES) {
  closeWindow()
  await expect.poll(frame).toBeNull()
  await show(app)
}

test('a window opens in the size of its app, and grows for another one; what the user gave it is remembered', async () => {
  await open()
  await show('wooden-fish')
  await expect.poll(size).toBe('720x520')
  await show('work-time')
  await expect.poll(size).toBe('720x680')

  await reopen('wooden-fish')
  await expect.poll(size).toBe('720x520')
  frame()?.focus()
  await press('Alt+Shift+ArrowRight')
  await expect.poll(size).toBe('740x520')
  await show('work-time')
  await expect.poll(size).toBe('740x520')
  await reopen('wooden-fish')
  await expect.poll(size).toBe('740x520')
  await reopen('work-time')
  await expect.poll(size).toBe('560x680')
})

test('a size that the user has chosen for all windows wins over that of an app', async () => {
  await open({ dialogWidth: 800 })
  await show('wooden-fish')
  await expect.poll(size).toBe('800x750')
})
