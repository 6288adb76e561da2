import { expect, test } from 'vitest'
import { createAim, type PointerAt } from './aim.ts'

const finger = (pointerId: number, clientX: number): PointerAt => ({
  ...{ pointerId, clientX, pointerType: 'touch', button: 0 },
})
const mouse = (clientX: number, button = 0): PointerAt => ({ pointerId: 1, clientX, pointerType: 'mouse', button })
const toJar = (clientX: number) => clientX - 100

test('it is aimed where the mouse is, and dropped where its first button is let go', () => {
  const aim = createAim(toJar, () => false)
  aim.move(mouse(150))
  expect(aim.take()).toEqual({ aim: 50, isDropped: false })
  expect(aim.take()).toEqual({ aim: undefined, isDropped: false })
  aim.down(mouse(150, 2))
  aim.up(mouse(150, 2))
  expect(aim.take().isDropped).toBe(false)
  aim.down(mouse(160))
  expect(aim.take()).toEqual({ aim: 60, isDropped: false })
  aim.move(mouse(180))
  aim.up(mouse(190))
  expect(aim.take()).toEqual({ aim: 90, isDropped: true })
})

test('one finger aims at a time, and one that was lost drops nothing', () => {
  const aim = createAim(toJar, () => false)
  aim.move(finger(5, 150))
  expect(aim.take().aim).toBeUndefined()
  aim.down(finger(5, 200))
  aim.down(finger(6, 300))
  aim.move(finger(6, 310))
  aim.up(finger(6, 310))
  expect(aim.take()).toEqual({ aim: 100, isDropped: false })
  aim.cancel(finger(5, 200))
  aim.up(finger(5, 220))
  expect(aim.take()).toEqual({ aim: undefined, isDropped: false })
})

test('the press that begins drops nothing', () => {
  let isRunning = false
  const aim = createAim(toJar, () => {
    const hasBegun = !isRunning
    isRunning = true
    return hasBegun
  })
  aim.down(finger(5, 200))
  aim.up(finger(5, 200))
  expect(aim.take()).toEqual({ aim: undefined, isDropped: false })
  aim.down(finger(5, 240))
  aim.up(finger(5, 240))
  expect(aim.take()).toEqual({ aim: 140, isDropped: true })
})
