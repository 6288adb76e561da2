import { expect, test } from 'vitest'
import { maskOf } from './mask.ts'

test('messages dissolve to 6 % behind what is seen, and wholly behind a panel', () => {
  const box = { x: 10, y: 20, width: 100, height: 40 }
  const mask = decodeURIComponent(
    maskOf(600, 300, [
      { ...box, is: 'seen' },
      { ...box, is: 'panel' },
    ]),
  )
  expect(mask).toContain('fill="rgb(15,15,15)"')
  expect(mask).toContain('fill="rgb(0,0,0)"')
  expect([maskOf(600, 300, []), maskOf(0, 300, [{ ...box, is: 'seen' }])]).toEqual(['none', 'none'])
})
