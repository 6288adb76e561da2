import { describe, expect, test } from 'vitest'
import type { GlassState } from '../../ui/glass/glass-style.ts'
import { roomOf, searchProperties } from './look.ts'
import { searchSettings } from './settings.ts'

const look: GlassState = { theme: 'light', boosted: false, tier: 'full', shadowColor: '16 44 48' }
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

  test('is denser with more opacity, but never below the minimum', () => {
    const [thin, thick] = [10, 100].map((searchOpacity) => alphaOf(given({ searchOpacity })['--gk-search-fill'] ?? ''))
    expect(thin).toBeGreaterThanOrEqual(0.6)
    expect(thick).toBe(1)
  })

  test('without glass does not blur, and the default opacity is 45 %', () => {
    const off = given({ isSearchGlass: false })
    expect(off['--gk-search-fill-f']).toBe('none')
    expect(off).toEqual(given({ isSearchGlass: false, searchOpacity: 45 }))
    expect(alphaOf(given({ isSearchGlass: false, searchOpacity: 95 })['--gk-search-fill'] ?? '')).toBeGreaterThan(
      alphaOf(off['--gk-search-fill'] ?? ''),
    )
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
    expect(roomOf({ ...sidebar, sidebarWidth: 100, sidebarDistance: 50 }, sidebar)).toBe('356px')
    expect(roomOf({ ...sidebar, isSidebarAutoHide: true }, sidebar)).toBe('48px')
  })
})
