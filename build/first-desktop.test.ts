import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { homeSchema } from '../src/client/features/data/home/schema/home-schema.ts'
import { iconSettings } from '../src/client/features/data/home/settings.first-frame.ts'
import { gridMetricsFor, labelSize } from '../src/client/features/desk/tiles/model.ts'
import { composeDesktop, type Room } from '../src/client/features/layout/first-desktop/model.ts'
import * as paths from '../src/client/ui/icons/paths.ts'
import { LANGUAGES, SCALE } from '../src/shared/constants.ts'
import type { Item } from '../src/shared/entities/item.ts'
import { plainGroupSchema, plainItemSchema } from '../src/shared/entities/item.ts'
import { parseColor } from '../src/shared/lib/color/color.ts'
import { toOklab } from '../src/shared/lib/color/oklch.ts'
import { siteName } from '../src/shared/lib/tile/site.ts'
import { safeUrl } from '../src/shared/lib/url/safe-url.ts'
import { planDesktop } from './first-desktop.ts'
import { readSites } from './icons/catalog.ts'

const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const isFolder = (item: Item) => item.component === 'folder'
const opened = (items: readonly Item[]): readonly Item[] => items.flatMap((item) => [item, ...(item.children ?? [])])
const WHITE = '#f8fafa'
/** The smallest distance (OKLab) of two colours that one tells apart at a glance. */
const DISTINCT = 0.07
const siteOf = ({ id }: Item) => id.slice(id.lastIndexOf('-') + 1)
const sitesOf = (items: readonly Item[]) => items.filter(({ type }) => type === 'icon').map(siteOf)

/** A screen with room for all of it. */
const TALL: Room = { columns: 12, rows: 9, calmRows: 9, isPhone: false }
const firstDesktop = (language: (typeof LANGUAGES)[number], widgets?: Parameters<typeof planDesktop>[1], room = TALL) =>
  composeDesktop(planDesktop(language, widgets), room)

test('a component whose widget is not in the source is left out, and nothing else', () => {
  const items = (widgets?: ReadonlySet<string>) =>
    firstDesktop('zh-CN', widgets).groups.flatMap(({ children }) => children)
  const idsOf = (list: readonly Item[]) => list.map(({ id }) => id).sort()
  expect(items().some(isWidget)).toBe(true)
  expect(idsOf(items(new Set()))).toEqual(idsOf(items().filter((item) => !isWidget(item))))
})

/** Whatever widget has been deleted from the source. */
const ALL = { has: () => true }
const isWidget = ({ type, component }: Item) => type === 'component' && component !== 'folder'

const desktopFiles = import.meta.glob<{ readonly names?: Readonly<Record<string, string>> }>(
  '../catalog/first-desktop/*.json',
  { eager: true, import: 'default' },
)
/** The room of a name by the tiles' style sheet, and its width by rough ones of its letters, in em of its own size. */
const { icon, gapX } = gridMetricsFor(iconSettings.initial, { width: 1280, mobile: false, scale: SCALE.minimum })
const roomEm = (icon + Math.min(30, gapX - 4)) / labelSize(iconSettings.initial.iconNameSize, SCALE.minimum)
const labelEm = (name: string) => [...name].reduce((em, sign) => em + (sign < '\u2e80' ? 0.55 : 1), 0)

describe.each(LANGUAGES)('the first desktop of %s', (language) => {
  const { groups, dock } = firstDesktop(language, ALL)
  const [home] = groups
  const shortNames = desktopFiles[`../catalog/first-desktop/${language}.json`]?.names ?? {}
  const placed = groups.flatMap(({ children }) => opened(children))
  const all = [...placed, ...dock]

  test('has six groups, each with a unique name and an existing icon', () => {
    expect(groups.map(({ id }) => id)).toEqual(['home', 'work', 'design', 'media', 'news', 'learning'])
    expect(new Set(groups.map(({ name }) => name)).size).toBe(6)
    expect(new Set(groups.map(({ icon }) => icon)).size).toBe(6)
    for (const { name, icon } of groups) {
      expect(name).not.toBe('')
      expect(Object.keys(paths)).toContain(icon)
    }
  })

  test('has valid groups and items with unique ids', () => {
    for (const { children: _, ...group } of groups) expect(v.is(plainGroupSchema, group)).toBe(true)
    for (const { children: _, ...item } of all) expect([item.id, v.is(plainItemSchema, item)]).toEqual([item.id, true])
    const ids = all.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('shows about a hundred sites, each with its localized name and a safe URL', () => {
    const shown = new Set(sitesOf(placed))
    expect(shown.size).toBeGreaterThanOrEqual(80)
    expect(shown.size).toBeLessThanOrEqual(120)
    const known = new Map(readSites().map((site) => [site.id, site]))
    for (const item of all.filter(({ type }) => type === 'icon')) {
      const site = known.get(siteOf(item))
      expect(site && (shortNames[site.id] ?? siteName(site, language))).toBe(item.name)
      expect(safeUrl(item.url ?? '')).toBeDefined()
    }
  })

  test('has names that fit under their icons on the smallest desktop, shortened only where they would not', () => {
    const known = new Map(readSites().map((site) => [site.id, site]))
    const icons = all.filter(({ type }) => type === 'icon')
    for (const { name } of icons) expect(labelEm(name), name).toBeLessThanOrEqual(roomEm)
    for (const id of Object.keys(shortNames)) {
      expect(icons.map(siteOf)).toContain(id)
      const site = known.get(id)
      expect(labelEm(site ? siteName(site, language) : ''), id).toBeGreaterThan(roomEm - 1)
    }
  })

  test('shows no site twice in one group', () => {
    for (const { children } of groups) {
      const sites = sitesOf(opened(children))
      expect(new Set(sites).size).toBe(sites.length)
    }
  })

  test('has two or three folders with four to nine sites in each', () => {
    const folders = placed.filter(isFolder)
    expect([2, 3]).toContain(folders.length)
    for (const { name, size, children = [] } of folders) {
      expect(name).not.toBe('')
      expect(size).toBe('2x2')
      expect(sitesOf(children)).toHaveLength(children.length)
      expect(children.length).toBeGreaterThanOrEqual(4)
      expect(children.length).toBeLessThanOrEqual(9)
    }
  })

  test('has the tiles of its first page in the same sizes as every other, so that the first frame knows its height', () => {
    const sizesOf = (one: (typeof LANGUAGES)[number]) =>
      firstDesktop(one, ALL).groups[0]?.children.map(({ size }) => size)
    expect(sizesOf(language)).toEqual(sizesOf('zh-CN'))
    expect(home?.children.filter(isWidget)).toHaveLength(9)
  })

  test('has apps in the dock, each once, and no sites', () => {
    expect(dock.filter((item) => !isWidget(item))).toEqual([])
    expect(new Set(dock.map(({ component }) => component)).size).toBe(9)
  })

  test('is valid without repairs', () => {
    const desktop = firstDesktop(language)
    expect(homeSchema.parse(structuredClone(desktop))).toEqual({ ok: true, value: desktop, repaired: [] })
  })

  test('has a white background for a third to a half of its first page', () => {
    const known = new Map(readSites().map((site) => [site.id, site]))
    const shown = sitesOf(home?.children ?? [])
    const white = shown.filter((id) => known.get(id)?.art?.ground === 'white')
    expect(white.length / shown.length).toBeGreaterThanOrEqual(0.3)
    expect(white.length / shown.length).toBeLessThanOrEqual(0.5)
  })
})

describe.each(LANGUAGES)('the tiles of %s', (language) => {
  const { groups, dock } = firstDesktop(language)
  const rows = [dock, ...groups.flatMap(({ children }) => [children, ...children.map((item) => item.children ?? [])])]

  test('are drawn, none is a letter', () => {
    expect(rows.flat().filter((item) => item.fontText !== undefined)).toEqual([])
  })

  test('have colours that differ from the tile before, unless both are white', () => {
    const alike = rows.flatMap((row) =>
      row.flatMap((item, index) => {
        const [one, other] = [row[index - 1]?.background, item.background]
        if (one === undefined || other === undefined || (one === WHITE && other === WHITE)) return []
        return differenceOf(one, other) < DISTINCT ? [`${row[index - 1]?.name} ${item.name}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

/** The distance of two colours in OKLab. */
function differenceOf(...colors: readonly [string, string]): number {
  const [one, other] = colors.map((color) => toOklab(parseColor(color)?.rgb ?? [0, 0, 0]))
  return Math.hypot(...(one ?? []).map((value, axis) => value - (other?.[axis] ?? 0)))
}

test.each(['zh-CN', 'zh-TW'] as const)('no site of the catalog has kana or hangul in its name in %s', (language) => {
  const names = readSites().map((site) => siteName(site, language))
  expect(names.filter((name) => KANA_OR_HANGUL.test(name))).toEqual([])
})

test('groups and folders have the same ids in all languages', () => {
  const idsOf = (language: (typeof LANGUAGES)[number]) =>
    firstDesktop(language).groups.map(({ id, children }) => [id, children.filter(isFolder).map((folder) => folder.id)])
  for (const language of LANGUAGES) expect(idsOf(language)).toEqual(idsOf('zh-CN'))
})
