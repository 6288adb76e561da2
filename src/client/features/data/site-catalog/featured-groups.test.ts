import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readSites } from '../../../../../build/icons/catalog.ts'
import file from '../../../../../catalog/groups/groups.json' with { type: 'json' }
import { LANGUAGES, type Language } from '../../../../shared/constants.ts'
import {
  FEATURED_CATEGORIES,
  type FeaturedGroupPlan,
  featuredGroupSchema,
} from '../../../../shared/entities/featured-group.ts'
import { type Item, plainItemSchema } from '../../../../shared/entities/item.ts'
import { presentSite } from '../../../../shared/lib/tile/site.ts'
import type { Widget } from '../../../core/contribute/widget.ts'
import { flatTiles } from '../../../lib/tile/map-tiles.ts'
import { resolveGroups } from './kernel/resolve-group.ts'

const plans = v.parse(v.array(featuredGroupSchema), file)
const known = readSites()
const sitesIn = (language: Language) => known.map((site) => presentSite(site, language))
const groupsIn = (language: Language) => resolveGroups(plans, sitesIn(language), language)

const isIcon = ({ type }: Item) => type === 'icon'
const iconsOf = (tiles: readonly Item[]) => flatTiles(tiles).filter(isIcon)
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
/** The width of a line in Latin letters: a Han, kana or Hangul letter takes two. */
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)

describe('the ready-made pages', () => {
  test('are sixty, with an id each, five to nine of each subject', () => {
    expect(plans).toHaveLength(60)
    expect(repeated(plans.map(({ id }) => id))).toEqual([])
    for (const subject of FEATURED_CATEGORIES) {
      const { length } = plans.filter(({ category }) => category === subject)
      expect([subject, length >= 5 && length <= 9]).toEqual([subject, true])
    }
  })

  test('name known sites, each once, and leave out what they have', () => {
    const ids = new Set(known.map(({ id }) => id))
    for (const { id, sites, folders = [], in: choices = {} } of plans) {
      const common = [...sites, ...folders.flatMap(({ children }) => children)]
      expect([id, repeated(common)]).toEqual([id, []])
      for (const { first = [], without = [] } of Object.values(choices)) {
        expect([id, [...common, ...first].filter((site) => !ids.has(site))]).toEqual([id, []])
        expect([id, first.filter((site) => common.includes(site))]).toEqual([id, []])
        expect([id, without.filter((site) => !common.includes(site))]).toEqual([id, []])
      }
    }
  })

  test('have at most two widgets, in sizes that these have, which need nothing of the server', () => {
    const modules = import.meta.glob<Widget>('../../../widgets/*/widget.ts', { eager: true, import: 'default' })
    const widgets = new Map(Object.values(modules).map((widget) => [widget.id, widget]))
    for (const { id, widgets: entries = [] } of plans) {
      expect(entries.length).toBeLessThanOrEqual(2)
      for (const { component, size } of entries) {
        const widget = widgets.get(component)
        expect([id, component, widget?.sizes.some((one) => one === size)]).toEqual([id, component, true])
        expect([id, component, widget?.needs]).toEqual([id, component, undefined])
      }
    }
  })
})

describe.each(LANGUAGES)('the ready-made pages in %s', (language) => {
  const groups = groupsIn(language)

  test('are at least 48, each with a name and a line of its own', () => {
    expect(groups.length).toBeGreaterThanOrEqual(48)
    expect(repeated(groups.map(({ name }) => name))).toEqual([])
    expect(repeated(groups.map(({ words }) => words))).toEqual([])
  })

  test('have short names and lines, in the letters of their readers', () => {
    const chinese = language.startsWith('zh')
    for (const { id, name, words } of groups) {
      expect([id, widthOf(name) <= (chinese ? 16 : 22), widthOf(words) <= (chinese ? 48 : 56)]).toEqual([
        id,
        true,
        true,
      ])
      if (language === 'en') expect(name + words).not.toMatch(/[^\p{ASCII}]/u)
      if (chinese) expect(name + words).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u)
      if (language === 'ko') expect([id, /\p{Script=Hangul}/u.test(name)]).toEqual([id, true])
    }
  })

  test('hold eight to twenty-four icons, none twice, in folders of two to nine', () => {
    for (const { id, tiles } of groups) {
      const icons = iconsOf(tiles)
      expect([id, icons.length >= 8 && icons.length <= 24]).toEqual([id, true])
      expect([id, repeated(icons.map(({ url = '' }) => url))]).toEqual([id, []])
      for (const { component, children } of tiles) {
        if (component !== 'folder') continue
        const count = children?.length ?? 0
        expect([id, count >= 2 && count <= 9]).toEqual([id, true])
      }
    }
  })

  test('are made of valid tiles with unique ids, widgets and folders first', () => {
    for (const { id, tiles } of groups) {
      const all = flatTiles(tiles)
      expect([id, repeated(all.map((tile) => tile.id))]).toEqual([id, []])
      for (const { children: _, ...tile } of all)
        expect([tile.id, v.is(plainItemSchema, tile)]).toEqual([tile.id, true])
      const types = tiles.map(({ type }) => type)
      expect(types).toEqual(types.toSorted())
    }
  })

  test('share at most half of the smaller one, two by two', () => {
    const sites = groups.map(({ id, tiles }) => ({ id, urls: new Set(iconsOf(tiles).map(({ url }) => url)) }))
    const alike = sites.flatMap((one, at) =>
      sites.slice(at + 1).flatMap((other) => {
        const shared = [...one.urls].filter((url) => other.urls.has(url)).length
        return shared > Math.min(one.urls.size, other.urls.size) / 2 ? [`${one.id} ${other.id}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('a page of a plan', () => {
  const line = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text, ja: text, ko: text })
  const sample = {
    ...({ id: 'sample', category: 1, icon: 'book', names: line('Sample'), words: line('All of it') } as const),
    sites: ['github', 'npm', 'gitee'],
    in: { en: { first: ['gitlab'], without: ['gitee', 'vite'] } },
    widgets: [
      { component: 'clock', size: '2x2' },
      { component: 'hot-search', size: '2x4', languages: ['zh-CN'] },
    ],
    folders: [{ names: line('Tools'), children: ['vite', 'react', 'nuxt'] }],
  } as const satisfies FeaturedGroupPlan
  const tilesIn = (language: Language, sites = sitesIn(language)) =>
    resolveGroups([v.parse(featuredGroupSchema, sample)], sites, language)[0]?.tiles ?? []
  const idsOf = (tiles: readonly Item[]) => tiles.map(({ id }) => id.replace('featured-sample-', ''))

  test('has what the language puts first, and is without what it does without, in folders, too', () => {
    expect(idsOf(flatTiles(tilesIn('en')))).toEqual(['clock', 'folder-1', 'react', 'nuxt', 'gitlab', 'github', 'npm'])
    expect(idsOf(tilesIn('zh-CN'))).toEqual(['clock', 'hot-search', 'folder-1', 'github', 'npm', 'gitee'])
  })

  test('has the icon as the catalogue has the site', () => {
    const github = tilesIn('ja').find(({ id }) => id === 'featured-sample-github')
    expect(github).toEqual({
      ...{ id: 'featured-sample-github', type: 'icon', size: '1x1', name: 'GitHub', url: 'https://github.com/' },
      ...{ src: '/icons/github.svg', background: expect.any(String) },
    })
  })

  test('leaves out sites that the server does not know, and a folder of one', () => {
    const sites = sitesIn('en').filter(({ id }) => id !== 'npm' && id !== 'nuxt')
    expect(idsOf(flatTiles(tilesIn('en', sites)))).toEqual(['clock', 'gitlab', 'github', 'react'])
  })

  test('is only offered in its languages', () => {
    const [only] = resolveGroups([{ ...v.parse(featuredGroupSchema, sample), languages: ['ko'] }], sitesIn('en'), 'en')
    expect(only).toBeUndefined()
  })
})
