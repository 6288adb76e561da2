import { expect, test } from 'vitest'
import { folderWindowSize } from './window-size.ts'

const ICONS = { icon: 60, gapX: 20, gapY: 40 }

test('a few icons open a small window, whose columns fill its width', () => {
  expect(folderWindowSize(9, ICONS)).toEqual({ width: 48 + 6 * 60 + 5 * 24, height: 320 })
})

test('many icons open a larger one, up to nine columns and five rows', () => {
  const { width, height } = folderWindowSize(200, ICONS)
  expect(width).toBe(48 + 9 * 60 + 8 * 24)
  expect(height).toBe(140 + 5 * 60 + 4 * 40)
})
