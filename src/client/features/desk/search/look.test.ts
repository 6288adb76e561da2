import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GlassState } from '../../../ui/glass/glass-style.ts'
import { FADED_TEXT, roomOf, searchProperties } from './look.ts'
import { searchSettings } from './settings.first-frame.ts'

const look: GlassState = {
  theme: 'light',
  boosted: false,
  tier: 'full',
  glassTint: '',
  shadowColor: '16 44 48',
  behind: '',
  wallpaperText: 'ink',
}
const given = (changes: Partial<typeof searchSettings.initial>, now = look) =>
  searchProperties({ ...searchSettings.initial, ...changes }, now, '#3366aa')
const alphaOf = (fill: string) => Number(/\/ ([\d.]+)\)/.exec(fill)?.[1])

describe('the look of the search box', () => {
  test('at the defaults is the style sheet’s', () => {
    expect(new Set(Object.values(given({})))).toEqual(new Set(['']))
  })

  test('takes position and size from the settings', () => {
    expect(given({ searchTop: 10, searchWidth: 800, searchHeight: 60, searchRadius: 4 })).toMatchObject({
      '--gk-search-top': '10px',
      '--gk-search-width': '800px',
      '--gk-search-height': '60px',
      '--gk-search-radius': '4px',
    })
  })

  test('is denser with every step of opacity, with and without glass', () => {
    for (const isSearchGlass of [true, false]) {
      const alphas = Array.from({ length: 91 }, (_, step) =>
        alphaOf(given({ isSearchGlass, searchOpacity: step + 10 })['--gk-search-fill'] || '/ 0.64)'),
      )
      expect(alphas.at(-1)).toBe(1)
      for (const [index, alpha] of alphas.entries())
        if (index > 0) expect(alpha).toBeGreaterThan(alphas[index - 1] ?? 1)
    }
  })

  test('without glass does not blur', () => {
    expect(given({ isSearchGlass: false })['--gk-search-fill-f']).toBe('none')
  })

  test('fades below its default opacity, with the text of the wallpaper and its halo', () => {
    const faded = given({ searchOpacity: 45 })
    expect(faded).toMatchObject({ '--gk-search-share': '0.5', '--gk-search-under': 'transparent' })
    expect(faded['--gk-search-live']).toBe(faded['--gk-search-fill-f'])
    expect([faded['--gk-search-ink'], faded['--gk-search-halo']]).toEqual(FADED_TEXT.ink)
    expect(faded['--gk-search-shadow']).toContain('calc(0.14 * 0.5)')
    expect(given({ searchOpacity: 10 }, { ...look, behind: '200 200 30 200' })['--gk-search-ink']).toBe(
      FADED_TEXT.paper[0],
    )
    const sheet = readFileSync(join(import.meta.dirname, '../../../ui/styles/themes.css'), 'utf8')
    for (const text of Object.values(FADED_TEXT).flat()) expect(sheet).toContain(`: ${text};`)
  })

  test('takes the hue of the wallpaper', () => {
    expect(given({ isSearchBgByWallpaper: true })['--gk-search-fill']).not.toBe('')
    expect(given({ isSearchBgByWallpaper: true })['--gk-search-fill']).not.toContain('251 254 254')
  })

  test('draws the rim under the user’s shadow', () => {
    expect(given({ searchBoxShadow: '0 1px 2px #000000' })['--gk-search-shadow']).toBe(
      'var(--gk-rim), 0 1px 2px #000000',
    )
  })

  test('on hover only is hidden at rest, and a pointer near it shows it', () => {
    expect(given({ searchHover: 1 })).toMatchObject({ '--gk-search-rest': '0', '--gk-search-near': '-24px' })
  })

  test('on paper nothing changes the fill', () => {
    expect(given({ searchOpacity: 20 }, { ...look, tier: 'paper' })['--gk-search-fill']).toBe('')
  })
})

describe('the room that the search box leaves free', () => {
  const sidebar = { isSidebarAutoHide: false, sidebarWidth: 40, sidebarDistance: 10 }

  test('is at the defaults the style sheet’s', () => {
    expect(roomOf(sidebar, sidebar)).toBe('')
  })

  test('is on both sides that of the sidebar, or of a margin where it hides', () => {
    expect(roomOf({ ...sidebar, sidebarWidth: 100, sidebarDistance: 50 }, sidebar)).toBe(
      'calc(124px + 232px * var(--gk-chrome))',
    )
    expect(roomOf({ ...sidebar, isSidebarAutoHide: true }, sidebar)).toBe('48px')
  })
})
