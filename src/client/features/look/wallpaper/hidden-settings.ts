import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { wallpaperSettings } from './settings.first-frame.ts'

const CHOSEN = 'the wallpaper app chooses it'

/** The fields that no tab shows. */
export default {
  wallpaper: {
    wallpaperType: CHOSEN,
    wallpaperSrc: CHOSEN,
    wallpaperMiniSrc: CHOSEN,
    wallpaperBg: CHOSEN,
    wallpaperColor: 'a record of the picture, not a choice',
    autoWallpaperShown: 'a record of the automatic change, not a choice',
    localWallpaperArr: 'the wallpaper app lists them',
    localWallpaperIndex: 'a record of the last one shown, not a choice',
  } satisfies HiddenSettings<typeof wallpaperSettings>,
}
