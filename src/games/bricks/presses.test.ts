import { expect, test } from 'vitest'
import { createPresses, type PointerAt } from './presses.ts'

/** Presses over a field of half the size of its place, and how often something was tapped. */
function begin() {
  let taps = 0
  const presses = createPresses(
    () => ({ left: 100, scale: 2 }),
    () => void taps++,
  )
  const at = (pointerId: number, clientX: number, timeStamp = 0): PointerAt => ({
    ...{ pointerId, clientX, timeStamp, button: 0, pointerType: 'touch' },
  })
  const mouse = (clientX: number, button = 0): PointerAt => ({ ...at(1, clientX), button, pointerType: 'mouse' })
  return { presses, at, mouse, taps: () => taps }
}

test('a finger drags the paddle as far as it goes, wherever it lies, and taps if it stays', () => {
  const { presses, at, taps } = begin()
  presses.down(at(5, 300))
  presses.move(at(5, 305))
  presses.move(at(5, 330))
  expect(presses.take()).toEqual({ drag: 60 })
  presses.up(at(5, 330, 100))
  expect([presses.take(), taps()]).toEqual([{}, 0])
  presses.down(at(6, 300, 1000))
  presses.up(at(6, 303, 1200))
  presses.down(at(7, 300, 2000))
  presses.up(at(7, 303, 2400))
  expect(taps()).toBe(1)
})

test('while one thumb drags another taps, and the paddle goes where the first leads it', () => {
  const { presses, at, taps } = begin()
  presses.down(at(5, 300))
  presses.move(at(5, 340))
  presses.down(at(6, 600, 500))
  presses.move(at(6, 604, 510))
  presses.move(at(5, 345, 520))
  presses.up(at(6, 604, 600))
  presses.move(at(5, 350, 610))
  expect([presses.take(), taps()]).toEqual([{ drag: 100 }, 1])
})

test('a finger that was lost taps nothing, and one that was not pressed leads nothing', () => {
  const { presses, at, taps } = begin()
  presses.down(at(5, 300))
  presses.cancel(at(5, 300, 50))
  presses.move(at(5, 400, 60))
  presses.up(at(5, 400, 70))
  presses.move({ ...at(8, 400), pointerType: 'pen' })
  expect([presses.take(), taps()]).toEqual([{}, 0])
})

test('the paddle goes where the mouse is; its first button launches at once, whatever it moves then', () => {
  const { presses, mouse, taps } = begin()
  presses.move(mouse(150))
  expect(presses.take()).toEqual({ pointer: 100 })
  presses.down(mouse(150, 2))
  expect(taps()).toBe(0)
  presses.up(mouse(150, 2))
  presses.down(mouse(150))
  presses.move(mouse(250))
  presses.up(mouse(250))
  expect([presses.take(), taps()]).toEqual([{ pointer: 300 }, 1])
})
