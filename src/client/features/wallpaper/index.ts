export { wallpaperSettings } from './settings.ts'
export { Wallpaper } from './Wallpaper.tsx'

/** What a change of theme asks of the wallpaper; no first frame needs it. */
export const loadVeil = () => import('./veil.ts')

/** A piece of the wallpaper, to show on it what will stand on it. */
export const loadCrop = () => import('./Crop.tsx')
