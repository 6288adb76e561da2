import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { paintSchema } from './paint.ts'

/** The groups of settings that a theme may set, by their ids; `mouse` is the cursor. */
export const THEME_GROUPS = ['theme', 'icon', 'time', 'search', 'sidebar', 'dock', 'dialog', 'mouse'] as const
export type ThemeGroup = (typeof THEME_GROUPS)[number]

/** A CSS value that can load nothing and end no declaration (security T20). */
const plainText = v.pipe(v.string(), v.maxLength(400), v.regex(/^(?!.*\burl\()[^\\"'<>{};@]*$/is))
const settingSchema = v.union([v.boolean(), v.pipe(v.number(), v.finite()), plainText])
const key = v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i))
const groupSchema = v.pipe(
  v.record(key, settingSchema),
  v.check((group) => Object.keys(group).length <= 40, 'too many settings'),
)

/** A bundled picture or a shader, or a picture that somebody has, by the hash of its bytes. */
const wallpaperSource = v.pipe(v.string(), v.regex(/^(?:(?:genkan|shader):[a-z\d-]{1,40}|face:[\da-f]{64})$/))

/** The wallpaper of a theme: 0 a colour or gradient, 1 a still, 2 a moving one. */
export const themeWallpaperSchema = v.variant('type', [
  v.strictObject({ type: v.literal(0), bg: v.pipe(paintSchema, v.minLength(1)) }),
  v.strictObject({ type: v.picklist([1, 2]), src: wallpaperSource }),
])
export type ThemeWallpaper = Readonly<v.InferOutput<typeof themeWallpaperSchema>>

/**
 * How a page looks, as a value: nothing of it is markup, and nothing can be loaded by it. A group that is there is set
 * whole, with the settings' defaults for the keys that it leaves out; one that is not stays as it is. The client reads
 * each value as its settings read those of a backup.
 */
export const themeLookSchema = v.strictObject({
  wallpaper: v.exactOptional(themeWallpaperSchema),
  settings: v.strictObject(v.entriesFromList(THEME_GROUPS, v.exactOptional(groupSchema))),
})
export type ThemeLook = Readonly<v.InferOutput<typeof themeLookSchema>>

/** What a theme is called, and what is said of it, in code points. */
export const THEME_TEXT = { name: 20, words: 60 } as const

/** The seasons and moods of the official themes. */
export const THEME_CATEGORIES = ['spring', 'summer', 'autumn', 'winter', 'plain', 'light'] as const
export type ThemeCategory = (typeof THEME_CATEGORIES)[number]

const names = (max: number) =>
  v.object(v.entriesFromList(LANGUAGES, v.pipe(v.string(), v.minLength(1), v.maxLength(max))))

/** A theme that Genkan ships, as `catalog/themes/themes.json` lists it. */
export const officialThemeSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/)),
  category: v.picklist(THEME_CATEGORIES),
  names: names(24),
  words: names(60),
  ...themeLookSchema.entries,
})
export type OfficialTheme = Readonly<v.InferOutput<typeof officialThemeSchema>>
