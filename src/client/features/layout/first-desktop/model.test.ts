import { describe, expect, test } from 'vitest'
import { planDesktop } from '../../../../../build/first-desktop.ts'
import { LANGUAGES } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { isCompact, isMobile, scaleOf } from '../../../first-frame/boot/screen.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { footHeightOf } from '../../desk/dock/lazy.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { gridMetricsFor, type Placement, placeTiles } from '../../desk/tiles/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { rowsInSight } from '../home-screen/lazy.ts'
import { composeDesktop, composePage, type Room } from './model.ts'

const ALL = { has: () => true }

/** What a screen shows; by touch what is as small as a phone has its layout. */
function roomOf(width: number, height: number, coarse = false): Room {
  const screen = { width, height, coarse }
  const [mobile, scale] = [isMobile(screen), scaleOf(screen)]
  const icons = iconSettings.defaults('zh-CN')
  const head = { ...timeSettings.initial, ...searchSettings.initial }
  const shown = { width, mobile, compact: isCompact(screen), scale }
  return {
    columns: gridMetricsFor(icons, shown).columns,
    ...rowsInSight(icons, head, shown, {
      height,
      foot: footHeightOf(dockSettings.initial, [], { mobile, isLow: height < 520, scale }, true),
    }),
    isPhone: mobile,
  }
}

const SCREENS: readonly (readonly [string, Room])[] = [
  ['1366x768', roomOf(1366, 768)],
  ['1366x640', roomOf(1366, 640)],
  ['1440x900', roomOf(1440, 900)],
  ['1920x1080', roomOf(1920, 1080)],
  ['2560x1440', roomOf(2560, 1440)],
  ['820x1180', roomOf(820, 1180, true)],
  ['390x844', roomOf(390, 844, true)],
  ['844x390', roomOf(844, 390, true)],
]

type Placed = Placement & { readonly item: Item }

const place = (items: readonly Item[], columns: number): readonly Placed[] =>
  placeTiles(
    items.map(({ size }) => size),
    columns,
  ).flatMap((placement, at) => {
    const item = items[at]
    return item === undefined ? [] : [{ ...placement, item }]
  })

const isIcon = ({ item }: Placed) => item.type === 'icon'
const covers = (tile: Placed, row: number) => tile.row <= row && row < tile.row + tile.rows

/** Icons without another one beside them. */
const lone = (tiles: readonly Placed[]) =>
  tiles
    .filter(isIcon)
    .filter(
      ({ row, column }) =>
        !tiles.some((other) => isIcon(other) && other.row === row && Math.abs(other.column - column) === 1),
    )

/** Rows of nothing but icons that leave cells empty, but for the last row of all. */
function unfilled(tiles: readonly Placed[], columns: number): readonly number[] {
  const rows = Math.max(...tiles.map(({ row, rows: high }) => row + high))
  return Array.from({ length: rows - 1 }, (_, row) => row).filter((row) => {
    const here = tiles.filter((tile) => covers(tile, row))
    return here.every(isIcon) && here.length < columns
  })
}

/** Tiles that the edge of the screen cuts. */
const cut = (tiles: readonly Placed[], rows: number) =>
  tiles.filter(({ row, rows: high }) => row < rows && row + high > rows)

describe.each(SCREENS)('on %s', (_, room) => {
  test.each(LANGUAGES)('the first desktop of %s is composed', (language) => {
    for (const { id, children } of composeDesktop(planDesktop(language, ALL), room).groups) {
      const tiles = place(children, room.columns)
      expect([id, lone(tiles).map(({ item }) => item.name)]).toEqual([id, []])
      expect([id, unfilled(tiles, room.columns)]).toEqual([id, []])
      if (!room.isPhone) expect([id, cut(tiles, room.rows).map(({ item }) => item.id)]).toEqual([id, []])
    }
  })
})

const sites = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, n) => ({ id: `s${n + 1}`, name: '', type: 'icon', size: '1x1' }))
const widgets = (...sizes: readonly string[]): readonly Item[] =>
  sizes.map((size, n) => ({ id: `${'abcdef'[n]}`, name: '', type: 'component', component: 'x', size }))
const composed = (room: Room, icons: number, ...sizes: readonly string[]) =>
  composePage({ widgets: widgets(...sizes), icons: sites(icons), phoneSizes: { b: '2x4' } }, room)
    .map(({ id }) => id)
    .join(' ')

test('bands of widgets are as wide as the page, or filled up with icons; what cannot be filled is last', () => {
  const room = { columns: 6, rows: 9, calmRows: 9, isPhone: false }
  expect(composed(room, 6, '2x4', '2x4', '2x2', '2x2')).toBe('a c s1 s2 s3 s4 s5 s6 b d')
  expect(composed(room, 11, '2x4')).toBe('a s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11')
  expect(composed(room, 1, '2x4', '2x2', '1x2', '1x2')).toBe('a b s1 c d')
})

test('where the next band would be cut, the first that fits is before it; icons out of sight are left out', () => {
  const room = { columns: 2, calmRows: 1, isPhone: false }
  expect(composed({ ...room, rows: 6 }, 4, '2x2', '2x2')).toBe('a s1 s2 b s3 s4')
  expect(composed({ ...room, rows: 4 }, 4, '2x2', '2x2')).toBe('a s1 s2 s3 s4 b')
  expect(composed({ ...room, rows: 3 }, 4, '2x2', '2x2')).toBe('a s1 s2 b')
  expect(composed({ ...room, rows: 1 }, 4, '2x2')).toBe('s1 s2 a')
})

test('a phone has eight icons, then what has a size of its own there, and all the rest', () => {
  expect(composed({ columns: 4, rows: 5, calmRows: 5, isPhone: true }, 12, '2x2', '2x2', '2x2')).toBe(
    's1 s2 s3 s4 s5 s6 s7 s8 b a c s9 s10 s11 s12',
  )
})

test('screens have twelve, eight or four columns, and four to eight rows in sight', () => {
  expect(SCREENS.map(([name, { columns, rows, calmRows }]) => [name, columns, rows, calmRows])).toEqual([
    ['1366x768', 12, 5, 5],
    ['1366x640', 12, 4, 4],
    ['1440x900', 12, 6, 5],
    ['1920x1080', 12, 7, 6],
    ['2560x1440', 12, 7, 6],
    ['820x1180', 8, 8, 7],
    ['390x844', 4, expect.any(Number), expect.any(Number)],
    ['844x390', 8, expect.any(Number), expect.any(Number)],
  ])
})
