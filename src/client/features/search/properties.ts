import { defineProperties } from '../../core/properties.ts'
import { onLookChange, readLook } from '../../ui/glass/use-look.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { searchProperties } from './look.ts'
import { searchSettings } from './settings.ts'

/** What the settings of the search box mean for its look. */
export default defineProperties('search', [searchSettings, wallpaperSettings, { subscribe: onLookChange }], () =>
  searchProperties(searchSettings.get(), readLook(), wallpaperSettings.get().wallpaperColor),
)
