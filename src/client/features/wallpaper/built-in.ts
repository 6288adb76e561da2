import dawn from '../../../../catalog/wallpapers/dawn.webp'
import dawnPortrait from '../../../../catalog/wallpapers/dawn-portrait.webp'
import dusk from '../../../../catalog/wallpapers/dusk.webp'
import night from '../../../../catalog/wallpapers/night.webp'
import nightPortrait from '../../../../catalog/wallpapers/night-portrait.webp'

/**
 * The address of a built-in wallpaper: the one that is chosen by name, as `genkan:dusk`, for a file's own address changes
 * with every build; else dawn by day and night in dark mode. Upright ones for upright screens.
 */
export function builtIn(theme: 'light' | 'dark', portrait: boolean, chosen = ''): string {
  if (chosen === 'genkan:dusk') return dusk
  if (chosen === 'genkan:night' || (theme === 'dark' && chosen !== 'genkan:dawn'))
    return portrait ? nightPortrait : night
  return portrait ? dawnPortrait : dawn
}
