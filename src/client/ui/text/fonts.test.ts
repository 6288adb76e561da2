import { expect, test } from 'vitest'
import { installedFamilies } from './fonts.ts'

const STACK = '-apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

test('only the families that the machine has are left, in their order, and the generic one', () => {
  const has = (family: string) => family !== '-apple-system'
  expect(installedFamilies(STACK, has)).toBe('"PingFang SC", "Noto Sans CJK SC", sans-serif')
})

test('where none is there the generic one stands alone, without having been asked for', () => {
  const asked: string[] = []
  const has = (family: string) => {
    asked.push(family)
    return false
  }
  expect(installedFamilies(STACK, has)).toBe('sans-serif')
  expect(asked).not.toContain('sans-serif')
})
