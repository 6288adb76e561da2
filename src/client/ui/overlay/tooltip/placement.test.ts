import { expect, test } from 'vitest'
import { type Box, intersection } from '../../../lib/geometry/box.ts'
import type { TooltipPlacement } from '../../input/tooltip.ts'
import { freePlace } from './placement.ts'

const control = { x: 700, y: 14, width: 36, height: 36 }
const neighbours = [-76, -38, 38, 76].map((by) => ({ ...control, x: control.x + by }))
const toolbar = { x: 620, y: 10, width: 200, height: 44 }
const place = (wished: TooltipPlacement, others: readonly Box[], bar?: Box) =>
  freePlace(wished, {
    control,
    toolbar: bar,
    bubble: { width: 100, height: 28 },
    view: { width: 1000, height: 600 },
    isCovering: (box) => others.some((one) => intersection(box, one).width * intersection(box, one).height > 0),
  })

test('a tooltip stands at the wished side where that is free', () => {
  expect(place('bottom', neighbours, toolbar)).toEqual({ beside: 'control', placement: 'bottom' })
})

test('outside the window is no place: it stands at the opposite side', () => {
  expect(place('top', neighbours)).toEqual({ beside: 'control', placement: 'bottom' })
})

test('a tooltip covers no button: it stands at the end of the toolbar, above another toolbar below', () => {
  const below = { x: 560, y: 60, width: 300, height: 44 }
  expect(place('bottom', [...neighbours, below], toolbar)).toEqual({ beside: 'toolbar', placement: 'left' })
  expect(place('bottom', [...neighbours, below])).toBeUndefined()
  expect(place('bottom', [below])).toEqual({ beside: 'control', placement: 'left' })
})
