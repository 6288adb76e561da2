import type { Language } from '../../../shared/constants.ts'
import type { Fresh } from '../../core/live-data.ts'
import type { SourceKeys } from '../keys.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { birdpaper } from './birdpaper.ts'
import {
  BIRDPAPER_CATEGORIES,
  type Categories,
  GALLERY_NAMES,
  ONE_CATEGORY,
  WALLHAVEN_CATEGORIES,
} from './categories.ts'
import { pexels, pexelsVideos } from './pexels.ts'
import { pixabay, pixabayVideos } from './pixabay.ts'
import type { GalleryQuery, Rows } from './rows.ts'
import { wallhaven } from './wallhaven.ts'

type QueryGallery = (query: GalleryQuery, caller: string) => Promise<Fresh<Rows>>

/** A third party with pages of stills, perhaps of videos. */
export interface Gallery {
  readonly name: keyof typeof GALLERY_NAMES
  /** Its categories, by its own ids. */
  readonly categories: Categories
  readonly stills: QueryGallery
  readonly videos?: QueryGallery
}

/** The galleries that are not switched off, in the order in which their wallpapers are listed. */
export function openGalleries(ports: SourcePorts, keys: Pick<SourceKeys, 'pexels' | 'pixabay'>): readonly Gallery[] {
  const galleries: readonly Gallery[] = [
    { name: 'birdpaper', categories: BIRDPAPER_CATEGORIES, stills: openSource(birdpaper, ports) },
    { name: 'wallhaven', categories: WALLHAVEN_CATEGORIES, stills: openSource(wallhaven, ports) },
    ...(keys.pexels === undefined ? [] : [openPexels(ports, keys.pexels)]),
    ...(keys.pixabay === undefined ? [] : [openPixabay(ports, keys.pixabay)]),
  ]
  return galleries.filter(({ name }) => !ports.off.has(`wallpaper.${name}`))
}

/** The name of a category, after that of its gallery. */
export const categoryName = ({ name, categories }: Gallery, id: string, language: Language): string => {
  const own = categories.get(id)?.[language]
  return GALLERY_NAMES[name][language] + (own === undefined ? '' : ` · ${own}`)
}

const openPexels = (ports: SourcePorts, key: string): Gallery => ({
  name: 'pexels',
  categories: ONE_CATEGORY,
  stills: openSource(pexels(key), ports),
  videos: openSource(pexelsVideos(key), ports),
})

const openPixabay = (ports: SourcePorts, key: string): Gallery => ({
  name: 'pixabay',
  categories: ONE_CATEGORY,
  stills: openSource(pixabay(key), ports),
  videos: openSource(pixabayVideos(key), ports),
})
