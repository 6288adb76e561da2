import { defineProperties } from '../../core/properties.ts'
import { onLookChange, readLook } from '../../ui/glass/use-look.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { searchProperties } from './look.ts'
import { searchSettings } from './settings.ts'

/** The search box's custom properties. */
export default defineProperties('search', [searchSettings, wallpaperSettings, { subscribe: onLookChange }], () =>
  searchProperties(searchSettings.get(), readLook(), wallpaperSettings.get().wallpaperColor),
)
