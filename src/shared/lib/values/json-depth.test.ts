import { expect, test } from 'vitest'
import { isTooDeep, MAX_DEPTH } from './json-depth.ts'

const nested = (depth: number, inner = '') => `${'[{"a":'.repeat(depth / 2)}${inner || 0}${'}]'.repeat(depth / 2)}`

test('what is nested up to the limit is not too deep, whatever its texts say', () => {
  expect(isTooDeep(nested(MAX_DEPTH))).toBe(false)
  expect(isTooDeep(nested(MAX_DEPTH, '[]'))).toBe(true)
  const text = JSON.stringify(`\\"${'['.repeat(1000)}`)
  expect(isTooDeep(nested(MAX_DEPTH, text))).toBe(false)
  expect(isTooDeep(`[${text},${nested(MAX_DEPTH)}]`)).toBe(true)
  expect(isTooDeep(`[${'[],'.repeat(1000)}0]`)).toBe(false)
})

test('what is no JSON is not read any further either', () => {
  expect(isTooDeep('['.repeat(2_000_000))).toBe(true)
  expect(isTooDeep(']'.repeat(2_000_000))).toBe(false)
  expect(isTooDeep('"')).toBe(false)
})
