import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReports } from './report.ts'

const violation = {
  directive: 'script-src',
  blocked: 'https://evil.example/x.js',
  page: 'https://start.example.org/',
  source: 'https://start.example.org/assets/a.js',
  line: 7,
}

test('both formats give the same violation, without query and fragment', () => {
  const single = {
    'csp-report': {
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?secret=CANARY',
      'document-uri': 'https://start.example.org/?wd=CANARY#CANARY',
      'source-file': 'https://start.example.org/assets/a.js?CANARY',
      'line-number': 7,
      'script-sample': 'CANARY',
    },
  }
  const list = [
    { type: 'deprecation', body: {} },
    {
      type: 'csp-violation',
      url: 'https://start.example.org/?wd=CANARY',
      body: {
        effectiveDirective: 'script-src',
        blockedURL: 'https://evil.example/x.js?secret=CANARY',
        documentURL: 'https://start.example.org/?wd=CANARY#CANARY',
        sourceFile: 'https://start.example.org/assets/a.js?CANARY',
        lineNumber: 7,
        sample: 'CANARY',
      },
    },
  ]
  expect(parseReports(single)).toEqual([violation])
  expect(parseReports(list)).toEqual([violation])
})

test('the older directive name, keywords instead of URLs and data URLs are read', () => {
  const report = (blocked: string) =>
    parseReports({ 'csp-report': { 'violated-directive': 'style-src', 'blocked-uri': blocked } })
  expect(report('inline')).toMatchObject([{ directive: 'style-src', blocked: 'inline' }])
  expect(report('data:text/html,CANARY')).toMatchObject([{ blocked: 'data:' }])
})

test('only the first twenty reports count; other bodies are refused', () => {
  expect(parseReports(Array(100).fill({ type: 'csp-violation', body: {} }))).toHaveLength(20)
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const reports = parseReports(value)
      return reports === undefined || reports.length <= 20
    }),
  )
  expect(parseReports('text')).toBeUndefined()
})
