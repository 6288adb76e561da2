import dawn from '../../../../catalog/wallpapers/dawn.webp'
import dawnPortrait from '../../../../catalog/wallpapers/dawn-portrait.webp'
import night from '../../../../catalog/wallpapers/night.webp'
import nightPortrait from '../../../../catalog/wallpapers/night-portrait.webp'

/** The address of the built-in wallpaper: dawn by day, night in dark mode; upright ones for upright screens. */
export function builtIn(theme: 'light' | 'dark', portrait: boolean): string {
  if (theme === 'dark') return portrait ? nightPortrait : night
  return portrait ? dawnPortrait : dawn
}
