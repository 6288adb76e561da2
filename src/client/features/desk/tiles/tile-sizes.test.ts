import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSizes, sizeText } from '../../../lib/tile/size-list.ts'
import { availableSizes, nearestSize, nextSize, possibleSizes } from './tile-sizes.ts'

const offered = (...given: Parameters<typeof availableSizes>) => availableSizes(...given).map(sizeText)

describe('the available sizes of a tile', () => {
  test('are the common ones for an icon and a folder', () => {
    expect(offered({ size: '1x1' }, undefined)).toEqual(['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'])
  })

  test('are the component’s own for a widget', () => {
    expect(offered({ size: '2x2' }, ['2x2', '1x1'])).toEqual(['1x1', '2x2'])
  })

  test('are the item’s own list if it has one', () => {
    expect(offered({ size: '1x2', sizeList: '1x2,2x4' }, ['1x1'])).toEqual(['1x2', '2x4'])
  })

  test('include the current size', () => {
    expect(offered({ size: '6x6' }, ['1x1'])).toEqual(['1x1', '6x6'])
  })
})

test('an icon and a folder can have every size up to 6x6, a widget its own', () => {
  const possible = (...given: Parameters<typeof possibleSizes>) => possibleSizes(...given).map(sizeText)
  expect(possible({ size: '1x1' }, undefined)).toHaveLength(36)
  expect(possible({ size: '1x1', sizeList: '1x1,2x2' }, undefined).at(-1)).toBe('6x6')
  expect(possible({ size: '2x2' }, ['2x2', '1x1'])).toEqual(['1x1', '2x2'])
})

test('arrow keys give the next size in their direction; the other side changes as little as possible', () => {
  const sizes = parseSizes('1x1,1x2,2x1,2x2,2x4')
  const towards = (from: string, key: string) => {
    const size = nextSize(sizes, from, key)
    return size && sizeText(size)
  }
  expect(towards('1x1', 'ArrowRight')).toBe('1x2')
  expect(towards('1x2', 'ArrowRight')).toBe('2x4')
  expect(towards('2x4', 'ArrowLeft')).toBe('2x2')
  expect(towards('1x2', 'ArrowDown')).toBe('2x2')
  expect(towards('2x2', 'ArrowUp')).toBe('1x2')
  expect(['ArrowLeft', 'ArrowUp', 'Enter'].map((key) => towards('1x1', key))).toEqual([undefined, undefined, undefined])
})

describe('a dragged corner', () => {
  const sizes = parseSizes('1x1,1x2,2x2,2x4,4x4')
  const at = (rows: number, columns: number) => sizeText(nearestSize(sizes, { rows: 2, columns: 2 }, { rows, columns }))

  test('gives the size whose own corner is nearest', () => {
    expect(at(0, 0)).toBe('2x2')
    expect([at(0, 0.9), at(0, 1.1)]).toEqual(['2x2', '2x4'])
    expect([at(-0.6, 0), at(-1, -1)]).toEqual(['1x2', '1x1'])
    expect([at(40, 40), at(-40, -40)]).toEqual(['4x4', '1x1'])
  })

  test('gives the smaller one of two that are as near', () => {
    expect(at(0, 1)).toBe('2x2')
  })

  test('gives only available sizes, from 1 to 6 cells', () => {
    const side = fc.integer({ min: 0, max: 9 })
    const size = fc.tuple(side, side).map(([rows, columns]) => `${rows}x${columns}`)
    const delta = fc.double({ min: -20, max: 20, noNaN: true })
    fc.assert(
      fc.property(fc.array(size), size, delta, delta, (offered, current, rows, columns) => {
        const all = availableSizes({ size: current, sizeList: offered.join() }, undefined)
        const from = all.find((one) => sizeText(one) === current) ?? { rows: 1, columns: 1 }
        const given = nearestSize(all, from, { rows, columns })
        expect(all).toContainEqual(given)
        for (const one of [given.rows, given.columns]) expect(one >= 1 && one <= 6).toBe(true)
        // no other size is nearer
        const distance = (one: typeof given) =>
          Math.hypot(from.rows + rows - one.rows, from.columns + columns - one.columns)
        expect(Math.min(...all.map(distance))).toBe(distance(given))
      }),
      { numRuns: 200 },
    )
  })
})
