import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { wallpaperSettings } from './settings.first-frame.ts'

/** The fields that no tab shows. */
export default {
  wallpaper: {
    localWallpaperArr: 'the wallpaper app lists them',
    localWallpaperIndex: 'a record of the last one shown, not a choice',
  } satisfies HiddenSettings<typeof wallpaperSettings>,
}
