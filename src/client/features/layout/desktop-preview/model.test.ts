import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../shared/entities/item.ts'
import { iconSettings } from '../../data/home/settings.first-frame.ts'
import { folder, group, icon, idsIn, widget } from '../../data/home/testing/items.ts'
import { someHome } from '../../data/home/testing/random-home.ts'
import { dockSettings } from '../../desk/dock/settings.ts'
import { boundsOf, boundsOverlap } from '../free-layout/kernel/geometry.ts'
import { miniaturesOf, type PicturedPage, picturePage, picturesOn, type Surroundings } from './model.ts'

const around: Surroundings = {
  icons: iconSettings.initial,
  dock: dockSettings.initial,
  insets: { left: 78, right: 48 },
  screen: { width: 1920, mobile: false, scale: 1 },
}

const icons = (count: number) => Array.from({ length: count }, (_, at) => icon(`i${at}`))
const free = (children: readonly Item[]) => ({ ...group('g', children), mode: 1 as const })
const at = (id: string, x: number, y: number, side = 58): Item => ({ ...icon(id), x, y, w: side, h: side })

const idsOn = ({ tiles }: PicturedPage) => idsIn(tiles.map(({ item }) => item))
const framesOn = ({ tiles }: PicturedPage) => tiles.map(({ frame }) => frame)

/** The space beside, above and below the tiles, in px. */
function spaceAround(page: PicturedPage) {
  const bounds = framesOn(page).map(boundsOf)
  return {
    left: Math.min(...bounds.map(({ left }) => left)),
    right: page.width - Math.max(...bounds.map(({ right }) => right)),
    above: Math.min(...bounds.map(({ top }) => top)),
    below: page.height - Math.max(...bounds.map(({ bottom }) => bottom)),
  }
}

describe('a sequential page', () => {
  test('has the columns of this screen, and is in the middle of it', () => {
    const page = picturePage(group('g', icons(20)), [], around)
    const rows = Map.groupBy(framesOn(page), ({ y }) => y)
    expect([...rows.values()].map((row) => row.length)).toEqual([16, 4])
    const { left, right } = spaceAround(page)
    expect(left).toBe(right)
  })

  test('one row that it does not fill is in the middle, too', () => {
    const { left, right } = spaceAround(picturePage(group('g', icons(5)), [], around))
    expect(left).toBe(right)
  })

  test('of thousands of tiles those of one screenful are drawn, above the dock', () => {
    const page = picturePage(group('g', icons(5000)), [icon('docked')], around)
    expect(idsOn(page)).toEqual(idsIn(icons(16 * 8)))
    expect(spaceAround(page).below).toBeGreaterThan(75)
  })

  test('a small tile far behind may be on the screen, in a gap between large ones', () => {
    const wide = { ...widget('wide'), size: '1x6' }
    const rows = Array.from({ length: 40 }, (_, row) => ({ ...wide, id: `w${row}` }))
    expect(idsOn(picturePage(group('g', [...rows, icon('late')]), [], around))).toContain('late')
  })

  test('the largest tile is drawn even where it does not fit', () => {
    const icons = { ...around.icons, iconSize: 120 }
    const page = picturePage(group('g', [{ ...widget('w'), size: '6x6' }]), [], { ...around, icons })
    expect(idsOn(page)).toEqual(['w'])
  })

  test('a phone and a narrow window show that of a laptop', () => {
    const onLaptop = picturePage(group('g', icons(20)), [], {
      ...around,
      screen: { width: 1440, mobile: false, scale: 0.9 },
    })
    for (const screen of [
      { width: 390, mobile: true, scale: 1 },
      { width: 600, mobile: false, scale: 0.9 },
    ])
      expect(picturePage(group('g', icons(20)), [], { ...around, screen })).toEqual(onLaptop)
  })
})

describe('a free page', () => {
  test('has its frames as they are stored, on whatever screen', () => {
    const tiles = [at('a', 300, 0), { ...at('b', 900, 500, 116), r: 20 }]
    const page = picturePage(free(tiles), [], { ...around, screen: { width: 1440, mobile: false, scale: 0.9 } })
    const [a, b] = page.tiles
    expect(a?.frame).toMatchObject({ x: 300, w: 58, h: 58, r: 0 })
    expect(b?.frame).toMatchObject({ x: 900, y: (a?.frame.y ?? 0) + 500, w: 116, h: 116, r: 20 })
    expect(page.tiles.map(({ enlargement }) => enlargement)).toEqual([1, 2])
  })

  test('what is below the first screenful is not drawn', () => {
    expect(idsOn(picturePage(free([at('a', 300, 0), at('b', 300, 9000)]), [], around))).toEqual(['a'])
  })

  test('tiles that were never placed are each in a cell of their own', () => {
    const frames = framesOn(picturePage(free(icons(40)), [], around))
    expect(frames).toHaveLength(40)
    const bounds = frames.map(boundsOf)
    for (const [index, one] of bounds.entries())
      for (const other of bounds.slice(index + 1)) expect(boundsOverlap(one, other)).toBe(false)
  })

  test('of thousands of tiles upon one another those in front are drawn', () => {
    const shown = idsOn(picturePage(free(icons(5000).map(({ id }) => at(id, 300, 100))), [], around))
    expect(shown).toHaveLength(300)
    expect(shown.at(-1)).toBe('i4999')
  })
})

describe('the picture of a desktop', () => {
  test('without tiles or groups has none, and keeps its dock', () => {
    for (const page of [group('g', []), free([]), undefined])
      expect(picturePage(page, [icon('docked')], around)).toMatchObject({ tiles: [], dock: [icon('docked')] })
  })

  test('has in its dock what can be opened from there, and none where the dock is off', () => {
    const dock = [folder('f', []), { ...icon('bad'), url: 'javascript:1' }, ...icons(100)]
    expect(idsIn(picturePage(undefined, dock, around).dock)).toEqual(idsIn(icons(32)))
    expect(picturePage(undefined, dock, { ...around, dock: { ...around.dock, isDock: false } }).dock).toEqual([])
  })

  test('draws each tile once, between the edges of the page', () => {
    fc.assert(
      fc.property(someHome, ({ groups, dock }) => {
        for (const one of groups) {
          const page = picturePage(one, dock, around)
          expect(new Set(page.tiles.map(({ item }) => item.id)).size).toBe(page.tiles.length)
          for (const { left, right, top } of framesOn(page).map(boundsOf)) {
            expect(left).toBeGreaterThanOrEqual(-1e-6)
            expect(right).toBeLessThanOrEqual(page.width + 1e-6)
            expect(top).toBeLessThan(page.height)
          }
        }
      }),
    )
  })
})

test('a folder shows as many miniatures as its tile has room for', () => {
  const full = folder('f', icons(20))
  expect(miniaturesOf(full)).toEqual({ rows: 3, columns: 3, items: icons(9) })
  expect(miniaturesOf({ ...full, size: '1x1' })).toEqual({ rows: 2, columns: 2, items: icons(4) })
  expect(miniaturesOf(widget('w')).items).toEqual([])
})

test('only the own pictures that are seen are read', () => {
  const own = (id: string, digit: string): Item => ({ ...icon(id), src: `face:${digit.repeat(64)}` })
  const children = [own('a', 'a'), own('same', 'a'), folder('f', [own('b', 'b'), ...icons(20), own('unseen', 'c')])]
  const web = { ...icon('web'), src: 'https://a.example/a.png' }
  const page = picturePage(group('g', [...children, web]), [own('docked', 'd')], around)
  expect(picturesOn(page)).toEqual(['a', 'b', 'd'].map((digit) => `face:${digit.repeat(64)}`))
})
