import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './new-password.ts'

const owner = ['lin_qiu', 'qiu.lin@harbour.example']

test.each(
  `password password1 Password123! P@ssw0rd2024 passw0rd!! qwertyuiop qwerty123456 1qaz2wsx 1q2w3e4r5t asdfghjkl
  zxcvbnm123 12345678 123456789 87654321 11111111 aaaaaaaa abcdefgh abcabcabc 12341234 iloveyou iloveyou2 letmein1
  welcome2024 Summer2025! dragon123 monkey12 football1 admin123 Administrator1 trustno1 baseball sunshine princess
  woaini1314 woaini520 5201314520 zhang123456 19900131 31011990 19900131aa 13812345678 genkan2026 Genkan123
  lin_qiu1 linqiu2024 LinQiu!! qiu.lin123 harbour99 wodemima mima123456 saranghae1 비밀번호1234
  パスワード123 我爱你我爱你 我爱你1314520 admin@123 !@#$%^&* 147258369 0987654321 1234qwer qwer1234 asdf1234`
    .trim()
    .split(/\s+/),
)('%s is one of those that are tried first', (password) => {
  expect(isCommonPassword(password, owner)).toBe(true)
})

test.each([
  'correct horse battery staple',
  '一个很长的口令，带标点',
  'kR7#vq2Lp',
  'vermilion-otter-9',
  'Tz4m-harbour-Qw8n',
  'lin_qiu geht im Regen',
  'mein Hund frisst Äpfel',
])('%s is none of them', (password) => {
  expect(isCommonPassword(password, owner)).toBe(false)
})

test('a password that chance has made is none of them', () => {
  for (let at = 0; at < 300; at += 1) {
    const password = randomBytes(9).toString('base64url')
    expect(isCommonPassword(password, owner), password).toBe(false)
  }
})

test('the longest password is looked at in no time', () => {
  const begin = process.cpuUsage()
  isCommonPassword('ab1'.repeat(42), owner)
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(500)
})

test('names that say nothing forbid nothing', () => {
  expect(isCommonPassword('kR7#vq2Lp', ['', 'kr', '@'])).toBe(false)
})
