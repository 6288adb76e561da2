import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage, openWindow } from '../../../../testing/draw-page.tsx'
import { find } from '../../../../testing/elements.ts'
import { homeOf } from '../../../../testing/items.ts'
import { minimizeWindow, windowState } from '../state/window-state.ts'

const SEEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }

/** What a view, or a library in it, may set. */
const SHOWN_BY_THEMSELVES = [
  'visibility: visible',
  'visibility: visible; opacity: 1; position: fixed; inset: 0; z-index: 9999',
  'visibility: visible; content-visibility: visible; display: block',
  'visibility: visible; position: absolute; pointer-events: auto; transform: translateZ(0)',
]

test('nothing of a minimised window is seen or pressed, whatever its view sets; it comes back as it was', async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('clock'), dialog: { isDialogAnimation: false } })
  await openWindow('clock')
  const panel = find('#layer-window [role="tabpanel"]')
  const children = SHOWN_BY_THEMSELVES.map((style) => {
    const child = document.createElement('div')
    child.style.cssText = `${style}; width: 300px; height: 200px; background: red`
    panel?.append(child)
    return child
  })
  const scroller = children[0]
  if (scroller === undefined) throw new Error('no child')
  scroller.style.overflow = 'auto'
  scroller.innerHTML = '<div style="height: 900px"></div>'
  scroller.scrollTop = 120
  const { x, y } = scroller.getBoundingClientRect()
  expect(children.map((child) => child.checkVisibility(SEEN))).toEqual(children.map(() => true))

  minimizeWindow()
  await expect.poll(() => windowState.getState().isMinimized).toBe(true)
  await expect.poll(() => children.map((child) => child.checkVisibility(SEEN))).toEqual(children.map(() => false))
  expect(document.elementFromPoint(x + 10, y + 10)?.closest('#layer-window')).toBeNull()

  await openWindow('clock')
  await expect.poll(() => children.map((child) => child.checkVisibility(SEEN))).toEqual(children.map(() => true))
  expect(scroller.scrollTop).toBe(120)
})
