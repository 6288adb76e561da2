import { expect, test } from 'vitest'
import { browserOf, deviceName } from './browser-of.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 142, 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/141.0.1.2`, 'Edge', 141, 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.1`, 'Opera', 120, 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome', 140, 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome', 140, 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    ...(['Samsung Internet', 27, 'Android'] as const),
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 144, 'macOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    ...(['Safari', 26, 'macOS'] as const),
  ],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 18, 'iOS'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 140, 'iOS'],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/604.1`, 'Firefox', 140, 'iOS'],
  ['Lynx/2.9', 'other', 0, 'other'],
  ['Chrome/123456789012', 'Chrome', 0, 'other'],
  ['', 'other', 0, 'other'],
])('%s', (userAgent, name, version, system) => {
  expect(browserOf(userAgent)).toEqual({ name, version, system })
})

test('a device is named by what is known of it', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0')).toBe('Firefox, Linux')
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Something/1.0')).toBe('Windows')
  expect(deviceName('')).toBe('')
})
