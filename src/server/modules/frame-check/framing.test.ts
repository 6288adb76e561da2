import { expect, test } from 'vitest'
import { isFramable } from './framing.ts'

test.each([
  [{}, true],
  [{ 'x-frame-options': 'DENY' }, false],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [{ 'content-security-policy': "default-src 'self'" }, true],
  [{ 'content-security-policy': "frame-ancestors 'none'" }, false],
  [{ 'content-security-policy': "default-src 'self'; Frame-Ancestors 'self' https://a.example" }, false],
  [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
  [{ 'content-security-policy': 'frame-ancestors https:' }, true],
  [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, false],
])('%j is framable: %s', (headers, expected) => expect(isFramable(headers)).toBe(expected))
