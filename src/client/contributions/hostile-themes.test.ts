import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import groups from '../../../catalog/groups/groups.json' with { type: 'json' }
import themes from '../../../catalog/themes/themes.json' with { type: 'json' }
import { sharedContentSchema } from '../../shared/api/shared-group.ts'
import { themeLookSchema } from '../../shared/entities/theme.ts'
import { isPublicAddress } from '../../shared/lib/url/public-address.ts'
import { registry } from '../core/contribute/registry.ts'
import { isTryingOn } from '../core/documents/document.ts'
import { itemsOf } from '../features/together/groups/kernel/from-shared.ts'
import { dressedValues } from '../features/together/themes/dress.ts'
import { CANARY, harmIn, hostileStyles } from '../testing/hostile-styles.ts'
import { findDocument, registerEverything } from './testing.ts'

/** Whatever others share, it is data of our schemas: it loads nothing, and changes nothing else (security.md T44). */

vi.mock(import('../core/text/i18n.ts'), async (original) => {
  const messages = Object.assign((key: string) => key, { rich: () => '' })
  return { ...(await original()), messagesOf: () => ({ messages, useMessages: () => messages }) as never }
})

/** `npm run soak -- themes` takes more. */
const COUNT = Number(process.env.GENKAN_THEMES ?? 300)

const root = {
  style: { getPropertyValue: () => '' },
  dataset: {},
  ...{ hasAttribute: () => false, getAttribute: () => null },
}
vi.stubGlobal('document', { documentElement: root, hidden: false, createElement: () => ({ getContext: () => null }) })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('CSS', { supports: () => true })
vi.stubGlobal('innerWidth', 1440)
vi.stubGlobal('innerHeight', 900)

registerEverything()

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
const mutation = fc.record({
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
function mutate(value: unknown, { at, value: next, kind, key }: Mutation): unknown {
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

const looks = themes.map(({ wallpaper, settings }) => ({ wallpaper, settings }))

test('a theme is tried on or refused; it changes its looks alone, and no style becomes more than it is', {
  timeout: 60_000 + COUNT * 60,
}, () => {
  const documents = registry().documents
  const before = documents.map((document) => document.get())
  const counts = { read: 0, refused: 0 }
  fc.assert(
    fc.property(fc.constantFrom(...looks), fc.array(mutation, { minLength: 1, maxLength: 3 }), (look, mutations) => {
      const read = v.safeParse(themeLookSchema, mutations.reduce<unknown>(mutate, look))
      if (!read.success) {
        counts.refused += 1
        return
      }
      counts.read += 1
      const ends = [...dressedValues(read.output)].map(([document, value]) => document.tryOn(value))
      for (const { compute } of registry().properties)
        for (const [name, value] of Object.entries(compute())) expect(harmIn(name, value)).toEqual([])
      expect(documents.map((document) => document.kept())).toEqual(before)
      for (const end of ends) end()
      expect(documents.map((document) => document.get())).toEqual(before)
      expect(isTryingOn()).toBe(false)
    }),
    { numRuns: COUNT },
  )
  expect(counts.read).toBeGreaterThan(COUNT / 20)
  expect(counts.refused).toBeGreaterThan(COUNT / 20)
})

const contents = groups.map(({ sites }) => ({
  mode: 1,
  tiles: [
    ...sites.map((site, at) => ({
      type: 'icon',
      name: site,
      size: '1x1',
      url: `https://${site}.com/`,
      x: at,
      y: 0,
      w: 60,
      h: 60,
      r: 0,
    })),
    {
      type: 'component',
      component: 'folder',
      name: '夹',
      size: '2x2',
      children: [{ type: 'icon', name: 'a', size: '1x1', url: 'https://a.com/' }],
    },
    { type: 'component', component: 'weather', name: '', size: '2x2' },
  ],
}))

test('a group is added or refused; nothing in it loads by itself, or leads into a home', {
  timeout: 60_000 + COUNT * 20,
}, () => {
  const home = findDocument('home')
  const counts = { read: 0, refused: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...contents),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (content, mutations) => {
        const read = v.safeParse(sharedContentSchema, mutations.reduce<unknown>(mutate, content))
        if (!read.success) {
          counts.refused += 1
          return
        }
        counts.read += 1
        const items = itemsOf(read.output, () => undefined)
        const group = { id: 'g', name: '', icon: '', mode: read.output.mode, lock: false, children: items }
        const decoded = home.decode({ version: home.version, data: { groups: [group], dock: [] } })
        expect(decoded.at).toBe('read')
        for (const { url, src, background } of items.flatMap((item) => [item, ...(item.children ?? [])])) {
          expect([src, url === undefined || isPublicAddress(url)]).toEqual([undefined, true])
          expect(background ?? '').not.toMatch(/[\\"';{}]|url|canary/i)
        }
      },
    ),
    { numRuns: COUNT },
  )
  expect(counts.read).toBeGreaterThan(COUNT / 200)
  expect(counts.refused).toBeGreaterThan(COUNT / 20)
})
