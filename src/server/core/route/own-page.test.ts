import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const host = 'start.example.org:8788'
const FIREFOX = 'moz-extension://0c1d2e3f-0000-4000-8000-000000000000'
const from = (origin?: string, fetchSite?: string, extensions?: readonly string[]) =>
  isOwnPage({ fetchSite, origin, host }, extensions)

test('a page of this server is told by what only the browser can say', () => {
  expect(from(undefined, 'same-origin')).toBe(true)
  expect(from('https://start.example.org:8788')).toBe(true)
  expect(from('https://start.example.org:8788', 'cross-site')).toBe(false)
  for (const foreign of [undefined, 'null', 'https://evil.example', 'https://start.example.org'])
    expect([foreign, from(foreign)]).toEqual([foreign, false])
})

test('an extension is one of any browser, unless the operator names those that are', () => {
  expect(from(FIREFOX, 'cross-site')).toBe(true)
  expect(from('chrome-extension://abcdefghijklmnopabcdefghijklmnop')).toBe(true)
  expect(from(FIREFOX, 'cross-site', [FIREFOX])).toBe(true)
  expect(from(FIREFOX, 'cross-site', [])).toBe(false)
  expect(from('chrome-extension://another', 'none', [FIREFOX])).toBe(false)
})

test('what only looks like an extension is none', () => {
  for (const odd of ['chrome-extension://', 'https://chrome-extension', 'xchrome-extension://a', 'moz-extension://a/b'])
    expect([odd, from(odd, 'cross-site')]).toEqual([odd, false])
})
