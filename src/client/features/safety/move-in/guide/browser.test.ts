import { expect, test } from 'vitest'
import { bookmarksKey, browserOf } from './browser.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'safari'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/143.0.0.0 Safari/537.36`, 'chrome'],
  ['', 'chrome'],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})

test('each browser opens its bookmarks by its own key', () => {
  expect(bookmarksKey('chrome', false)).toBe('Ctrl+Shift+O')
  expect(bookmarksKey('edge', true)).toBe('Ctrl+Alt+B')
  expect(bookmarksKey('firefox', true)).toBe('Ctrl+Shift+O')
})
