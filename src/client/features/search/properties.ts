import { defineProperties } from '../../core/properties.ts'
import { listenToLook, readLook } from '../../ui/use-look.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { searchProperties } from './look.ts'
import { searchSettings } from './settings.ts'

/** What the settings of the search box mean for its look. */
export default defineProperties('search', [searchSettings, wallpaperSettings, { subscribe: listenToLook }], () =>
  searchProperties(searchSettings.get(), readLook(), wallpaperSettings.get().wallpaperColor),
)
