import { expect, test } from 'vitest'
import { addressLabel, mailLink, mayDonate } from './model.ts'

test('a donation needs a code or a page', () => {
  expect(mayDonate({ donations: [] })).toBe(false)
  expect(mayDonate({ donations: [{ app: 'wechat' }] })).toBe(true)
  expect(mayDonate({ donations: [], donationPage: 'https://donate.example' })).toBe(true)
})

test('a web address is shown by its host, and mail is written to an e-mail address', () => {
  expect(addressLabel('https://git.example:8443/me/genkan/')).toBe('git.example:8443')
  expect(addressLabel('me@example.org')).toBe('me@example.org')
  expect(mailLink('me@example.org')).toBe('mailto:me@example.org')
  expect(mailLink('https://example.org/@me')).toBeUndefined()
})
