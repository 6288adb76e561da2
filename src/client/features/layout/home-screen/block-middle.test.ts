import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planDesktop } from '../../../../../build/first-desktop.ts'
import { LANGUAGES } from '../../../../shared/constants.ts'
import type { Group } from '../../../../shared/entities/item.ts'
import { isCompact, isMobile, scaleOf } from '../../../first-frame/boot/screen.ts'
import { iconSettings } from '../../data/home/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { gridMetricsFor } from '../../desk/tiles/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { composeDesktop } from '../first-desktop/model.ts'
import { blockMiddle, rowsInSight } from './block-middle.ts'

const head = { ...timeSettings.initial, ...searchSettings.initial }
const icons = iconSettings.defaults('zh-CN')
const screenOf = (width: number, height = 1080) => {
  const screen = { width, height, coarse: false }
  return { width, mobile: isMobile(screen), compact: isCompact(screen), scale: scaleOf(screen) }
}
const group = (id: string, count: number, mode: 0 | 1 = 0): Group => ({
  id,
  name: id,
  icon: 'home',
  mode,
  lock: false,
  children: Array.from({ length: count }, (_, n) => ({ id: `${id}${n}`, name: '', type: 'icon', size: '1x1' })),
})
const middle = (groups: readonly Group[], changed: Partial<typeof head> = {}, width = 1920) =>
  blockMiddle(groups, iconSettings.initial, { ...head, ...changed }, screenOf(width))

test('is half of clock, search box and the page with most rows below the space above the clock', () => {
  const block = 0.84 * 70 + 14 + 20 + 50 + 50 + 26 + 18
  expect(middle([group('a', 2), group('b', 17), group('c', 16)])).toBe(50 + Math.round((block + 58 + 44 + 58) / 2))
  expect(middle([group('a', 0)])).toBe(50 + Math.round((block + 58) / 2))
  expect(middle([])).toBe(middle([group('a', 16)]))
  expect(middle([], { timeSize: 170 }) - middle([])).toBe(42)
  expect(middle([], { searchTop: 70, searchHeight: 60 }) - middle([])).toBe(15)
})

test('a free page takes all the height', () => {
  expect(middle([group('a', 2), group('b', 0, 1)])).toBe(Number.POSITIVE_INFINITY)
})

/** The px of a length in the sheet as it is drawn at a width and a height. */
function evaluate(expression: string, width: number, height: number): number {
  const { scale } = screenOf(width)
  const [icon, gapY] = [Math.round(58 * scale), Math.round(44 * scale)]
  const names: Readonly<Record<string, number>> = { 'gk-s': scale, 'gk-icon': icon, 'gk-gap-y': gapY }
  const script = expression
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name) => String(names[name] ?? expect.fail(name)))
    .replaceAll(/([\d.]+)vh/g, (_, vh) => String((Number(vh) * height) / 100))
    .replaceAll('px', '')
  const round = (...args: readonly number[]) => Math.round(args[0] ?? 0)
  return new Function('round', `return ${script}`)(round)
}

test('a first visit, before any program, has clock and search box where the first desktop will have them', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../app/App.module.css'), 'utf8')
  const [, five = expect.fail('no middle of five rows')] = /--five: (.+);/.exec(sheet) ?? []
  const [, halfRow = expect.fail('no half row')] = /--half-row: calc\((.+)\);/.exec(sheet) ?? []
  const steps = [...sheet.matchAll(/@media \(width < (\d+)px\) \{\s*\.home \{\s*--middle: (\d+)px/g)]
  expect(steps).toHaveLength(2)
  /** What the style sheet assumes at a size: `five` and once `row` more if both fit above 42 % of the height. */
  const assumedAt = (width: number, height: number) => {
    const [five5, half] = [evaluate(five, width, height), evaluate(halfRow, width, height)]
    const wide = five5 + Math.min(half, Math.max(0, Math.floor((0.42 * height - five5) / half) * half))
    return steps.reduce((px, [, limit, then]) => (width < Number(limit) ? Number(then) : px), wide)
  }
  for (const language of LANGUAGES) {
    const plan = planDesktop(language, { has: () => true })
    for (const height of [800, 900, 1080, 1190, 1440])
      for (let width = 560; width <= 3840; width += 3) {
        if (width < 931 && height > 1190) continue // narrow windows are hardly ever higher
        const screen = screenOf(width, height)
        if (screen.compact) continue
        const { columns } = gridMetricsFor(icons, screen)
        const sight = rowsInSight(icons, head, screen, { height, foot: 96 * Math.max(1, screen.scale) })
        const { groups } = composeDesktop(plan, { columns, ...sight, isPhone: false })
        const spaceAbove = (px: number) => Math.max(0, Math.round(0.42 * height - px))
        const actual = spaceAbove(blockMiddle(groups, icons, head, screen))
        expect([width, height, Math.abs(actual - spaceAbove(assumedAt(width, height))) <= 1]).toEqual([
          width,
          height,
          true,
        ])
      }
  }
})
