import { expect, test } from 'vitest'
import { gridBoxes } from './grid-boxes.ts'

test('a page that is not rendered has its tiles where the grid would show them, centred', () => {
  const metrics = { columns: 3, icon: 50, gapX: 10, gapY: 20 }
  const tiles = [
    { id: 'a', size: '1x1' },
    { id: 'b', size: '2x2' },
    { id: 'c', size: '1x1' },
  ]
  expect([...gridBoxes(tiles, metrics, 190)]).toEqual([
    ['a', { x: 10, y: 0, width: 50, height: 50 }],
    ['b', { x: 70, y: 0, width: 110, height: 120 }],
    ['c', { x: 10, y: 70, width: 50, height: 50 }],
  ])
})

test('a page that does not fill one row is centred', () => {
  const boxes = gridBoxes([{ id: 'a', size: '1x1' }], { columns: 3, icon: 50, gapX: 10, gapY: 20 }, 190)
  expect(boxes.get('a')).toMatchObject({ x: 70, width: 50 })
})
