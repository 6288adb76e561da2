import * as v from 'valibot'
import {
  type BundledWallpaper,
  bundledWallpaperSchema,
  type WallpaperCategory,
  wallpaperCategorySchema,
} from '../../../shared/entities/wallpaper.ts'

/** The wallpapers that Genkan ships, in memory. */
export interface WallpaperCatalog {
  readonly wallpapers: readonly BundledWallpaper[]
  readonly categories: readonly WallpaperCategory[]
}

/**
 * Reads the bundled wallpapers.
 * @param read gives the text of a file of `catalog/wallpapers`, e.g. `categories.json`
 * @throws when one cannot be read, is invalid or empty, or names an unknown category
 */
export async function readWallpaperCatalog(read: (file: string) => Promise<string>): Promise<WallpaperCatalog> {
  const categories = parseList(wallpaperCategorySchema, await read('categories.json'))
  const wallpapers = parseList(bundledWallpaperSchema, await read('wallpapers.json'))
  const known = new Set(categories.map(({ id }) => id))
  const stray = wallpapers.find(({ type, category }) => type === 1 && !known.has(category))
  if (stray !== undefined) throw new Error(`${stray.id} has the unknown category ${stray.category}`)
  return { wallpapers, categories }
}

const parseList = <T>(entry: v.GenericSchema<unknown, T>, json: string): readonly T[] =>
  v.parse(v.pipe(v.array(entry), v.minLength(1)), JSON.parse(json))
