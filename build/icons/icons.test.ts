import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { searchAddress } from '../../src/client/lib/url/search-address.ts'
import { LANGUAGES } from '../../src/shared/constants.ts'
import { parseColor } from '../../src/shared/lib/color/color.ts'
import { contrast, luminance } from '../../src/shared/lib/color/contrast.ts'
import type { Rgb } from '../../src/shared/lib/color/rgb.ts'
import { artBackground, faceOf, hasArt, ICON_SOURCES, siteName } from '../../src/shared/lib/tile/site.ts'
import { safeUrl } from '../../src/shared/lib/url/safe-url.ts'
import { drawSiteTile, MAX_TILE_BYTES } from './art.ts'
import { readMeasures, readSites } from './catalog.ts'
import { drawEngineMarks, ENGINE_MARKS } from './marks.ts'
import { OWN_ICONS, readIcon } from './packages.ts'
import { drawIcons } from './plugin.ts'
import { sanitizeIcon } from './tidy.ts'

const sites = readSites()
const measures = readMeasures()
const catalog = (path: string) => JSON.parse(readFileSync(new URL(`../../catalog/${path}`, import.meta.url), 'utf8'))
const WHITE: Rgb = [255, 255, 255]
const read = (color: string): Rgb => {
  const parsed = parseColor(color)
  if (!parsed) throw new Error(color)
  return parsed.rgb
}

describe('a site of the catalog', () => {
  test('has a unique id and a unique https URL', () => {
    expect(new Set(sites.map((site) => site.id)).size).toBe(sites.length)
    expect(new Set(sites.map((site) => site.url)).size).toBe(sites.length)
    for (const site of sites) {
      expect(site.id).toMatch(/^[a-z\d]+$/)
      for (const url of [site.url, ...Object.values(site.urls ?? {})]) {
        expect(url).toMatch(/^https:\/\//)
        expect(safeUrl(url)).toBe(new URL(url).href)
      }
    }
  })

  test('has a category, a colour, and either icons or a letter', () => {
    for (const site of sites) {
      expect(site.category).toBeGreaterThanOrEqual(2)
      expect(site.category).toBeLessThanOrEqual(7)
      expect(site.color).toMatch(/^#[\dA-F]{6}$/)
      expect([site.id, hasArt(site)]).toEqual([site.id, site.letter === undefined])
      if (site.letter !== undefined) expect(site.letter).toMatch(/^([\p{Lo}]|[A-Za-z\d][A-Za-z\d+])$/u)
      for (const from of Object.keys(site.icons)) expect(ICON_SOURCES).toContain(from)
    }
  })

  test('has a name in every language, and none in Han for English readers', () => {
    for (const site of sites) {
      for (const language of LANGUAGES) expect(siteName(site, language)).not.toBe('')
      expect(siteName(site, 'en')).not.toMatch(/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u)
    }
  })

  test('has a unique name in each language', () => {
    for (const language of LANGUAGES) {
      const names = sites.map((site) => siteName(site, language))
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })
})

describe('a drawn tile', () => {
  const tiles = sites.filter(hasArt).map((site) => ({ site, ...drawSiteTile(site, measures) }))

  test('exists for every site with an icon, within the size limit', () => {
    expect(tiles.length).toBeGreaterThan(500)
    for (const { site, svg = '' } of tiles) {
      expect([site.id, svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">')]).toEqual([
        site.id,
        true,
      ])
      expect([site.id, svg.length <= MAX_TILE_BYTES]).toEqual([site.id, true])
    }
  })

  test('goes on outside its square: a tile of 6x1 shows its background to both sides, not an end of it', () => {
    for (const { site, svg = '' } of tiles) {
      const [, x, y, width, height] = (/d="M(-\d+)(-\d+)h(\d+)v(\d+)H-\d+z"/.exec(svg) ?? []).map(Number)
      expect([site.id, x, y, width, height]).toEqual([site.id, -640, -640, 1344, 1344])
    }
  })

  test('has no external references, no scripts and unique ids', () => {
    for (const { site, svg = '' } of tiles) {
      expect(svg).not.toMatch(/script|foreignObject|\son\w+=|style=|<image|data:|href="(?!#)|url\((?!#)/i)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect([site.id, new Set(ids).size]).toEqual([site.id, ids.length])
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(id)
    }
  })

  test('has enough contrast with its background', () => {
    for (const { site, svg = '', background } of tiles) {
      const ink = / fill="(#[\da-f]{3,6})" (?:color|transform)/.exec(svg)?.[1] ?? ''
      const from = site.art?.from ?? ICON_SOURCES.find((name) => site.icons[name]) ?? 'ri'
      if (measures[`${from}:${site.icons[from]}`]?.colored) continue
      expect([site.id, contrast(read(ink), read(background)) >= 1.85]).toEqual([site.id, true])
    }
  })

  test('has the background of its item, never pure black', () => {
    for (const { site, background } of tiles) {
      expect(background).toBe(artBackground(site))
      expect(faceOf(site)).toEqual({ src: `/icons/${site.id}.svg`, background })
      expect(luminance(read(background))).toBeGreaterThan(0.01)
    }
  })
})

test('a letter tile has a background with enough contrast to white', () => {
  const letters = sites.filter((site) => !hasArt(site))
  expect(letters.length).toBeGreaterThan(100)
  for (const site of letters) {
    const { svg, letter, background } = drawSiteTile(site, measures)
    expect(svg).toBeUndefined()
    expect(faceOf(site)).toEqual({ fontText: letter, fontColor: '#ffffff', background })
    expect(contrast(WHITE, read(background))).toBeGreaterThanOrEqual(3)
  }
})

test('an icon with scripts or references stops the build', () => {
  const refused = [
    '<script>alert(1)</script>',
    '<path onload="x" d="M0 0"/>',
    '<image href="https://example.com/a.png"/>',
    '<use href="https://example.com/a.svg#a"/>',
    '<path fill="url(https://example.com/#a)" d="M0 0"/>',
    '<foreignObject/>',
    '<path style="fill:url(//example.com)" d="M0 0"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  ]
  for (const body of refused) expect(() => sanitizeIcon({ body, width: 24, height: 24 })).toThrow()
})

describe('an own drawing', () => {
  const files = readdirSync(OWN_ICONS).map((file) => file.replace(/\.svg$/, ''))
  const read = (name: string) => readFileSync(new URL(`${name}.svg`, OWN_ICONS), 'utf8')

  test('is the icon of the site that it is named after', () => {
    const used = sites.filter(({ icons }) => icons.ours !== undefined)
    expect(files.length).toBeGreaterThan(100)
    for (const { id, icons } of used) expect(icons).toEqual({ ours: id })
    expect(files.toSorted()).toEqual(used.map(({ id }) => id).toSorted())
  })

  test('is small, on a grid of 64, and titled with the name of the site', () => {
    for (const name of files) {
      const svg = read(name)
      expect([name, Buffer.byteLength(svg) < 1024]).toEqual([name, true])
      const title = sites.find(({ id }) => id === name)?.name.replace('&', '&amp;')
      const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><`
      expect(svg.slice(0, start.length)).toBe(start)
    }
  })

  test('is clean, and takes its colour from its tile', () => {
    for (const name of files) {
      const clean = sanitizeIcon(readIcon('ours', name))
      expect(clean).not.toMatch(/title|\sid=|NaN|undefined/)
      // Letters cut out of plates have the colour of the dark ground.
      const colors = [...clean.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color)
      expect([name, colors.filter((color) => !/^(none|currentColor|#1b1f21)$/.test(color ?? ''))]).toEqual([name, []])
    }
  })
})

test('every icon of the catalog is in its package and measured', () => {
  for (const site of sites) {
    for (const from of ICON_SOURCES) {
      const name = site.icons[from]
      if (name === undefined) continue
      expect(readIcon(from, name).body).not.toBe('')
      expect(measures).toHaveProperty([`${from}:${name}`])
    }
  }
})

describe('a search engine', () => {
  const { engines } = catalog('engines.json')
  const order = catalog('engine-order.json')

  test('has a search URL, a name in every language and an emitted mark', () => {
    const files = drawIcons()
    for (const engine of engines) {
      expect(searchAddress(engine.src, '玄关 & more')).toContain('%E7%8E%84%E5%85%B3%20%26%20more')
      for (const language of LANGUAGES) expect(engine.names[language]).toBeTruthy()
      expect(engine.icon).toBe(`/icons/engines/${engine.key}.svg`)
      expect(files.get(engine.icon.slice(1))).toMatch(/^<svg /)
    }
    expect(drawEngineMarks(measures).size).toBe(engines.length)
  })

  test('is listed in the order of at least three known engines for every language', () => {
    const keys = engines.map((engine: { key: string }) => engine.key)
    for (const language of LANGUAGES) {
      expect(order[language].length).toBeGreaterThanOrEqual(3)
      expect(new Set(order[language]).size).toBe(order[language].length)
      for (const key of order[language]) expect(keys).toContain(key)
    }
  })

  test('has a mark with enough contrast on light and dark glass', () => {
    for (const { ink } of Object.values(ENGINE_MARKS)) {
      if (ink === undefined) continue
      expect(contrast(read(ink), read('#f0f4f3'))).toBeGreaterThan(2.4)
      expect(contrast(read(ink), read('#2a4044'))).toBeGreaterThan(2)
    }
  })
})

test('the wallpaper index and its files match', () => {
  const index: { files: string[]; portrait?: string; mini: string }[] = catalog('wallpapers/wallpapers.json')
  const named = index.flatMap(({ files, portrait, mini }) => [...files, mini, ...(portrait ? [portrait] : [])])
  const files = readdirSync(new URL('../../catalog/wallpapers/', import.meta.url)).filter(
    (name) => !/\.(?:json|md)$/.test(name),
  )
  expect(files.sort()).toEqual(named.sort())
})
