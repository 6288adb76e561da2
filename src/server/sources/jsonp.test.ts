import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJsonp } from './jsonp.ts'
import { SourceFailure } from './source.ts'

describe('a call with plain values', () => {
  test.each([
    ['window.sogou.sug(["a",["b","c"],[]],-1);', [['a', ['b', 'c'], []], -1]],
    ['window.baidu.sug({q:"a b",p:false,s:["x\\u4e00","y"]});', [{ q: 'a b', p: false, s: ['x一', 'y'] }]],
    [' jsonp_1 ( { "a" : 1.5e3 , $b : null } ) ', [{ a: 1500, $b: null }]],
    ['f("");', ['']],
  ])('%s is parsed', (text, values) => expect(parseJsonp(text)).toEqual(values))

  test.each([
    ...[
      '',
      'f',
      'f(',
      'f()',
      'f(1',
      'f(1);;',
      'f(1);g(2)',
      'f(1)//',
      '(1)',
      '[1]',
      '{"a":1}',
      'f(1,)',
      'f([1,])',
      'f({a:1,})',
    ],
    ...[
      'f(undefined)',
      'f(NaN)',
      'f(-)',
      'f(01)',
      'f(1.)',
      "f('a')",
      'f(`a`)',
      'f(a)',
      'f(a())',
      'f(1+1)',
      'f(/a/)',
      'f({a})',
    ],
    ...[
      'f({[a]:1})',
      'f({get a(){}})',
      'f("a\nb")',
      'f("\\x41")',
      'f("a)',
      'f({1:1})',
      'f[0](1)',
      'f.1(1)',
      '<html>f(1)</html>',
    ],
    `f(${'['.repeat(30)}${']'.repeat(30)})`,
  ])('%j is refused', (text) => expect(() => parseJsonp(text)).toThrow(SourceFailure))

  test('a field named __proto__ does not change the prototype', () => {
    const [value] = parseJsonp('f({"__proto__":{"polluted":true},a:1})')
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('every JSON value is parsed unchanged', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom('f', 'window.sogou.sug', '$.a_1'), (json, name) => {
        expect(parseJsonp(`${name}(${json}, 1);`)).toEqual([JSON.parse(json), 1])
      }),
    )
  })

  test('any text is either parsed or refused, and none is evaluated', () => {
    const piece = fc.constantFrom(
      'f(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      ':',
      'a',
      '1',
      '-',
      ';',
      'process.exit',
      '\\',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          parseJsonp(pieces.join(''))
          return true
        } catch (error) {
          return error instanceof SourceFailure
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('a long text is refused quickly', () => {
    const start = process.cpuUsage()
    for (const text of [
      `f("${'\\"'.repeat(30_000)}`,
      `f${'.a'.repeat(30_000)}`,
      `f(${'[1,'.repeat(20_000)}`,
      ' '.repeat(60_000),
    ]) {
      expect(() => parseJsonp(text)).toThrow(SourceFailure)
    }
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
  })
})
