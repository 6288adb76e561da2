import { defineProperties } from '../../../core/contribute/properties.ts'
import { onGlassStateChange, readGlassState } from '../../../ui/glass/glass-state.ts'
import { shownWallpaper, wallpaperSettings } from '../../look/wallpaper/index.ts'
import { sidebarSettings } from '../sidebar/index.ts'
import { roomOf, searchProperties } from './look.ts'
import { searchSettings } from './settings.first-frame.ts'

/** The search box's custom properties. */
export default defineProperties(
  'search',
  [searchSettings, wallpaperSettings, sidebarSettings, { subscribe: onGlassStateChange }],
  () => ({
    ...searchProperties(
      searchSettings.drawn(searchSettings.get()),
      readGlassState(),
      shownWallpaper(wallpaperSettings.get()).wallpaperColor,
    ),
    '--gk-search-room': roomOf(sidebarSettings.get(), sidebarSettings.initial),
  }),
)
