import { expect, test } from 'vitest'
import { installedFamilies } from './fonts.ts'

const STACK = '-apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

test('only the installed families remain, in their order, and the generic one', () => {
  const has = (family: string) => family !== '-apple-system'
  expect(installedFamilies(STACK, has)).toBe('"PingFang SC", "Noto Sans CJK SC", sans-serif')
})

test('without any installed family only the generic one remains, and it is not looked up', () => {
  const asked: string[] = []
  const has = (family: string) => {
    asked.push(family)
    return false
  }
  expect(installedFamilies(STACK, has)).toBe('sans-serif')
  expect(asked).not.toContain('sans-serif')
})
