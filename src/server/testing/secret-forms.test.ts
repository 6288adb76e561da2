import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSecrets } from './secret-forms.ts'

const TOKEN = randomBytes(32).toString('base64url')
const BYTES = Buffer.from(TOKEN, 'base64url')
const base64Behind = (before: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.alloc(before, 'x'), bytes, Buffer.from('zz')])

test.each([
  ['as it is', `{"token":"${TOKEN}"}`],
  ['in UTF-16', Buffer.from(`x${TOKEN}`, 'utf16le')],
  ['as its bytes', BYTES],
  ['in hex', BYTES.toString('hex')],
  ['its text in hex', Buffer.from(TOKEN).toString('hex').toUpperCase()],
  ...[0, 1, 2, 3, 4].flatMap((before): (readonly [string, string])[] => [
    [`its text in base64, behind ${before}`, base64Behind(before, Buffer.from(TOKEN)).toString('base64')],
    [
      `its text in UTF-16 and base64, behind ${before}`,
      base64Behind(before, Buffer.from(TOKEN, 'utf16le')).toString('base64'),
    ],
    [`its bytes in base64url, behind ${before}`, base64Behind(before, BYTES).toString('base64url')],
  ]),
] as const)('a secret is found %s', (_how, where) => {
  expect(findSecrets(where, [TOKEN, 'another-secret'])).toEqual([TOKEN])
})

test('a secret is not found in others, nor in its hash', () => {
  const others = Array.from({ length: 500 }, () => randomBytes(32).toString('base64url')).join(' ')
  expect(findSecrets(others, [TOKEN])).toEqual([])
})
