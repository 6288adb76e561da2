import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage, openWindow } from '../../../../testing/draw-page.tsx'
import { boxOf, expectStyle, find } from '../../../../testing/elements.ts'
import { homeOf } from '../../../../testing/items.ts'
import { closeWindow, minimizeWindow } from '../state/window-state.ts'

const PARTS = ['header', 'search'] as const
const expectOpacity = async (opacity: string) => {
  for (const part of PARTS) await expectStyle(() => find(`#root main > ${part}`), 'opacity').toBe(opacity)
}

test('clock and search box are not seen behind a window, unless one types there, and stay where they are', async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('clock'), dialog: { isDialogAnimation: false } })
  const places = () => PARTS.map((part) => boxOf(find(`#root main > ${part}`)))
  const before = places()
  await openWindow('clock')
  await expectOpacity('0')
  expect(places()).toEqual(before)
  page.getByRole('combobox').element().focus()
  await expectStyle(() => find('#root main > search'), 'opacity').toBe('1')
  page.getByRole('combobox').element().blur()
  minimizeWindow()
  await expectOpacity('1')
  await openWindow('clock')
  await expectOpacity('0')
  closeWindow()
  await expectOpacity('1')
})
