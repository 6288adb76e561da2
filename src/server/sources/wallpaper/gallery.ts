import type { Language } from '../../../shared/constants.ts'
import type { Need } from '../needs.ts'
import { defineProvider, type Provider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource } from '../runner.ts'
import type { Source } from '../source.ts'
import type { Categories, Names } from './categories.ts'
import type { GalleryQuery, Rows } from './rows.ts'

/** A third party with pages of stills, perhaps of videos. */
export interface Gallery {
  /** What its id has after the area; categories begin with it. */
  readonly name: string
  readonly names: Names
  /** Its categories, by its own ids. */
  readonly categories: Categories
  readonly stills: QuerySource<GalleryQuery, Rows>
  readonly videos?: QuerySource<GalleryQuery, Rows>
}

interface GalleryDefinition<Value> extends Pick<Gallery, 'name' | 'names' | 'categories'> {
  readonly needs: Need<Value>
  readonly isOnlyByName?: boolean
  readonly stills: (value: Value) => Source<GalleryQuery, Rows>
  readonly videos?: (value: Value) => Source<GalleryQuery, Rows>
}

const SAMPLE_PAGE: GalleryQuery = { category: '', page: 1 }

/** Declares a provider of wallpapers by pages. */
export const defineGallery = <Value>({
  needs,
  isOnlyByName = false,
  stills,
  videos,
  ...gallery
}: GalleryDefinition<Value>): Provider<Gallery> =>
  defineProvider<Value, Gallery>({
    id: `wallpaper.${gallery.name}`,
    purpose: videos === undefined ? 'wallpapers' : 'wallpapers, videos',
    fallback: 'bundled wallpapers',
    ...{ needs, isOnlyByName },
    open: (ports, value) => ({
      ...gallery,
      stills: openSource(stills(value), ports),
      ...(videos !== undefined && { videos: openSource(videos(value), ports) }),
    }),
    questions: (value) =>
      [stills, ...(videos === undefined ? [] : [videos])].map((source) => question(source(value), SAMPLE_PAGE)),
  })

/** The name of a category, after that of its gallery. */
export const categoryName = ({ names, categories }: Gallery, id: string, language: Language): string => {
  const own = categories.get(id)?.[language]
  return names[language] + (own === undefined ? '' : ` · ${own}`)
}
