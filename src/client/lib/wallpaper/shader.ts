import type { Language } from '../../../shared/constants.ts'
import type { ShaderWallpaper, WallpaperEntry } from '../../../shared/entities/wallpaper.ts'

const PREFIX = 'shader:'

/** The id in a reference to a shader, such as `shader:mist`; undefined for any other address. */
export const shaderId = (reference: string): string | undefined =>
  reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : undefined

/** A shader as an entry on offer, named in a language. */
export function presentShader({ id, names, color }: ShaderWallpaper, language: Language): WallpaperEntry {
  return {
    wallpaperSrc: PREFIX + id,
    wallpaperMiniSrc: PREFIX + id,
    wallpaperType: 2,
    color,
    title: names[language],
    author: 'Paper Shaders',
    licence: 'Apache-2.0',
    downloadable: false,
  }
}
