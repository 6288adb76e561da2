import { afterEach, describe, expect, test } from 'vitest'
import { THEME_GROUPS, type ThemeLook } from '../../../../shared/entities/theme.ts'
import { isTryingOn } from '../../../core/documents/document.ts'
import { iconSettings } from '../../data/home/index.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { mouseSettings } from '../../shell/pointer/lazy.ts'
import { changesOf, dressedValues } from './dress.ts'
import { currentLook } from './own/current-look.ts'
import { THEME_PARTS } from './parts.ts'
import { stubPage } from './testing.ts'

stubPage()

const documents = [wallpaperSettings, ...Object.values(THEME_PARTS).map(({ document }) => document)]
afterEach(() => {
  for (const document of documents) document.set(document.initial)
})

/** Makes the values of a look those of the documents. */
function wear(look: ThemeLook): void {
  for (const [document, value] of dressedValues(look)) document.set(value)
}

const GREEN: ThemeLook = {
  wallpaper: { type: 0, bg: 'linear-gradient(180deg, #ffffff, #eeeeee)' },
  settings: {
    theme: { primaryColor: '#2f6b4f', isDarkMode: true },
    icon: { iconRadius: 29, fancyRadius: '60% 40% 60% 40%' },
    search: { searchWidth: 700 },
    mouse: { cursor: 'heart' },
  },
}

test('a theme that is worn has nothing left to change', () => {
  expect(changesOf(GREEN)).toEqual(['wallpaper', 'theme', 'icon', 'search', 'mouse'])
  wear(GREEN)
  expect(changesOf(GREEN)).toEqual([])
  expect(isTryingOn()).toBe(false)
  expect(wallpaperSettings.get()).toMatchObject({ wallpaperType: 0, wallpaperSrc: '' })
  expect(mouseSettings.get().cursorData.id).toBe('heart')
})

test('what a group leaves out has its default, and what is no look stays as the user has it', () => {
  iconSettings.update((now) => ({ ...now, iconSize: 100, loopSwiper: true }))
  searchSettings.update((now) => ({ ...now, isSearchHistory: false, searchHeight: 80 }))
  timeSettings.update((now) => ({ ...now, timeSize: 120, time24: false }))
  wear(GREEN)
  expect(iconSettings.get()).toMatchObject({ iconSize: 58, iconRadius: 29, loopSwiper: true })
  expect(searchSettings.get()).toMatchObject({ isSearchHistory: false, searchHeight: 50, searchWidth: 700 })
  expect(timeSettings.get()).toMatchObject({ timeSize: 120, time24: false }) // a group that is not there
})

test('a theme of its own light is worn in it, whatever the system says', () => {
  themeSettings.update((now) => ({ ...now, darkModeBySysten: true, primaryColorByWallpaper: true }))
  wear(GREEN)
  expect(themeSettings.get()).toMatchObject({
    isDarkMode: true,
    darkModeBySysten: false,
    primaryColorByWallpaper: false,
  })
})

describe('hostile values', () => {
  const hostile = (value: never) =>
    ({
      settings: Object.fromEntries(
        THEME_GROUPS.map((group) => {
          const keys = Object.keys(THEME_PARTS[group].document.initial)
          return [group, Object.fromEntries(keys.map((key) => [key, value]))]
        }),
      ),
    }) as unknown as ThemeLook

  test.each([
    'url(https://canary.example)',
    Number.MAX_VALUE,
    -1,
    Number.NaN,
    null,
    { __proto__: 1 },
    ['a'],
    'expression(alert(1))',
    '</style>',
  ])('%s is read as that of a backup', (value) => {
    for (const [document, dressed] of dressedValues(hostile(value as never))) {
      const decoded = document.decode({ version: document.version, data: dressed })
      expect(decoded).toMatchObject({ at: 'read', repaired: [] })
    }
  })

  test('set nothing beside the looks of their group', () => {
    const before = { ...themeSettings.get(), ...searchSettings.get() }
    wear(hostile('ja' as never))
    expect(themeSettings.get()).toMatchObject({ locale: before.locale, pageTitle: before.pageTitle })
    expect(searchSettings.get().searchSelectEnginesList).toEqual(before.searchSelectEnginesList)
    expect(themeSettings.get().isPureOffline).toBe(before.isPureOffline)
  })
})

test('the looks of the page are a theme that changes nothing, and brings them back', () => {
  wear(GREEN)
  const own = currentLook(new Set(['wallpaper', ...THEME_GROUPS]))
  expect(changesOf(own)).toEqual([])
  expect(own.settings.icon).toEqual({ iconRadius: 29, fancyRadius: '60% 40% 60% 40%' })
  wear({ settings: Object.fromEntries(THEME_GROUPS.map((group) => [group, {}])) })
  expect(changesOf(own)).toEqual(expect.arrayContaining(['theme', 'icon', 'search', 'mouse']))
  wear(own)
  expect(changesOf(GREEN)).toEqual([])
})

test('only the parts that are asked for are said', () => {
  wear(GREEN)
  expect(currentLook(new Set(['icon']))).toEqual({
    settings: { icon: { iconRadius: 29, fancyRadius: '60% 40% 60% 40%' } },
  })
})

test('a wallpaper of the web is no part of a theme', () => {
  wallpaperSettings.update((now) => ({ ...now, wallpaperType: 1, wallpaperSrc: 'https://pictures.example/a.jpg' }))
  expect(currentLook(new Set(['wallpaper']))).toEqual({ settings: {} })
})
