import { expect, test } from 'vitest'
import { createControls } from './controls.ts'

test('what is pressed is given once, what is held at each step, and a short tap is not missed', () => {
  const controls = createControls<'left' | 'jump'>()
  controls.press('left')
  controls.press('jump')
  controls.release('jump')
  const first = controls.take()
  expect([first.isPressed('jump'), first.isHeld('jump'), first.isHeld('left')]).toEqual([true, false, true])
  const second = controls.take()
  expect([second.isPressed('jump'), second.isPressed('left'), second.isHeld('left')]).toEqual([false, false, true])
  controls.clear()
  expect(controls.take().isHeld('left')).toBe(false)
})
