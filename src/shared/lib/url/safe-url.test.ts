import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInternalUrl, safeUrl } from './safe-url.ts'

test('http and https are safe, as the parser serialises them', () => {
  expect(safeUrl('https://example.com')).toBe('https://example.com/')
  expect(safeUrl(' HTTP://Example.com/a b?q=测 ')).toBe('http://example.com/a%20b?q=%E6%B5%8B')
})

test('an internal address is safe', () => {
  expect(safeUrl(' {settings} ')).toBe('{settings}')
  expect(safeUrl('{settings/theme}')).toBe('{settings/theme}')
  expect(isInternalUrl('{settings}')).toBe(true)
  expect(isInternalUrl('https://example.com/{settings}')).toBe(false)
})

test('everything else is not', () => {
  const refused = [
    '',
    'example.com',
    '/icons/a.svg',
    '//example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'about:blank',
    'chrome://settings',
    'view-source:https://example.com',
    'https://',
    'https:// /',
    '{}',
    '{javascript:alert(1)}',
    '{settings}x',
    '{settings/}',
    '{a}\n{b}',
    `https://example.com/${'a'.repeat(9000)}`,
  ]
  for (const text of refused) expect([text, safeUrl(text)]).toEqual([text, undefined])
})

test('control characters cannot hide a scheme', () => {
  expect(safeUrl('\u0001 ht\ttps://exa\nmple.com')).toBe('https://example.com/')
})

test('100,000 strings: safe exactly if the browser parses http or https, or if internal', () => {
  const scheme = fc.constantFrom(
    'http',
    'https',
    'HTTPS',
    'javascript',
    'JaVaScript',
    'data',
    'vbscript',
    'ftp',
    'blob',
    'ws',
  )
  const noise = fc.constantFrom(
    '',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0001',
    '\u001f',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\\',
    '/',
    '//',
    ':',
    '://',
    '@',
    '{',
    '}',
    '%',
  )
  const rest = fc.oneof(
    fc.webUrl(),
    fc.domain(),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('alert(1)', 'text/html,x', '[::1]/', '1.1.1.1'),
  )
  const split = fc.tuple(scheme, noise, fc.nat(10)).map(([word, gap, at]) => word.slice(0, at) + gap + word.slice(at))
  const text = fc.oneof(
    fc.tuple(noise, split, noise, fc.constantFrom(':', '://', ':/'), noise, rest).map((parts) => parts.join('')),
    fc.tuple(noise, rest, noise).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  fc.assert(
    fc.property(text, (given) => {
      const safe = safeUrl(given)
      const read = URL.canParse(given.trim()) ? new URL(given.trim()) : undefined
      const web = read?.protocol === 'http:' || read?.protocol === 'https:'
      if (safe === undefined) {
        // `throw` instead of `expect`: a hundred thousand matchers would be slow
        if (web) throw new Error(`refused ${JSON.stringify(given)}`)
      } else if (safe.startsWith('{')) {
        if (!/^\{[\w/-]+\}$/.test(safe)) throw new Error(`let ${JSON.stringify(safe)} through`)
      } else if (!web || !/^https?:\/\/[!-~]+$/.test(safe) || new URL(safe).href !== safe) {
        throw new Error(`let ${JSON.stringify(safe)} through`)
      }
    }),
    { numRuns: 100_000 },
  )
})
