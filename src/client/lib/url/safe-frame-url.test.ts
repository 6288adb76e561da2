import { expect, test } from 'vitest'
import { safeFrameUrl } from './safe-frame-url.ts'

const own = 'https://start.example.org'

test('a frame shows https pages of other sites', () =>
  expect(safeFrameUrl('https://example.org/a', own)).toBe('https://example.org/a'))

test.each([
  'http://example.org/',
  'https://start.example.org/',
  'https://START.example.org:443/x',
  'https://me@example.org/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://start.example.org/1',
  '{settings}',
  'about:blank',
])('and never %s', (url) => expect(safeFrameUrl(url, own)).toBeUndefined())
