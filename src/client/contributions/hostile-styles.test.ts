import { expect, test, vi } from 'vitest'
import { registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import type { AnyField } from '../core/documents/fields/field.ts'
import type { Fields, Settings } from '../core/documents/fields/settings.ts'
import { FUNCTIONS, harmIn, hostileStyles } from '../testing/hostile-styles.ts'
import { findDocument, registerEverything } from './testing.ts'

/** Whatever texts an imported backup has, styles get numbers, colours and words of ours (security.md, check 30). */

vi.mock(import('../core/text/i18n.ts'), async (original) => {
  const messages = Object.assign((key: string) => key, { rich: () => '' })
  return { ...(await original()), messagesOf: () => ({ messages, useMessages: () => messages }) as never }
})

/** `npm run soak -- styles` takes more. */
const COUNT = Number(process.env.GENKAN_STYLES ?? 300)

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
const isSettings = (document: object): document is Settings<Fields> => 'fields' in document
const groups = registry().documents.filter((one: AnyDocument) => isSettings(one)) as readonly Settings<Fields>[]

/** The same shape with this text in place of every text. */
function withText(shape: unknown, text: string): unknown {
  if (Array.isArray(shape)) return shape.map((one) => withText(one, text))
  if (typeof shape !== 'object' || shape === null) return typeof shape === 'string' ? text : shape
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, withText(value, text)]))
}

/** Sets all settings to the text, as an import does: once as texts, once in the shape that each has. */
const fill = (text: string, isShaped: boolean) => {
  for (const group of groups) {
    const entries = Object.entries(group.fields).map(([key, field]: [string, AnyField]) => [
      key,
      isShaped ? withText(field.initial, text) : text,
    ])
    const decoded = group.decode({ version: group.version, data: Object.fromEntries(entries) })
    if (decoded.at !== 'read') throw new Error(`${group.id} cannot be read`)
    group.set(decoded.value as never)
  }
}

const COLOR = /^(?:#[\da-f]{6}(?:[\da-f]{2})?)?$/
const SHADOW = /^(?:none|(?:(?:inset )?(?:-?[\d.]+(?:px)? ){2,4}#[\da-f]{6,8}(?:, )?)*)$/
test('no text in any setting becomes more of a style than what the setting is', {
  timeout: 60_000 + COUNT * 30,
}, () => {
  const harm = new Set<string>()
  let written = 0
  for (const text of hostileStyles(COUNT))
    for (const isShaped of [false, true]) {
      fill(text, isShaped)
      for (const group of groups)
        for (const [key, field] of Object.entries<AnyField>(group.fields)) {
          const value = String(group.get()[key])
          if (field.kind === 'color' && !COLOR.test(value)) harm.add(`${group.id}.${key} is ${value}`)
          if (field.kind === 'shadow' && !SHADOW.test(value)) harm.add(`${group.id}.${key} is ${value}`)
        }
      for (const { compute } of registry().properties)
        for (const [name, value] of Object.entries(compute())) {
          written += 1
          for (const one of harmIn(name, value)) harm.add(one)
        }
    }
  expect([...harm]).toEqual([])
  expect(written).toBeGreaterThan(COUNT * 50)
})

const PAINTS = new Set([...FUNCTIONS, 'hsl', ...['linear', 'radial', 'conic'].map((kind) => `${kind}-gradient`)])

test('a background of a tile or the wallpaper calls nothing but colours and gradients', {
  timeout: 60_000 + COUNT * 30,
}, () => {
  const [home, wallpaper] = [findDocument('home'), groups.find(({ id }) => id === 'wallpaper')]
  let kept = 0
  for (const text of hostileStyles(COUNT)) {
    fill(text, false)
    const item = { id: 'a', name: '', type: 'icon', size: '1x1', background: text }
    const groupsOfHome = [{ id: 'g', name: '', icon: '', mode: 0, lock: false, children: [item] }]
    const decoded = home.decode({ version: home.version, data: { groups: groupsOfHome, dock: [] } })
    const paint = decoded.at === 'read' ? decoded.value.groups[0]?.children[0]?.background : undefined
    for (const one of [paint, wallpaper?.get().wallpaperBg]) {
      if (typeof one !== 'string' || one === '') continue
      kept += 1
      expect([...one.matchAll(/([\w-]*)\(/g)].filter(([, name = '']) => !PAINTS.has(name))).toEqual([])
      expect(one).not.toMatch(/[\\"';{}]/)
    }
  }
  expect(kept).toBeGreaterThan(0)
})

test('what a text would do in a style is seen', () => {
  const found = hostileStyles(COUNT).filter((text) => harmIn('--gk-a', text).length > 0)
  expect(found.length).toBeGreaterThan(COUNT * 0.9)
})
