export { Wallpaper } from './Wallpaper.tsx'
