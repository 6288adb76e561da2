import * as v from 'valibot'
import { WALLPAPER } from '../../../../shared/constants.ts'
import { paintSchema } from '../../../../shared/entities/paint.ts'
import { field, on, repairBySchema, type SettingValues } from '../../../core/documents/fields/field.ts'
import { defineSettings, type Values } from '../../../core/documents/fields/settings.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import type { ShownInstead } from './model.ts'

/** The sources of wallpapers that exist. */
export const WALLPAPER_SOURCES = ['xiaoniao', 'biying', 'video', 'color', 'own', 'collect'] as const
export type WallpaperSource = (typeof WALLPAPER_SOURCES)[number]

const localSchema = v.array(v.strictObject({ src: v.string(), minSrc: v.string(), type: v.picklist([0, 1, 2]) }))

/** A wallpaper. */
const wallpaper = {
  /** 0 colour or gradient, 1 image, 2 video or other. */
  wallpaperType: field.select(2, [0, 1, 2]),
  /** Empty is the built-in pair: dawn by day, night in dark mode. */
  wallpaperSrc: field.text('', { max: 4000 }),
  wallpaperMiniSrc: field.text('', { max: 8000 }),
  /** The colour or gradient of type 0. */
  wallpaperBg: field.value('', repairBySchema(paintSchema)),
  /** The wallpaper's dominant colour. */
  wallpaperColor: field.color(''),
}

type Shown = ShownInstead & Values<typeof wallpaper>

/** Each of its parts is read as that of the chosen wallpaper. */
function readShown(given: unknown, now: SettingValues): Shown | null | undefined {
  if (given === null) return null
  if (!isPlainObject(given) || typeof given.over !== 'string') return undefined
  const { over, ...parts } = given
  const read = Object.entries(wallpaper).map(([key, field]) => [key, field.repair(parts[key], now)] as const)
  return read.some(([, part]) => part === undefined) ? undefined : ({ over, ...Object.fromEntries(read) } as Shown)
}

/** Settings tab 5: the wallpaper. */
export const wallpaperSettings = defineSettings('wallpaper', {
  ...wallpaper,
  /** It follows the theme that this device shows. */
  wallpaperMask: field.slider(0, { min: 0, max: 100, unit: 'percent', stays: true }),
  wallpaperVague: field.slider(0, { min: 0, max: 40 }),
  /** The built-in landscape has the light of the hour. */
  wallpaperDaylight: field.toggle(true, {
    when: Object.assign(({ wallpaperSrc, wallpaperBg }: SettingValues) => wallpaperSrc === '' && wallpaperBg === '', {
      dependsOn: 'wallpaperSrc',
    }),
    stays: true,
  }),
  wallpaperAnimation: field.toggle(true, { stays: true }),
  autoWallpaper: field.toggle(false),
  autoWallpaperRange: field.select(0, WALLPAPER.intervalsMinutes, { when: on('autoWallpaper') }),
  autoWallpaperSource: field.select('xiaoniao', WALLPAPER_SOURCES, { when: on('autoWallpaper') }),
  autoWallpaperCategories: field.value<readonly string[]>([], repairBySchema(v.array(v.string())), {
    when: on('autoWallpaper'),
  }),
  /** What the automatic change shows on this device in place of the chosen wallpaper, see `shownWallpaper`. */
  autoWallpaperShown: field.value<Shown | null>(null, readShown, { stays: true }),
  localWallpaperArr: field.value<v.InferOutput<typeof localSchema>>([], repairBySchema(localSchema), {
    merge: { union: ['src'] },
  }),
  localWallpaperIndex: field.value(0, repairBySchema(v.pipe(v.number(), v.integer(), v.minValue(0))), { stays: true }),
})
