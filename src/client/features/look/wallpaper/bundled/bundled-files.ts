import list from '../../../../../../catalog/wallpapers/wallpapers.json' with { type: 'json' }
import type { BundledWallpaper } from '../../../../../shared/entities/wallpaper.ts'

/** The wallpapers that this build ships; the server and a unit test check the file against its schema. */
export const bundledWallpapers = list as readonly BundledWallpaper[]

/** Every file of the catalogue as the build has published it, by its path. */
const files = import.meta.glob<string>('../../../../../../catalog/wallpapers/*.{webp,webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const urlOf = (name: string): string => files[`../../../../../../catalog/wallpapers/${name}`] ?? ''
const entryOf = (id: string) => bundledWallpapers.find((one) => one.id === id)

/** Addresses of a bundled wallpaper, alternatives of one picture; none for an unknown id. */
export function bundledUrls(id: string, isPortrait: boolean): readonly string[] {
  const entry = entryOf(id)
  const names = isPortrait && entry?.portrait !== undefined ? [entry.portrait] : (entry?.files ?? [])
  return names.map(urlOf)
}

/** Address of the preview of a bundled wallpaper; empty for an unknown id. */
export function bundledMiniUrl(id: string): string {
  const entry = entryOf(id)
  return entry === undefined ? '' : urlOf(entry.mini)
}
