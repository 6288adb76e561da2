import { bundledId } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { isLandscape, shownWallpaper } from '../model.ts'
import { builtIn } from './built-in.ts'
import { shownName, type WallpaperChoice, withThemeMask } from './bundled.ts'
import { bundledMiniUrl, bundledWallpapers } from './bundled-files.ts'

/** The values with the mask of a theme for the wallpaper on screen. */
export const withMaskOf = <T extends WallpaperChoice>(values: T, theme: 'light' | 'dark'): T =>
  withThemeMask(values, theme, isNight, document.documentElement.style.getPropertyValue('--gk-wp-tint'))

const isNight = (name: string) => bundledWallpapers.find(({ id }) => id === bundledId(name))?.night === true

/** Loads and decodes the built-in image of a theme before it is shown; waits `ms` at most. */
export async function preloadBuiltIn(values: WallpaperChoice, theme: 'light' | 'dark', ms: number): Promise<void> {
  const address = builtInOf(values, theme)
  if (address === undefined) return
  const image = new Image()
  image.src = address
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))])
}

/** The addresses of the built-in images that are shown by day and by night on this screen, also the one not seen yet. */
export const builtInPair = (values: WallpaperChoice): readonly string[] =>
  (['light', 'dark'] as const).flatMap((theme) => builtInOf(values, theme) ?? [])

/** The addresses of the pictures whose colours are the light of the hour, at any hour; none where it is not shown. */
export const lightPictures = (values: WallpaperChoice & { readonly wallpaperDaylight: boolean }): readonly string[] =>
  values.wallpaperDaylight && isLandscape(shownWallpaper(values)) ? ['dusk', 'night'].map(bundledMiniUrl) : []

/** Undefined for a wallpaper of the user's own. */
function builtInOf(values: WallpaperChoice, theme: 'light' | 'dark'): string | undefined {
  const name = shownName(values, theme)
  return name.startsWith('genkan:') ? builtIn(theme, matchMedia('(orientation: portrait)').matches, name) : undefined
}
