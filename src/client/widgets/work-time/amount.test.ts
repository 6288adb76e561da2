import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test('an amount is read as people write it, with currency, separators and ten thousands', () => {
  const written = [
    '8000',
    ' 12,345.50 ',
    '１２３４５',
    '¥8000',
    'NT$40,000',
    '3000 €',
    '8000元',
    '1.8万',
    '4萬',
    '300만 원',
    '18k',
    '1.2w',
  ]
  expect(written.map(readAmount)).toEqual([
    8000, 12345.5, 12345, 8000, 40_000, 3000, 8000, 18_000, 40_000, 3_000_000, 18_000, 12_000,
  ])
})

test('what is no amount, or in an unknown unit, is not guessed', () => {
  for (const text of ['', 'abc', '5 million', '1e5', '<b>1</b>', '💰8000', '8 o’clock', '9'.repeat(30)])
    expect(readAmount(text), text).toBeUndefined()
  expect(readAmount('-5')).toBe(-5)
})
