import { expect, test } from 'vitest'
import { coverScale, morphTo } from './morph.ts'

const tile = { x: 950, y: 750, width: 60, height: 60 }
const panel = { x: 684, y: 384, width: 300, height: 400 }

test('what is moved and clipped is the rectangle of another box', () => {
  const { dx, dy, clipX, clipY } = morphTo(tile, panel)
  const [left, top] = [panel.x + dx + clipX, panel.y + dy + clipY]
  expect([left, top, panel.width - 2 * clipX, panel.height - 2 * clipY]).toEqual([950, 750, 60, 60])
  expect(morphTo({ x: 0, y: 0, width: 500, height: 100 }, panel)).toMatchObject({ clipX: 0 })
})

test('scaled to cover it, only the longer side is clipped', () => {
  const scale = coverScale(tile, panel)
  expect(scale).toBe(0.2)
  const { clipX, clipY } = morphTo(tile, panel, scale)
  expect([(panel.width - 2 * clipX) * scale, (panel.height - 2 * clipY) * scale]).toEqual([60, 60])
  expect(clipX).toBe(0)
})
