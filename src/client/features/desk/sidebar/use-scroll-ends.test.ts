import { expect, test } from 'vitest'
import { hiddenEnds } from './use-scroll-ends.ts'

test.each([
  ['a list that fits', 0, 300, 300, ''],
  ['the start of a long one', 0, 300, 500, 'after'],
  ['its middle', 100, 300, 500, 'before after'],
  ['its end, as browsers round it', 199.5, 300, 500, 'before'],
])('goes on beyond its hidden ends: %s', (_which, offset, visible, length, ends) => {
  expect(hiddenEnds(offset, visible, length)).toBe(ends)
})
