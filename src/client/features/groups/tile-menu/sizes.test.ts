import { describe, expect, test } from 'vitest'
import { parseSizes, sizeText } from '../../../../shared/lib/size.ts'
import { sizesOf, sizeTowards } from './sizes.ts'

const offered = (...given: Parameters<typeof sizesOf>) => sizesOf(...given).map(sizeText)

describe('the sizes that a tile can be given', () => {
  test('are the common ones for an icon and a folder', () => {
    expect(offered({ size: '1x1' }, undefined)).toEqual(['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'])
  })

  test('are the component’s own for a widget', () => {
    expect(offered({ size: '2x2' }, ['2x2', '1x1'])).toEqual(['1x1', '2x2'])
  })

  test('are the item’s list before either', () => {
    expect(offered({ size: '1x2', sizeList: '1x2,2x4' }, ['1x1'])).toEqual(['1x2', '2x4'])
  })

  test('hold the one that it has, wherever it came from', () => {
    expect(offered({ size: '6x6' }, ['1x1'])).toEqual(['1x1', '6x6'])
  })
})

test('arrows lead to the next size that way, the other side changes as little as it can', () => {
  const sizes = parseSizes('1x1,1x2,2x1,2x2,2x4')
  const towards = (from: string, key: string) => {
    const size = sizeTowards(sizes, from, key)
    return size && sizeText(size)
  }
  expect(towards('1x1', 'ArrowRight')).toBe('1x2')
  expect(towards('1x2', 'ArrowRight')).toBe('2x4')
  expect(towards('2x4', 'ArrowLeft')).toBe('2x2')
  expect(towards('1x2', 'ArrowDown')).toBe('2x2')
  expect(towards('2x2', 'ArrowUp')).toBe('1x2')
  expect(['ArrowLeft', 'ArrowUp', 'Enter'].map((key) => towards('1x1', key))).toEqual([undefined, undefined, undefined])
})
