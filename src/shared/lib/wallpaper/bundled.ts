import type { Language } from '../../constants.ts'
import type { BundledWallpaper, WallpaperEntry } from '../../entities/wallpaper.ts'

const PREFIX = 'genkan:'

/** How settings and answers refer to a bundled wallpaper: `genkan:dusk`. Its file's address differs in every build. */
export const bundledReference = (id: string): string => PREFIX + id

/** The id in a reference to a bundled wallpaper; undefined for any other address. */
export const bundledId = (reference: string): string | undefined =>
  reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : undefined

/** A bundled wallpaper as an entry on offer, named in a language. */
export function presentBundled(
  { id, names, type, color, licence, source }: BundledWallpaper,
  language: Language,
): WallpaperEntry {
  const reference = bundledReference(id)
  return {
    wallpaperSrc: reference,
    wallpaperMiniSrc: reference,
    wallpaperType: type,
    color,
    title: names[language],
    author: source,
    licence,
  }
}

/** The bundled stills of these categories; of none given, all. */
export const bundledStills = (
  catalog: readonly BundledWallpaper[],
  categories: readonly string[],
): readonly BundledWallpaper[] =>
  catalog.filter(({ type, category }) => type === 1 && (categories.length === 0 || categories.includes(category)))

/** The bundled videos. */
export const bundledVideos = (catalog: readonly BundledWallpaper[]): readonly BundledWallpaper[] =>
  catalog.filter(({ type }) => type === 2)
