export { wallpaperSettings } from './settings.ts'
export { Wallpaper } from './Wallpaper.tsx'
