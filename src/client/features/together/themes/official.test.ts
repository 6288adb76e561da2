import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { officialThemeSchema, THEME_CATEGORIES } from '../../../../shared/entities/theme.ts'
import { bundledId } from '../../../../shared/lib/wallpaper/bundled.ts'
import { parsePaint } from '../../../lib/color/gradient.ts'
import { shaderId } from '../../../lib/wallpaper/shader.ts'
import { bundledWallpapers, shaderWallpapers } from '../../look/wallpaper/lazy.ts'
import { cursorOf } from '../../shell/pointer/lazy.ts'
import { changesOf, dressedValues } from './dress.ts'
import { officialThemes } from './official.ts'
import { groupsOf, THEME_PARTS } from './parts.ts'
import { stubPage } from './testing.ts'

stubPage()

const unique = (list: readonly unknown[]) => new Set(list).size === list.length
const wallpaperName = ({ wallpaper }: (typeof officialThemes)[number]) =>
  wallpaper?.type === 0 ? wallpaper.bg : (wallpaper?.src ?? '')

test('there are four for each season and mood, and no two alike', () => {
  expect(v.parse(v.array(officialThemeSchema), officialThemes)).toEqual(officialThemes)
  for (const category of THEME_CATEGORIES)
    expect(
      officialThemes.filter((one) => one.category === category),
      category,
    ).toHaveLength(4)
  expect(unique(officialThemes.map(({ id }) => id))).toBe(true)
  expect(unique(officialThemes.map(wallpaperName))).toBe(true)
  for (const language of LANGUAGES) {
    expect(unique(officialThemes.map(({ names }) => names[language])), language).toBe(true)
    expect(unique(officialThemes.map(({ words }) => words[language])), language).toBe(true)
  }
  expect(officialThemes.filter(({ settings }) => settings.theme?.isDarkMode === true).length).toBeGreaterThanOrEqual(6)
})

describe.each(officialThemes.map((theme) => [theme.id, theme] as const))('%s', (_id, theme) => {
  test('has a wallpaper that this build ships', () => {
    const { wallpaper } = theme
    if (wallpaper?.type === 0) return expect(parsePaint(wallpaper.bg)).toBeDefined()
    const src = wallpaper?.src ?? ''
    const bundled = bundledWallpapers.find(({ id }) => id === bundledId(src))
    const shader = shaderWallpapers.find(({ id }) => id === shaderId(src))
    expect(bundled?.type ?? (shader && 2)).toBe(wallpaper?.type)
  })

  test('differs from the defaults in at least four groups, and leaves nothing of another theme', () => {
    expect(changesOf(theme).length).toBeGreaterThanOrEqual(4)
    expect(groupsOf(theme)).toEqual(expect.arrayContaining(['theme', 'icon', 'search', 'sidebar', 'dock']))
  })

  test('says only what is a look, within its range', () => {
    const values = dressedValues(theme)
    for (const group of groupsOf(theme)) {
      const given = theme.settings[group] ?? {}
      if (group === 'mouse') expect(cursorOf(String(given.cursor ?? ''), '').id).toBe(given.cursor ?? '')
      else expect(values.get(THEME_PARTS[group].document)).toMatchObject(given)
    }
  })
})
