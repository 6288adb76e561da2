import { expect, test } from 'vitest'
import { codeOf } from './text.ts'

test('codes are told as they are; what may be anything else is not repeated', () => {
  for (const code of ['10003', '-1', 'AuthFailure.SecretIdNotFound', 'RequestLimitExceeded'])
    expect(codeOf(code)).toBe(code)
  expect(codeOf(402)).toBe('402')
  for (const said of [
    '',
    '12345678',
    'abcdefgh',
    'ABCDEFGH',
    'a1b2c3d4',
    'Invalid key abc',
    'AuthFailure.a1',
    'x'.repeat(99),
  ])
    expect(codeOf(said)).toBe('unknown')
})
