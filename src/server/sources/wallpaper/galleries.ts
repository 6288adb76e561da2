import { openSource, type SourcePorts, type SourceResult } from '../runner.ts'
import { birdpaper, birdpaperCategories, isBirdpaperCategory, type NamedCategory } from './birdpaper.ts'
import { pexels, pexelsVideos } from './pexels.ts'
import { pixabay, pixabayVideos } from './pixabay.ts'
import type { GalleryQuery, Rows } from './rows.ts'
import { WALLHAVEN_CATEGORIES, wallhaven } from './wallhaven.ts'

/** Keys of the operator's accounts at galleries that need one. */
export interface WallpaperKeys {
  readonly pexels: string | undefined
  readonly pixabay: string | undefined
}

type QueryGallery = (query: GalleryQuery, caller: string) => Promise<SourceResult<Rows>>

/** A third party with pages of stills, perhaps of videos. */
export interface Gallery {
  readonly name: 'birdpaper' | 'wallhaven' | 'pexels' | 'pixabay'
  /** Its categories, by its own ids. Rejects as a source does. */
  readonly categories: (caller: string) => Promise<readonly NamedCategory[]>
  /** Whether an id is one of its categories. */
  readonly has: (id: string) => boolean
  readonly stills: QueryGallery
  readonly videos?: QueryGallery
}

/** The galleries that are not switched off, in the order in which their wallpapers are listed. */
export function openGalleries(ports: SourcePorts, keys: WallpaperKeys): readonly Gallery[] {
  const galleries = [
    openBirdpaper(ports),
    openWallhaven(ports),
    ...(keys.pexels === undefined ? [] : [openPexels(ports, keys.pexels)]),
    ...(keys.pixabay === undefined ? [] : [openPixabay(ports, keys.pixabay)]),
  ]
  return galleries.filter(({ name }) => !ports.off.has(`wallpaper.${name}`))
}

function openBirdpaper(ports: SourcePorts): Gallery {
  const queryCategories = openSource(birdpaperCategories, ports)
  return {
    name: 'birdpaper',
    categories: async (caller) =>
      (await queryCategories(undefined, caller)).value.map(({ id, name }) => ({ id, name: `小鸟 · ${name}` })),
    has: isBirdpaperCategory,
    stills: openSource(birdpaper, ports),
  }
}

function openWallhaven(ports: SourcePorts): Gallery {
  const categories = [
    { id: 'general', name: 'Wallhaven · General' },
    { id: 'anime', name: 'Wallhaven · Anime' },
  ]
  return {
    name: 'wallhaven',
    categories: async () => categories,
    has: (id) => Object.hasOwn(WALLHAVEN_CATEGORIES, id),
    stills: openSource(wallhaven, ports),
  }
}

const openPexels = (ports: SourcePorts, key: string): Gallery => ({
  name: 'pexels',
  ...oneCategory('Pexels'),
  stills: openSource(pexels(key), ports),
  videos: openSource(pexelsVideos(key), ports),
})

const openPixabay = (ports: SourcePorts, key: string): Gallery => ({
  name: 'pixabay',
  ...oneCategory('Pixabay'),
  stills: openSource(pixabay(key), ports),
  videos: openSource(pixabayVideos(key), ports),
})

/** Of a gallery without categories: all that it has. */
const oneCategory = (name: string): Pick<Gallery, 'categories' | 'has'> => ({
  categories: async () => [{ id: 'all', name }],
  has: (id) => id === 'all',
})
