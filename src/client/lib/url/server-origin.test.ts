import { expect, test } from 'vitest'
import { originOfServer } from './server-origin.ts'

test.each([
  ['https://genkan.example', 'https://genkan.example'],
  [' genkan.example:8443/settings?x#y ', 'https://genkan.example:8443'],
  ['HTTPS://GENKAN.example/', 'https://genkan.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['LOCALHOST', 'http://localhost'],
  ['http://127.0.0.1:8788/', 'http://127.0.0.1:8788'],
  ['https://localhost', 'https://localhost'],
  ['玄关.example', 'https://xn--d6q634f.example'],
])('%j is the server %s', (typed, origin) => {
  expect(originOfServer(typed)).toBe(origin)
})

test.each([
  ['', 'noAddress'],
  ['   ', 'noAddress'],
  ['a b', 'noAddress'],
  ['*', 'noAddress'],
  ['https://*.example', 'noAddress'],
  ['https://', 'noAddress'],
  ['ftp://genkan.example', 'noAddress'],
  ['javascript:alert(1)', 'noAddress'],
  ['file:///etc/passwd', 'noAddress'],
  ['https://lin:secret@genkan.example', 'noAddress'],
  ['http://genkan.example', 'noHttps'],
  ['http://localhost.evil.example', 'noHttps'],
  ['http://192.168.1.2:3000', 'noHttps'],
])('%j is none: %s', (typed, problem) => {
  expect(originOfServer(typed)).toBe(problem)
})
