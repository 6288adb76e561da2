import { expect, test } from 'vitest'
import { panelCorner } from './folder-panel-place.ts'

const viewport = { width: 1000, height: 800 }
const panel = { width: 300, height: 400 }
const tile = (x: number, y: number) => ({ x, y, width: 60, height: 60 })

test('an open folder is centred over its tile, and stays 16 px inside the window', () => {
  expect(panelCorner(tile(500, 400), panel, viewport)).toEqual({ x: 380, y: 230 })
  expect(panelCorner(tile(0, 0), panel, viewport)).toEqual({ x: 16, y: 16 })
  expect(panelCorner(tile(950, 750), panel, viewport)).toEqual({ x: 684, y: 384 })
  expect(panelCorner(tile(100, 100), panel, { width: 250, height: 250 })).toEqual({ x: 16, y: 16 })
})
