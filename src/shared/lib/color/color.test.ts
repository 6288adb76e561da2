import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyColor } from '../../../client/ui/testing.ts'
import { colorText, parseColor, repairColor } from './color.ts'

test('a short hex colour is expanded', () => {
  expect(repairColor('#0af')).toBe('#00aaff')
  expect(repairColor('0AF')).toBe('#00aaff')
  expect(repairColor('#0af8')).toBe('#00aaff88')
})

test('a long hex colour is written in lower case', () => {
  expect(repairColor(' #006661 ')).toBe('#006661')
  expect(repairColor('FF5000;')).toBe('#ff5000')
  expect(repairColor('#00666180')).toBe('#00666180')
})

test('rgb() in its old and its new form', () => {
  expect(repairColor('rgb(0, 170, 255)')).toBe('#00aaff')
  expect(repairColor('rgb(0 170 255)')).toBe('#00aaff')
  expect(repairColor('RGB(0%,66.6667%,100%)')).toBe('#00aaff')
  expect(repairColor('rgba(0,170,255,.5)')).toBe('#00aaff80')
  expect(repairColor('rgb(0 170 255 / 50%)')).toBe('#00aaff80')
})

test('hsl()', () => {
  expect(repairColor('hsl(200, 100%, 50%)')).toBe('#00aaff')
  expect(repairColor('hsl(200deg 100% 50% / .5)')).toBe('#00aaff80')
  expect(repairColor('hsl(-160,100%,50%)')).toBe('#00aaff')
  expect(repairColor('hsl(0 0% 50%)')).toBe('#808080')
})

test('values beyond their range are clamped', () => {
  expect(repairColor('rgb(300,-5,1e)')).toBeUndefined()
  expect(repairColor('rgb(300,-5,0)')).toBe('#ff0000')
  expect(repairColor('rgba(0,0,0,7)')).toBe('#000000')
})

test('an opaque colour has no alpha, a transparent one keeps it', () => {
  expect(repairColor('#00aaffff')).toBe('#00aaff')
  expect(repairColor('transparent')).toBe('#00000000')
  expect(repairColor('teal')).toBe('#008080')
})

test('anything else is refused', () => {
  const refused = [
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb()',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(1,2,3',
    'url(x)',
    'var(--a)',
    '#fff;background:url(x)',
    'rgb(1,2,3);}',
    'constructor',
    'data:image/png;base64,AA',
    'linear-gradient(red,blue)',
    `#${'f'.repeat(1000)}`,
  ]
  for (const text of refused) expect([text, repairColor(text)]).toEqual([text, undefined])
})

test('for any input the result is a plain hex colour or undefined', () => {
  const pieces = fc.constantFrom(
    'rgb(',
    'hsl(',
    'rgba(',
    ')',
    '#',
    ',',
    ' ',
    '/',
    '%',
    ';',
    '}',
    'url(',
    '@',
    'red',
    'f',
    '0',
    '255',
    '.5',
    '-',
    '\n',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        const color = repairColor(text)
        if (color === undefined) return
        expect(color).toMatch(/^#([\da-f]{6}|[\da-f]{8})$/)
        expect(repairColor(color)).toBe(color)
      },
    ),
    { numRuns: 20_000 },
  )
})

test('every colour survives being written and read', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(anyColor, byte, (rgb, opacity) => {
      const color = { rgb, alpha: opacity / 255 }
      expect(parseColor(colorText(color))).toEqual(color)
      expect(repairColor(`rgb(${rgb.join(', ')})`)).toBe(colorText({ ...color, alpha: 1 }))
    }),
  )
})
