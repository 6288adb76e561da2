import { expect, test } from 'vitest'
import { pageHeaders, pagePolicy } from './policy.ts'

/** The agreed policy. Changing it is a security decision, not a test fix. */
const AGREED = `default-src 'none'
script-src 'self'
script-src-attr 'none'
style-src 'self' 'sha256-inlined=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='
style-src-attr 'unsafe-inline'
img-src 'self' data: blob: https: http:
media-src 'self' blob: https:
font-src 'self'
connect-src 'self' wss://start.example.org
frame-src 'self' https:
worker-src 'self'
manifest-src 'self'
object-src 'none'
base-uri 'none'
form-action 'self'
frame-ancestors 'none'
require-trusted-types-for 'script'
trusted-types app-html app-url dompurify 'allow-duplicates'
report-uri /api/csp_report
report-to csp`

test('a page has the agreed policy', () => {
  const policy = pagePolicy(["'sha256-inlined='"], { host: 'start.example.org', overHttps: true })
  expect(policy.split('; ').join('\n')).toBe(AGREED)
})

test('where an operator has added a Live2D runtime, WebAssembly may be compiled, and nothing else is loosened', () => {
  const policy = pagePolicy(["'sha256-inlined='"], { host: 'start.example.org', overHttps: true }, true)
  expect(policy.split('; ').join('\n')).toBe(
    AGREED.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  )
})

test('over plain http WebSockets are plain, nothing is upgraded to https, and reports use report-uri only', () => {
  const policy = pagePolicy([], { host: '192.168.1.5:8080', overHttps: false })
  expect(policy).toContain("connect-src 'self' ws://192.168.1.5:8080;")
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy).toMatch(/report-uri \/api\/csp_report$/)
  expect(Object.keys(pageHeaders({ host: 'nas.home', overHttps: false }))).not.toContain('Reporting-Endpoints')
  expect(pageHeaders({ host: 'nas.home', overHttps: true })['Reporting-Endpoints']).toBe('csp="/api/csp_report"')
  expect(pagePolicy([], { host: '', overHttps: false })).toContain("connect-src 'self';")
})

test('the opener policy is sent only where browsers apply it', () => {
  const names = (host: string, overHttps: boolean) => Object.keys(pageHeaders({ host, overHttps }))
  expect(names('start.example.org', true)).toContain('Cross-Origin-Opener-Policy')
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080']) {
    expect(names(host, false)).toContain('Cross-Origin-Opener-Policy')
  }
  expect(names('nas.home:8080', false)).not.toContain('Cross-Origin-Opener-Policy')
})
