import { expect, test } from 'vitest'
import { inReadingOrder } from './model.ts'

const box = (left: number, top: number, height = 58) => ({ left, top, height })

test.each([
  ['a grid', [box(0, 0), box(88, 0), box(0, 102), box(88, 102)], [0, 1, 2, 3]],
  ['a widget beside two rows of icons', [box(0, 0, 160), box(176, 102), box(176, 0)], [0, 2, 1]],
  ['a free page, whatever its order of layers', [box(300, 12), box(20, 90), box(100, 0)], [2, 0, 1]],
  ['nothing', [], []],
])('reads %s row by row, from the left', (_what, boxes, order) => {
  const numbered = boxes.map((one, at) => ({ one, at }))
  expect(inReadingOrder(numbered, ({ one }) => one).map(({ at }) => at)).toEqual(order)
})
