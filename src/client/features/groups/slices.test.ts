import { describe, expect, test } from 'vitest'
import { sliceAfter } from './slices.ts'

describe('how many tiles of a page come with a frame', () => {
  test('twelve as long as none is late', () => {
    expect(sliceAfter(12, 16.7)).toBe(12)
    expect(sliceAfter(12, 8.3)).toBe(12)
  })

  test('half as many after one that was late, but four at least', () => {
    expect(sliceAfter(12, 33)).toBe(6)
    expect(sliceAfter(6, 33)).toBe(4)
    expect(sliceAfter(4, 200)).toBe(4)
  })

  test('one more after one in time', () => {
    expect(sliceAfter(4, 16.7)).toBe(5)
    expect(sliceAfter(11, 16.7)).toBe(12)
  })
})
