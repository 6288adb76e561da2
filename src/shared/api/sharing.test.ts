import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { themeLookSchema } from '../entities/theme.ts'
import { sharedContentSchema } from './shared-group.ts'

const HOSTILE = [
  ...['url(//x)', 'uRl (x)', 'u\\72l(x)', 'red;}', '@import x', 'javascript:alert(1)', 'image-set("x" 1x)', '<script>'],
  ...['expression(1)', '{', '}', ';', '\\', '"', "'", 'https://10.0.0.1/', 'https://a:b@site.com/', '__proto__'],
]
const HARMLESS = ['#fff', 'linear-gradient(red, blue)', '0 1px 2px rgb(0 0 0 / 40%)', 'site']
const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...HARMLESS, 1, true) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...HOSTILE) },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.double(), fc.constant(null)) },
)
/** What is sent honestly, mostly. */
const mostly = <T>(honest: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(honest) }, { weight: 1, arbitrary: fc.constantFrom(honest, ...others) })
/** Texts that could load something or end a declaration. */
const DANGER = /\burl\(|[\\"';{}]|\bimage-set\("/i

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

test('of themes as they may be sent, none that is taken has a text that loads anything or ends a declaration', () => {
  const group = fc.dictionary(mostly('background', 'color', 'shadow', '__proto__', 'a b'), leaf)
  const still = fc.record({ type: mostly(1, 2, 3), src: mostly<unknown>('genkan:ridge', ...HOSTILE) })
  const paint = fc.record({ type: mostly(0, 1), bg: leaf })
  const settings = fc.oneof(
    { weight: 9, arbitrary: fc.record({ dock: group, time: group }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ other: group }) },
  )
  const look = fc.record({ settings, wallpaper: fc.oneof(still, paint) }, { requiredKeys: ['settings'] })
  let taken = 0
  fc.assert(
    fc.property(look, (given) => {
      const parsed = v.safeParse(themeLookSchema, given)
      if (!parsed.success) return
      taken += 1
      expect(textsOf(parsed.output).filter((text) => DANGER.test(text))).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(taken).toBeGreaterThan(100)
})

test('of groups as they may be sent, none that is taken has more than tiles of the web', () => {
  const rare = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  const tile = fc
    .record({
      ...{ type: mostly('icon', 'component'), name: fc.string(), size: mostly('1x1', '2x2', '9x9') },
      ...{ url: mostly<unknown>('https://site.com/', ...HOSTILE), background: leaf },
      ...{ id: rare(fc.constant('item-1')), src: rare(leaf), component: rare(fc.constantFrom('clock', '../x')) },
    })
    .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)))
  let taken = 0
  fc.assert(
    fc.property(fc.array(tile, { minLength: 1, maxLength: 2 }), (tiles) => {
      const parsed = v.safeParse(sharedContentSchema, { mode: 0, tiles })
      if (!parsed.success) return
      taken += 1
      for (const one of parsed.output.tiles) {
        expect(Object.keys(one)).not.toContain('id')
        expect(Object.keys(one)).not.toContain('src')
        if ('url' in one) expect(one.url).toBe('https://site.com/')
        if ('background' in one) expect(one.background).not.toMatch(/url\(|[\\"';{}]/i)
      }
    }),
    { numRuns: 10_000 },
  )
  expect(taken).toBeGreaterThan(100)
})
