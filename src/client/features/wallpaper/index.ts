export { wallpaperSettings } from './settings.ts'
export { Wallpaper } from './Wallpaper.tsx'

/** What a change of theme asks of the wallpaper; no first frame needs it. */
export const loadVeil = () => import('./veil.ts')
