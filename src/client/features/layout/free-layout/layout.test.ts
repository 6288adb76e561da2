import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { changeElementsOf, combineTiles, placeTileAt } from './change.ts'
import { elementStyle } from './element-style.ts'
import { pageOf } from './kernel/testing.ts'
import { type Canvas, cellsOf, enlargementOf, freeElements, naturalSize, placedChildren } from './layout.ts'

const canvas: Canvas = {
  ...pageOf(1920),
  isWide: false,
  insets: { left: 0, right: 0 },
  gridPx: 50,
  cell: { icon: 58, gapX: 30, gapY: 40 },
}
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
  test('has its grid size until it is resized, and content scaled to fit', () => {
    expect(naturalSize(tile('a', { size: '2x3' }), canvas.cell)).toEqual({ w: 3 * 58 + 60, h: 2 * 58 + 40 })
    const [element] = freeElements(free([tile('a', { x: 0, y: 0, w: 116, h: 174 })]), canvas)
    expect(element && enlargementOf(element, canvas.cell)).toBe(2)
  })

  test('has the cells of its size; a resized folder has more, in halves', () => {
    const cells = (more: Partial<Item>) => {
      const [element] = freeElements(free([tile('a', { x: 0, y: 0, type: 'component', ...more })]), canvas)
      const { rows, columns } = element === undefined ? { rows: 0, columns: 0 } : cellsOf(element, canvas.cell)
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

  test('is rendered at whole px, without an identity rotation or scale', () => {
    const [element] = freeElements(free([tile('a', { x: 10.4, y: 20.6, w: 58, h: 58 })]), canvas)
    expect(element && elementStyle(element, canvas)).toMatchObject({
      left: 10,
      top: 21,
      width: 58,
      height: 58,
      rotate: undefined,
      '--enlargement': undefined,
    })
  })

  test('that is pinned to the middle or the lower edge follows it by style, below the upper edge', () => {
    const pinPage = { left: 0, right: 1920, bottom: 800 }
    const topOf = (more: Partial<Item>) => {
      const [element] = freeElements(free([tile('a', { x: 0, y: 700, w: 58, h: 58, pinPage, ...more })]), canvas)
      return element && elementStyle(element, canvas).top
    }
    const height = '(100cqh - var(--page-top))'
    expect(topOf({ pinY: 'end' })).toBe(`max(0px, round(-100px + 1 * ${height}, 1px))`)
    expect(topOf({ pinY: 'middle' })).toBe(`max(0px, round(300px + 0.5 * ${height}, 1px))`)
    expect(topOf({ pinY: 'start', pinX: 'end' })).toBe(700)
  })

  test('that was never placed is shown in the same free cells each time, and stored only with a change', () => {
    const group = free([tile('a', { x: 100, y: 100, w: 58, h: 58 }), tile('b'), tile('c')])
    const shown = freeElements(group, canvas)
    expect(freeElements({ ...group }, { ...canvas })).toEqual(shown)
    expect(changeElementsOf(homeOf(group), 'g', canvas, (elements) => elements)).toEqual(homeOf(group))
    const after = changeElementsOf(homeOf(group), 'g', canvas, ([first, ...others]) =>
      first === undefined ? others : [{ ...first, x: 300 }, ...others],
    )
    expect(after.groups[0]?.children.map(({ x }) => x)).toEqual([300, shown[1]?.x, shown[2]?.x])
  })
})

test('every tile of any group gets a position on the page, and placed tiles keep theirs', () => {
  const some = fc.array(fc.record({ placed: fc.boolean(), size: fc.constantFrom('1x1', '2x2', '2x4', '6x6') }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 320, max: 3840 }), (tiles, width) => {
      const children = tiles.map(({ placed, size }, at) =>
        tile(`t${at}`, { size, ...(placed && { x: 40 * at, y: 30 * at, w: 58, h: 58 }) }),
      )
      const own = { ...canvas, ...pageOf(width) }
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

test('a change of a missing group, or without effect, returns the same home', () => {
  const home = homeOf(free([tile('a', { x: 1, y: 1, w: 20, h: 20 })]))
  expect(changeElementsOf(home, 'other', canvas, () => [])).toBe(home)
  expect(changeElementsOf(home, 'g', canvas, (elements) => elements)).toBe(home)
})

test('a tile dropped on a free page is placed there, wholly on the page', () => {
  const home = homeOf(free([tile('a', { x: 1, y: 1, w: 500, h: 20, r: 9 })]))
  const [dropped] = freeElements(placeTileAt(home, 'a', { x: 300, y: 200 }, canvas).groups[0] ?? free([]), canvas)
  expect(dropped).toMatchObject({ x: 271, y: 171, w: 58, h: 58, r: 0 })
  const [corner] = freeElements(placeTileAt(home, 'a', { x: 1915, y: 3 }, canvas).groups[0] ?? free([]), canvas)
  expect(corner).toMatchObject({ x: 1920 - 58, y: 0 })
  expect(placeTileAt(home, 'gone', { x: 0, y: 0 }, canvas)).toBe(home)
})

describe('icons of a free page combine', () => {
  const placed = (id: string, x: number, more: Partial<Item> = {}) =>
    tile(id, { x, y: 100, w: 58, h: 58, r: 0, ...more })
  const [a, b, c] = [placed('a', 100), placed('b', 300, { r: 15, groupId: 'g1' }), placed('c', 500)]
  const folder = { id: 'new', name: '新' }
  const children = ({ groups }: Home) => groups[0]?.children ?? []

  test('into a folder with the frame, the size and the group of the icon below', () => {
    const after = combineTiles(homeOf(free([a, b, c])), 'g', canvas, ['a', 'c'], 'b', folder)
    expect(children(after)).toEqual([
      {
        id: 'new',
        name: '新',
        type: 'component',
        component: 'folder',
        size: '1x1',
        children: [b, a, c],
        ...{ x: 300, y: 100, w: 58, h: 58, r: 15, groupId: 'g1' },
      },
    ])
  })

  test('with a folder, which keeps its frame', () => {
    const old = placed('f', 700, { type: 'component', component: 'folder', size: '2x2', w: 200, children: [b] })
    const after = combineTiles(homeOf(free([a, old])), 'g', canvas, ['a'], 'f', folder)
    expect(children(after)).toEqual([{ ...old, children: [b, a] }])
  })

  test('and every other tile keeps its place, also one that was never placed', () => {
    const group = free([a, tile('x'), tile('y'), c])
    const shown = freeElements(group, canvas)
    const after = combineTiles(homeOf(group), 'g', canvas, ['a'], 'y', folder)
    const [x, made] = freeElements(free(children(after)), canvas)
    expect([x?.x, x?.y]).toEqual([shown[1]?.x, shown[1]?.y])
    expect([made?.id, made?.x, made?.y, made?.w]).toEqual(['new', shown[2]?.x, shown[2]?.y, shown[2]?.w])
  })

  test('and nothing changes if the target is gone, or takes none', () => {
    const home = homeOf(free([a, tile('x'), placed('w', 700, { type: 'component', component: 'clock' })]))
    for (const target of ['gone', 'w', 'a']) expect(combineTiles(home, 'g', canvas, ['a'], target, folder)).toBe(home)
  })
})
