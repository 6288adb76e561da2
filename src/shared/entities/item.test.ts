import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { plainItemSchema } from './item.ts'
import { paintSchema } from './paint.ts'

const item = { id: 'a', name: 'A', type: 'icon', size: '1x1' }
const accepts = (fields: object) => v.safeParse(plainItemSchema, { ...item, ...fields }).success

describe('the picture of a tile', () => {
  test.each([
    '',
    'https://site.example/icon.png',
    'HTTP://192.168.0.2/icon.ico',
    'data:image/png;base64,AAAA',
    'face:0a1b',
    '/icons/github.svg',
  ])('may be %j', (src) => {
    expect(accepts({ src })).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    '//other.example/a.png',
    '/\\other.example/a.png',
    'icon.png',
    ' https://site.example/icon.png',
  ])('may not be %j', (src) => {
    expect(accepts({ src })).toBe(false)
  })
})

describe('a background', () => {
  test.each([
    '',
    '#1a2b3c80',
    'teal',
    'rgb(0 170 255 / 50%)',
    'hsla(200, 100%, 50%, .5)',
    'oklch(0.7 0.1 200)',
    'linear-gradient(to right, #fff 0%, rgba(0, 0, 0, 0.5))',
    'repeating-conic-gradient(from 90deg, red, color-mix(in srgb, blue, white))',
    'radial-gradient(circle at 10% 10%, #fff, transparent), linear-gradient(45deg, red, blue)',
  ])('may be %j', (background) => {
    expect(v.is(paintSchema, background)).toBe(true)
    expect(accepts({ background })).toBe(true)
  })

  test.each([
    'url(https://spy.example/pixel)',
    'URL (https://spy.example/pixel)',
    'linear-gradient(red, blue), url(//spy.example)',
    'image-set("https://spy.example/a" 1x)',
    'image-set(url(a) 1x)',
    'cross-fade(url(a), url(b))',
    'element(#root)',
    'paint(worklet)',
    'var(--gk-wall)',
    'u\\72l(https://spy.example)',
    'red; position: fixed',
    'red } * { display: none',
    "linear-gradient('x')",
    `#${'f'.repeat(2000)}`,
  ])('may not be %j', (background) => {
    expect(v.is(paintSchema, background)).toBe(false)
    expect(accepts({ background })).toBe(false)
  })

  test('is checked in time that grows with its length alone', () => {
    const started = performance.now()
    expect(v.is(paintSchema, `${'rgb('.repeat(499)};`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

test('the letters of a tile are at most eight', () => {
  expect(accepts({ fontText: '春夏秋冬东西南北' })).toBe(true)
  expect(accepts({ fontText: '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷' })).toBe(true)
  expect(accepts({ fontText: '春夏秋冬东西南北中' })).toBe(false)
})
