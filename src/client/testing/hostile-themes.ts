import fc from 'fast-check'
import * as v from 'valibot'
import { type ThemeLook, themeLookSchema } from '../../shared/entities/theme.ts'
import { CANARY, hostileStyles } from './hostile-styles.ts'

const TEXTS = [
  ...hostileStyles(200),
  ...['javascript:alert(1)', 'data:text/html,<script>', `${CANARY}/a.png`, '//canary.example/a', 'genkan:../../x'],
  ...['http://192.168.1.1/', 'http://localhost/', 'https://a:b@site.com/', 'face:x', '{settings}', '__proto__'],
]
const hostile = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom<unknown>(Number.MAX_VALUE, -1e9, Number.NaN, null, true, [], {}, [[[[[]]]]], { a: { b: { c: {} } } }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Something hostile at some place of a value. */
export const mutation = fc.record({
  at: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  value: hostile,
  kind: fc.constantFrom('set', 'set', 'set', 'add', 'remove'),
  key: fc.oneof(
    fc.constantFrom('url', 'src', 'style', '__proto__', 'constructor', 'home', 'id', 'children'),
    fc.string(),
  ),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

/** Changes something somewhere in a value. */
export function mutate(value: unknown, { at, value: next, kind, key }: Mutation): unknown {
  const copy = structuredClone(value)
  let parent = copy
  for (const [depth, step] of at.entries()) {
    if (typeof parent !== 'object' || parent === null) return copy
    const holder = parent as Record<string, unknown>
    const keys = Object.keys(holder)
    const name = keys[step % Math.max(1, keys.length)] ?? 'a'
    const child = holder[name]
    const isLast = depth === at.length - 1 || typeof child !== 'object' || child === null
    if (isLast) {
      if (kind === 'remove') delete holder[name]
      else
        Object.defineProperty(holder, kind === 'add' ? key : name, {
          value: next,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      return copy
    }
    parent = child
  }
  return copy
}

/** An address, or what a style could make one of. */
const LEADS = /canary|url|javascript|localhost|192\.168|data:/i

/** Looks with an address in them that the schema of themes lets through, always the same. */
export function hostileLooks(looks: readonly unknown[], count: number): readonly ThemeLook[] {
  const one = fc
    .tuple(fc.constantFrom(...looks), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([look, mutations]) => v.safeParse(themeLookSchema, mutations.reduce<unknown>(mutate, look)))
    .filter(({ success, output }) => success && LEADS.test(JSON.stringify(output)))
  return fc.sample(one, { numRuns: count, seed: 43 }).flatMap((read) => (read.success ? [read.output] : []))
}
