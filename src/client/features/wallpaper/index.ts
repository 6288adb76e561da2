export { wallpaperSettings } from './settings.ts'
export { Wallpaper } from './Wallpaper.tsx'

/** The wallpaper's part of a theme change; lazy, no first frame needs it. */
export const loadThemeChange = () => import('./theme-change.ts')

/** A piece of the wallpaper as the background of samples in the settings. */
export const loadCrop = () => import('./Crop.tsx')
