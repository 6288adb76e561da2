import { expect, test } from 'vitest'
import { hostPattern } from './host-pattern.ts'

test('a host is named without its port', () => {
  expect(hostPattern('https://start.example:8443')).toBe('https://start.example/*')
  expect(hostPattern('http://localhost:3000')).toBe('http://localhost/*')
})

test.each(['https://*', 'https://*.example.org', 'https://a*.example'])('%s is no host', (origin) => {
  expect(() => hostPattern(origin)).toThrow(TypeError)
})
