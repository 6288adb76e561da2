import { expect, test } from 'vitest'
import { gridMetricsFor } from '../model.ts'
import { previewScale } from './icon-preview.ts'

const settings = {
  iconSize: 58,
  iconGapX: 30,
  iconGapY: 30,
  gridMaxWidthUnit: 'px' as const,
  gridMaxWidthPx: 1400,
  gridMaxWidthPer: 80,
  iconName: true,
  iconNameSize: 12,
}

test('three icons are previewed at their size, smaller only where they do not fit', () => {
  const factor = (changed: Partial<typeof settings>) => {
    const now = { ...settings, ...changed }
    return previewScale(gridMetricsFor(now, { width: 1920, mobile: false, scale: 1 }), now, 1)
  }
  expect(factor({})).toBe(1)
  expect(factor({ iconSize: 120, iconName: false })).toBeCloseTo(240 / 420)
  expect(factor({ iconSize: 120, iconGapX: 0, iconName: false })).toBeCloseTo(240 / 360)
  expect(factor({ iconSize: 70, iconGapX: 0 })).toBeCloseTo(84 / 91)
})
