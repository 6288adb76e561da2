import { expect, test } from 'vitest'
import { attribution } from './attribution.ts'

test('the attribution names who made it and the licence, as far as they are known', () => {
  expect(attribution({ author: 'NASA', licence: 'CC0-1.0' })).toBe('NASA · CC0-1.0')
  expect(attribution({ author: '', licence: 'MIT' })).toBe('MIT')
  expect(attribution({})).toBe('')
})
