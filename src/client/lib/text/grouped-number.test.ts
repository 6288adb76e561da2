import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { groupedNumber } from './grouped-number.ts'

test('a number is grouped as its language does', () => {
  for (const language of LANGUAGES) {
    expect(groupedNumber(999, language)).toBe('999')
    expect(groupedNumber(1000, language)).toBe('1,000')
    expect(groupedNumber(12_345_678, language)).toBe('12,345,678')
  }
})
