import { expect, test } from 'vitest'
import { MOST_FACES, summaryOf } from './group-summary.ts'

interface Tile {
  readonly type: string
  readonly component?: string
  readonly children?: readonly Tile[]
}

const icon: Tile = { type: 'icon' }
const folder = (children: readonly Tile[]): Tile => ({ type: 'component', component: 'folder', children })
const clock: Tile = { type: 'component', component: 'clock' }

test('icons in folders count and come last, folders do not count', () => {
  const [inFolder, loose] = [{ ...icon }, { ...icon }]
  const { faces, ...counts } = summaryOf([clock, folder([inFolder, inFolder]), loose])
  expect(counts).toEqual({ icons: 3, widgets: 1 })
  expect(faces.map((face) => face === loose)).toEqual([true, false, false])
  expect(summaryOf(Array.from({ length: 30 }, () => icon))).toMatchObject({ icons: 30, faces: { length: MOST_FACES } })
  expect(summaryOf([])).toEqual({ faces: [], icons: 0, widgets: 0 })
})
