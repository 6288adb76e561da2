import dawn from '../../../../../../catalog/wallpapers/dawn.webp'
import dawnPortrait from '../../../../../../catalog/wallpapers/dawn-portrait.webp'
import dusk from '../../../../../../catalog/wallpapers/dusk.webp'
import night from '../../../../../../catalog/wallpapers/night.webp'
import nightPortrait from '../../../../../../catalog/wallpapers/night-portrait.webp'

/**
 * The URL of a built-in wallpaper: by its stored name such as `genkan:dusk` (file URLs change with every build), else
 * dawn, or night in dark mode. Portrait screens get portrait images.
 */
export function builtIn(theme: 'light' | 'dark', portrait: boolean, chosen: string): string {
  if (chosen === 'genkan:dusk') return dusk
  if (chosen === 'genkan:night' || (theme === 'dark' && chosen !== 'genkan:dawn'))
    return portrait ? nightPortrait : night
  return portrait ? dawnPortrait : dawn
}
