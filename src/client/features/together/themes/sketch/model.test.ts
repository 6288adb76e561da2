import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, type SketchValues, sketchLandscape, sketchPortrait } from './model.ts'

const ranged = (min: number, max: number) => fc.integer({ min, max })
const values: fc.Arbitrary<SketchValues> = fc.record({
  icon: fc.record({
    iconSize: ranged(40, 120),
    iconRadius: ranged(0, 20),
    iconGapX: ranged(0, 100),
    iconGapY: ranged(0, 100),
  }),
  time: fc.record({ isTime: fc.boolean(), timeSize: ranged(30, 130), timeTop: ranged(0, 130) }),
  search: fc.record({
    isSearch: fc.boolean(),
    searchHover: fc.constantFrom(0, 1, 2),
    searchTop: ranged(0, 150),
    searchHeight: ranged(36, 90),
    searchWidth: ranged(200, 1500),
    searchRadius: ranged(0, 18),
  }),
  sidebar: fc.record({ isSidebarAutoHide: fc.boolean(), isSidebarRight: fc.boolean(), sidebarWidth: ranged(20, 100) }),
  dock: fc.record({
    isDock: fc.boolean(),
    dockIconSize: ranged(15, 80),
    dockIconRadius: ranged(0, 7),
    dockGap: ranged(0, 30),
  }),
})

const isWithin =
  (width: number, height: number) =>
  ({ x, y, w, h }: Box) =>
    x >= 0 && y >= 0 && x + w <= width && y + h <= height
const areApart = (one: Box, other: Box) =>
  one.x + one.w <= other.x + 0.01 ||
  other.x + other.w <= one.x + 0.01 ||
  one.y + one.h <= other.y + 0.01 ||
  other.y + other.h <= one.y + 0.01

/** Icons and gaps so wide that six columns need more than the page. */
const widest: SketchValues = {
  icon: { iconSize: 120, iconRadius: 0, iconGapX: 100, iconGapY: 0 },
  time: { isTime: false, timeSize: 30, timeTop: 0 },
  search: { isSearch: false, searchHover: 0, searchTop: 0, searchHeight: 36, searchWidth: 200, searchRadius: 0 },
  sidebar: { isSidebarAutoHide: false, isSidebarRight: false, sidebarWidth: 20 },
  dock: { isDock: false, dockIconSize: 15, dockIconRadius: 0, dockGap: 0 },
}

test.each([
  ['a landscape', sketchLandscape],
  ['an upright page', sketchPortrait],
] as const)('whatever its settings, %s has its tiles apart and at least one row of icons', (_name, sketch) =>
  fc.assert(
    fc.property(values, (given) => {
      const { width, height, plates, icons, search, docked } = sketch(given)
      const tiles = [...plates, ...icons]
      expect(icons.length).toBeGreaterThanOrEqual(4)
      for (const [at, one] of tiles.entries())
        for (const other of tiles.slice(at + 1)) expect(areApart(one, other)).toBe(true)
      for (const one of tiles) if (search !== undefined) expect(areApart(one, search)).toBe(true)
      expect([...icons, ...docked].every(({ x, w }) => x >= 0 && x + w <= width)).toBe(true)
      expect(docked.every(isWithin(width, height))).toBe(true)
    }),
    { examples: [[widest]] },
  ),
)

test('what a theme sets is seen: sides, sizes and what is not there', () => {
  const usual: SketchValues = {
    icon: { iconSize: 58, iconRadius: 16, iconGapX: 30, iconGapY: 30 },
    time: { isTime: true, timeSize: 70, timeTop: 50 },
    search: { isSearch: true, searchHover: 2, searchTop: 50, searchHeight: 50, searchWidth: 580, searchRadius: 25 },
    sidebar: { isSidebarAutoHide: false, isSidebarRight: false, sidebarWidth: 40 },
    dock: { isDock: true, dockIconSize: 45, dockIconRadius: 12, dockGap: 10 },
  }
  const page = sketchLandscape(usual)
  expect(page.icons).toHaveLength(16)
  expect(page.sidebar?.x).toBeLessThan(20)
  const other = sketchLandscape({
    ...usual,
    icon: { ...usual.icon, iconSize: 100 },
    sidebar: { ...usual.sidebar, isSidebarRight: true },
    dock: { ...usual.dock, isDock: false },
    time: { ...usual.time, isTime: false },
    search: { ...usual.search, searchHover: 0 },
  })
  expect(other.sidebar?.x).toBeGreaterThan(290)
  expect([other.dock, other.clock, other.search]).toEqual([undefined, undefined, undefined])
  expect(other.icons.length).toBeLessThan(16)
  expect(other.icons[0]?.w).toBeGreaterThan(page.icons[0]?.w ?? 0)
})
