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
import { harmIn } from '../testing/hostile-styles.ts'
import { mutate, mutation } from '../testing/hostile-themes.ts'
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
