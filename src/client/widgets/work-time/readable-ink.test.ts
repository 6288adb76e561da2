import { expect, test } from 'vitest'
import { readableInk } from './readable-ink.ts'

test('text is dark on a light colour, and white on a dark one', () => {
  expect([readableInk('#dcebe4'), readableInk('#12302e'), readableInk('')]).toEqual(['#14201f', '#ffffff', '#14201f'])
})
