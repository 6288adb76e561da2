import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, type Encoding, hasVersion, parseByteRange } from './negotiate.ts'

const ALL: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'] as const)

describe('the encoding of a file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0.5, br;q=0.2', 'identity'],
    ['identity, br;q=0.001', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['br;q=x', 'identity'],
  ])('Accept-Encoding %s gets %s', (header, encoding) => expect(chooseEncoding(header, ALL)).toBe(encoding))

  test('is never missing on disk nor refused by the browser', () => {
    const part = fc.tuple(
      fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd'),
      fc.constantFrom('', ';q=0', ';q=0.5', ';q=1'),
    )
    const set = fc.constantFrom(ALL, new Set<Encoding>(['identity']), new Set<Encoding>(['gzip', 'identity']))
    fc.assert(
      fc.property(fc.array(part), set, (parts, available) => {
        const chosen = chooseEncoding(parts.map(([name, q]) => name + q).join(','), available)
        const first = parts.find(([name]) => name === chosen)
        return available.has(chosen) && (chosen === 'identity' || first?.[1] !== ';q=0')
      }),
    )
  })
})

describe('If-None-Match', () => {
  test.each(['"a"', 'W/"a"', '"b", "a"', '*', ' "b" ,W/"a" '])('%s matches', (header) =>
    expect(hasVersion(header, '"a"')).toBe(true),
  )
  test.each([undefined, '', '"b"', 'a', '"a', '"A"'])('%s does not match', (header) =>
    expect(hasVersion(header, '"a"')).toBe(false),
  )
})

describe('a range of a file of 10 bytes', () => {
  test.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=9-100', { first: 9, last: 9 }],
    ['bytes = 0 - 3', { first: 0, last: 3 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=-', 'whole'],
    [undefined, 'whole'],
  ])('%s is %j', (header, part) => expect(parseByteRange(header, 10)).toEqual(part))

  test('no range of an empty file is satisfiable', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })

  test('lies within the file for any header', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.option(fc.nat()), fc.nat(100), (from, to, size) => {
        const part = parseByteRange(`bytes=${from ?? ''}-${to ?? ''}`, size)
        return typeof part === 'string' || (part.first >= 0 && part.first <= part.last && part.last < size)
      }),
    )
  })
})
