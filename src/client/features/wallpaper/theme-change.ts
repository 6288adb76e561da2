import { builtIn } from './built-in.ts'
import { shownName, type WallpaperChoice } from './bundled.ts'

export { withThemeMask } from './bundled.ts'

/** Loads and decodes the built-in image of a theme before it is shown; waits `ms` at most. */
export async function preloadBuiltIn(values: WallpaperChoice, theme: 'light' | 'dark', ms: number): Promise<void> {
  const name = shownName(values, theme)
  if (!name.startsWith('genkan:')) return
  const image = new Image()
  image.src = builtIn(theme, matchMedia('(orientation: portrait)').matches, name)
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))])
}
