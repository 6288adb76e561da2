import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'
import { isWebAddress } from './nodes-schema.ts'

const label = fc.constantFrom(
  'a',
  'www',
  'x-y',
  '-',
  '',
  'xn--',
  'xn--a',
  'XN--p1ai',
  '0x1',
  '1',
  '999',
  'com',
  'c%41m',
  '例',
)
const address = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://', 'https:', ' http://', 'javascript:', '//', 'user:pass@', ''),
    fc.array(label, { maxLength: 4 }),
    fc.constantFrom('', '/', '/a b', '?q=<', '#', ':80', ':99999', '\\a', '/\n', `/${'a'.repeat(9000)}`),
  )
  .map(([scheme, labels, rest]) => scheme + labels.join('.') + rest)

test('an address is one of the web exactly if it is safe in a link', () => {
  fc.assert(
    fc.property(address, (url) => {
      expect([url, isWebAddress(url)]).toEqual([url, safeUrl(url) !== undefined && !isInternalUrl(url)])
    }),
    { numRuns: 5000 },
  )
  expect(isWebAddress('https://www.example.com/a?b#c')).toBe(true)
})
