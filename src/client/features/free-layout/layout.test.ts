import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Group, Home, Item } from '../../../shared/entities/item.ts'
import { changeElementsOf, placeTileAt } from './change.ts'
import { elementStyle } from './element-style.ts'
import { type Canvas, cellsOf, enlargementOf, freeElements, naturalSize, placedChildren } from './layout.ts'

const paper: Canvas = { width: 1920, gridPx: 50, cell: { icon: 58, gapX: 30, gapY: 40 } }
const tile = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const free = (children: readonly Item[]): Group => ({
  id: 'g',
  name: 'g',
  icon: 'home',
  mode: 1,
  lock: false,
  children,
})
const homeOf = (group: Group): Home => ({ groups: [group], dock: [] })

describe('a tile of a free page', () => {
  test('is as large as in the grid until it is resized, and what lies in it grows with its shorter way', () => {
    expect(naturalSize(tile('a', { size: '2x3' }), paper.cell)).toEqual({ w: 3 * 58 + 60, h: 2 * 58 + 40 })
    const [element] = freeElements(free([tile('a', { x: 0, y: 0, w: 116, h: 174 })]), paper)
    expect(element && enlargementOf(element, paper.cell)).toBe(2)
  })

  test('has the cells of its size, a folder also those that it has been made room for, in halves', () => {
    const cells = (more: Partial<Item>) => {
      const [element] = freeElements(free([tile('a', { x: 0, y: 0, type: 'component', ...more })]), paper)
      const { rows, columns } = element === undefined ? { rows: 0, columns: 0 } : cellsOf(element, paper.cell)
      return `${rows}x${columns}`
    }
    const folder = { component: 'folder', size: '2x2', children: [] }
    expect(cells({ ...folder, w: 146, h: 156 })).toBe('2x2')
    expect(cells({ ...folder, w: 292, h: 312 })).toBe('2x2')
    expect(cells({ ...folder, w: 73, h: 78 })).toBe('2x2')
    expect(cells({ ...folder, w: 190, h: 156 })).toBe('2x2.5')
    expect(cells({ ...folder, w: 233, h: 156 })).toBe('2x2.5')
    expect(cells({ ...folder, w: 146, h: 254 })).toBe('3x2')
    expect(cells({ component: 'clock', size: '2x2', w: 400, h: 156 })).toBe('2x2')
  })

  test('is drawn at whole px, and says neither a turn nor an enlargement that it has not', () => {
    const [element] = freeElements(free([tile('a', { x: 10.4, y: 20.6, w: 58, h: 58 })]), paper)
    expect(element && elementStyle(element, paper.cell)).toMatchObject({
      left: 10,
      top: 21,
      width: 58,
      height: 58,
      rotate: undefined,
      '--enlargement': undefined,
    })
  })

  test('that was never placed is shown in free cells, always the same ones, and stored only with a change', () => {
    const group = free([tile('a', { x: 100, y: 100, w: 58, h: 58 }), tile('b'), tile('c')])
    const shown = freeElements(group, paper)
    expect(freeElements({ ...group }, { ...paper })).toEqual(shown)
    expect(changeElementsOf(homeOf(group), 'g', paper, (elements) => elements)).toEqual(homeOf(group))
    const after = changeElementsOf(homeOf(group), 'g', paper, ([first, ...others]) =>
      first === undefined ? others : [{ ...first, x: 300 }, ...others],
    )
    expect(after.groups[0]?.children.map(({ x }) => x)).toEqual([300, shown[1]?.x, shown[2]?.x])
  })
})

test('every tile of any group gets one place, on the page, and those of before keep theirs', () => {
  const some = fc.array(fc.record({ placed: fc.boolean(), size: fc.constantFrom('1x1', '2x2', '2x4', '6x6') }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 320, max: 3840 }), (tiles, width) => {
      const children = tiles.map(({ placed, size }, at) =>
        tile(`t${at}`, { size, ...(placed && { x: 40 * at, y: 30 * at, w: 58, h: 58 }) }),
      )
      const own = { ...paper, width }
      const after = placedChildren(free(children), own)
      expect(after.map(({ id }) => id)).toEqual(children.map(({ id }) => id))
      for (const [at, item] of after.entries()) if (children[at]?.x !== undefined) expect(item).toBe(children[at])
      for (const { x, y, w } of freeElements(free(children), own)) {
        expect(x).toBeGreaterThanOrEqual(-1e-6)
        expect(y).toBeGreaterThanOrEqual(-1e-6)
        expect(x + w).toBeLessThanOrEqual(width + 1e-6)
      }
    }),
    { numRuns: 200 },
  )
})

test('a change of a group that is gone, or that changes nothing, leaves the home as it is', () => {
  const home = homeOf(free([tile('a', { x: 1, y: 1, w: 20, h: 20 })]))
  expect(changeElementsOf(home, 'other', paper, () => [])).toBe(home)
  expect(changeElementsOf(home, 'g', paper, (elements) => elements)).toBe(home)
})

test('a tile that is let go over a free page stands there, and wholly on it', () => {
  const home = homeOf(free([tile('a', { x: 1, y: 1, w: 500, h: 20, r: 9 })]))
  const [stands] = freeElements(placeTileAt(home, 'a', { x: 300, y: 200 }, paper).groups[0] ?? free([]), paper)
  expect(stands).toMatchObject({ x: 271, y: 171, w: 58, h: 58, r: 0 })
  const [corner] = freeElements(placeTileAt(home, 'a', { x: 1915, y: 3 }, paper).groups[0] ?? free([]), paper)
  expect(corner).toMatchObject({ x: 1920 - 58, y: 0 })
  expect(placeTileAt(home, 'gone', { x: 0, y: 0 }, paper)).toBe(home)
})
