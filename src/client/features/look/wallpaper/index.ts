export { isLandscape, shownWallpaper } from './model.ts'
export { wallpaperSettings } from './settings.first-frame.ts'
export { useMedia } from './use-backdrop.ts'
export { Wallpaper } from './Wallpaper.tsx'

/** A piece of the wallpaper as the background of samples in the settings. */
export const loadCrop = () => import('./preview/Crop.tsx')
export { openWallpaperViews } from './zoom.ts'
