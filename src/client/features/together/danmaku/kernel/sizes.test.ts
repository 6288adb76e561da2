import { expect, test } from 'vitest'
import { heightOf, listedSize, shownSize } from './sizes.ts'

test('a message is as much larger than others as its sender wanted, in the size that its reader has chosen', () => {
  expect([shownSize(20, 20), shownSize(20, 30), shownSize(40, 20), shownSize(10, 20)]).toEqual([20, 30, 40, 12])
  expect([shownSize(255, 50), shownSize(0, 20)]).toEqual([50, 12])
  expect([listedSize(40, 30), listedSize(10, 30)]).toEqual([30, 15])
  expect([heightOf(20), heightOf(50)]).toEqual([32, 80])
})
