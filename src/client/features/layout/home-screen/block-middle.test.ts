import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstDesktop } from '../../../../../build/first-desktop.ts'
import { LANGUAGES } from '../../../../shared/constants.ts'
import type { Group } from '../../../../shared/entities/item.ts'
import { isMobile, scaleOf } from '../../../first-frame/boot/screen.ts'
import { iconSettings } from '../../data/home/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { blockMiddle } from './block-middle.ts'

const head = { ...timeSettings.initial, ...searchSettings.initial }
const screenOf = (width: number) => {
  const screen = { width, height: 900, coarse: false }
  return { width, mobile: isMobile(screen), scale: scaleOf(screen) }
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

test('a first visit, before any program, has clock and search box where the first desktop will have them', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../app/App.module.css'), 'utf8')
  const steps = [...sheet.matchAll(/@media \(width (<|>=) (\d+)px\) \{\s*\.home \{\s*--middle: (\d+)px/g)]
  const wide =
    /--middle: round\(([\d.]+)px \* var\(--gk-s\) \+ (\d+)px \+ 2 \* var\(--gk-icon\) \+ 1\.5 \* var\(--gk-gap-y\), 1px\)/
  const [, factor, rest] = wide.exec(sheet) ?? expect.fail('no middle of wide screens')
  expect(steps).toHaveLength(5)
  /** What the style sheet assumes at a width. */
  const assumedAt = (width: number) => {
    const { scale } = screenOf(width)
    const [icon, gapY] = [Math.round(58 * scale), Math.round(44 * scale)]
    return steps.reduce(
      (px, [, side, limit, then]) =>
        (side === '<' ? width < Number(limit) : width >= Number(limit)) ? Number(then) : px,
      Math.round(Number(factor) * scale + Number(rest) + 2 * icon + 1.5 * gapY),
    )
  }
  /** The padding above the block in a window of 1190 px: narrow ones are hardly ever higher. */
  const spaceAbove = (px: number) => Math.max(0, 0.42 * 1190 - px)
  for (const language of LANGUAGES) {
    const { groups } = firstDesktop(language, { has: () => true })
    for (let width = 560; width <= 3840; width++) {
      expect([width, spaceAbove(middle(groups, {}, width))]).toEqual([width, spaceAbove(assumedAt(width))])
    }
  }
})
