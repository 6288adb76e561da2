import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareVersions, newsSince, parseChangelog } from './changelog.ts'

const TEXT = `# Changelog

All notable changes to this project are documented in this file.

## [Unreleased]

### Added

- Not for anybody yet.

## [0.10.0] - 2027-01-05

### Added

- **Weather** with \`lunar\` dates, see [the guide](docs/weather.md),
  over two lines.
- A list:
  - with a part

### Removed

- Old things.

## 0.9.0 — 2026-12-24

A note without a heading.

## [0.1.0-beta.1] - 2026-11-01

### Fixed

[0.10.0]: https://example.org/compare
`

describe('the changelog', () => {
  test('is parsed by release and heading; unreleased notes are skipped', () => {
    expect(parseChangelog(TEXT)).toEqual([
      {
        version: '0.10.0',
        date: '2027-01-05',
        parts: [
          {
            heading: 'Added',
            notes: [
              '**Weather** with `lunar` dates, see [the guide](docs/weather.md), over two lines.',
              'A list:',
              'with a part',
            ],
          },
          { heading: 'Removed', notes: ['Old things.'] },
        ],
      },
      { version: '0.9.0', date: '2026-12-24', parts: [{ heading: '', notes: ['A note without a heading.'] }] },
      { version: '0.1.0-beta.1', date: '2026-11-01', parts: [] },
    ])
  })

  test('any text is parsed without an error', () => {
    const line = fc.constantFrom(
      '## [1.0.0] - 2026-01-01',
      '## x',
      '### Added',
      '- note',
      '  more',
      '',
      '[a]: b',
      '# Title',
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const releases = parseChangelog(lines.join('\r\n'))
        return releases.length === lines.filter((one) => one.startsWith('## [1')).length
      }),
    )
  })
})

describe('release notes', () => {
  const releases = parseChangelog(TEXT)
  const news = (seen: string | undefined, current = '0.10.0') => newsSince(releases, seen, current).split('\n')
  test('are those after the version that the user has read, newest first, one note per line', () => {
    expect(news('0.1.0')).toEqual([
      '0.10.0 (2027-01-05)',
      'Added',
      '• Weather with lunar dates, see the guide, over two lines.',
      '• A list:',
      '• with a part',
      'Removed',
      '• Old things.',
      '0.9.0 (2026-12-24)',
      '• A note without a heading.',
    ])
    expect(news('0.9.0')[0]).toBe('0.10.0 (2027-01-05)')
    expect(news('0.9.0')).not.toContain('0.9.0 (2026-12-24)')
  })
  test('are empty for the newest version and for a newer one', () => {
    expect(newsSince(releases, '0.10.0', '0.10.0')).toBe('')
    expect(newsSince(releases, '1.1.13', '0.10.0')).toBe('')
  })
  test('are those of the current release for a new user, never of later releases', () => {
    expect(news(undefined)[0]).toBe('0.10.0 (2027-01-05)')
    expect(news('nonsense')).toEqual(news(undefined))
    expect(news(undefined, '0.9.0')).toEqual(['0.9.0 (2026-12-24)', '• A note without a heading.'])
  })
})

test('versions are compared as numbers, not as text', () => {
  const sorted = ['1.0.0', '0.10.0', '0.9.0', '1.0.0-beta', 'v0.9.1', '0.9'].sort(compareVersions)
  expect(sorted).toEqual(['0.9.0', '0.9', 'v0.9.1', '0.10.0', '1.0.0-beta', '1.0.0'])
})
