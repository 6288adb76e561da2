import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenPath } from './path.ts'

test('numbers are rounded and written short', () => {
  expect(shortenPath('M 0.5000 , 10.12345 L 20.0 -3', 2)).toBe('M.5 10.12L20-3')
  expect(shortenPath('M0 0 L .25 .75', 2)).toBe('M0 0L.25.75')
})

test('repeated commands are omitted, also implicit lines after a move', () => {
  expect(shortenPath('M1 2L3 4L5 6 7 8z', 1)).toBe('M1 2L3 4 5 6 7 8z')
  expect(shortenPath('M1 2 3 4zm1 1 2 2Z', 1)).toBe('M1 2L3 4zm1 1l2 2Z')
})

test('the flags of an arc may be written without spaces', () => {
  expect(shortenPath('M0 0a1.5 1.5 0 012.25.25', 2)).toBe('M0 0a1.5 1.5 0 012.25.25')
  expect(shortenPath('M0 0A1 1 0 0 1 5 5', 1)).toBe('M0 0A1 1 0 015 5')
})

test('rounding errors are carried to the next step', () => {
  expect(shortenPath(`M0 0${'h.34'.repeat(10)}`, 1)).toBe('M0 0h.3.4.3.4.3.3.4.3.4.3')
})

test('invalid path data throws', () => {
  for (const data of ['x', '1 2', 'M1', 'M1 2L3', 'M0 0z5', 'M0 0a1 1 0 2 0 1 1'])
    expect(() => shortenPath(data, 2)).toThrow()
})

test('a shortened path reads as the same numbers, within half of the last digit', () => {
  const value = fc.double({ min: -300, max: 300, noNaN: true }).map((number) => Number(number.toFixed(4)))
  const step = fc.constantFrom('L', 'C', 'Q', 'H', 'S').chain((command) => {
    const count = { L: 2, C: 6, Q: 4, H: 1, S: 4 }[command] ?? 0
    return fc.array(value, { minLength: count, maxLength: count }).map((values) => `${command}${values.join(' ')}`)
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const long = `M1 1${steps.join('')}`
      const short = shortenPath(long, 2)
      const numbers = (text: string) => (text.match(/-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g) ?? []).map(Number)
      const [given, got] = [numbers(long), numbers(short)]
      expect(got.length).toBe(given.length)
      for (const [index, number] of given.entries()) expect(Math.abs(number - (got[index] ?? 0))).toBeLessThan(0.00501)
      expect(shortenPath(short, 2)).toBe(short)
    }),
  )
})
