import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShadow, repairShadow } from './shadow.ts'

test('the box-shadow: prefix and semicolons are stripped', () => {
  expect(repairShadow('box-shadow: 0 1px 2px #000;')).toBe('0 1px 2px #000000')
  expect(repairShadow('-webkit-box-shadow:0 0 4px red; ;')).toBe('0 0 4px #ff0000')
})

test('a shadow is lengths, an optional colour and an optional inset, in any order of CSS', () => {
  expect(parseShadow('inset 1px -2px 3px 4px rgba(0, 0, 0, .5)')).toEqual([
    { inset: true, x: 1, y: -2, blur: 3, spread: 4, color: '#00000080' },
  ])
  expect(repairShadow('#fff 1px 2px')).toBe('1px 2px 0 #ffffff')
  expect(repairShadow('0 .5rem 1rem rgb(0 0 0 / 15%)')).toBe('0 8px 16px #00000026')
})

test('several shadows are a list', () => {
  expect(repairShadow('0 1px 2px rgba(0,0,0,.1), 0 4px 14px rgba(0,0,0,.2)')).toBe(
    '0 1px 2px #0000001a, 0 4px 14px #00000033',
  )
})

test('none and blank text are no shadow', () => {
  expect(repairShadow('none')).toBe('none')
  expect(repairShadow('box-shadow: none;')).toBe('none')
  expect(parseShadow('  ')).toEqual([])
})

test('the default colour is black at a quarter', () => {
  expect(repairShadow('0 2px 4px')).toBe('0 2px 4px #00000040')
})

test('lengths are clamped, so that no shadow can cover the page', () => {
  expect(repairShadow('0 0 0 99999px red')).toBe('0 0 0 200px #ff0000')
})

test('anything else is refused', () => {
  const refused = [
    'red',
    '1px',
    '1px 2px 3px 4px 5px red',
    '1px 2px -3px red',
    '1px 2px red blue',
    '1px 2px nonsense',
    '1px 2px 12345f',
    '1px 2px url(//x)',
    '1px 2px URL (x)',
    '1px 2px red; color: red',
    '1px 2px red} body{',
    '1px 2px @import',
    '1px 2px var(--x)',
    '1px 2px rgb(0,0,0',
    '1px 2px \\75rl(x)',
    ',',
    '0 0 red,',
    'none, 0 0 red',
    Array(9).fill('0 0 1px red').join(','),
    `0 0 ${' '.repeat(1000)}`,
  ]
  for (const text of refused) expect([text, repairShadow(text)]).toEqual([text, undefined])
})

test('for any input the result is plain lengths and hex colours, and repair is idempotent', () => {
  const pieces = fc.constantFrom(
    ...['0', '1px', '-2px', '3rem', '1e9px', ' ', ' ', ',', 'red', '#000', 'rgba(0,0,0,.5)', 'inset', 'none'],
    ...['url(', 'var(--a)', ')', '(', ';', '}', '{', '@', 'box-shadow:', '\n', '\\', '/*', '*/', 'expression('],
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(text, (given) => {
      const repaired = repairShadow(given)
      if (repaired === undefined) return
      expect(repaired).toMatch(/^(none|((, )?(inset )?((0|-?[\d.]+px) ){2,4}#[\da-f]{6,8})+)$/)
      expect(repairShadow(repaired)).toBe(repaired)
    }),
    { numRuns: 50_000 },
  )
})
