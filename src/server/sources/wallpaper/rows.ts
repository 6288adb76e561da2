import * as v from 'valibot'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { type WallpaperEntry, wallpaperEntrySchema } from '../../../shared/entities/wallpaper.ts'
import { cleanText, knownRows } from '../text.ts'

/** A part of what a source has, and how much it has in all. */
export interface Rows {
  readonly list: readonly WallpaperEntry[]
  readonly total: number
}

/** A page of a gallery, from 1; `category` is the source's own name of one, empty for all. */
export interface GalleryQuery {
  readonly category: string
  readonly page: number
}

/** Fields that all wallpaper sources share. */
export const WALLPAPERS = { freshSeconds: 12 * 3600, timeoutMs: 8000, maxBytes: 512 * 1024 } as const

export const galleryKey = ({ category, page }: GalleryQuery): string => `${category} ${page}`
/** The same for a gallery without categories. */
export const pageKey = ({ page }: GalleryQuery): string => String(page)

/** A whole number, which some services write as text. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
)
/** An absolute https address. */
export const httpsUrl = v.pipe(
  v.string(),
  v.transform((address) => URL.parse(address)),
  v.instance(URL),
  v.check(({ protocol, username }) => protocol === 'https:' && username === ''),
  v.transform(({ href }) => href),
)

/** What is said of a wallpaper beside its addresses; empty texts and undefined are left out. */
type Details = { readonly [name in 'title' | 'author' | 'link' | 'color' | 'licence']?: string | undefined }

const LENGTHS = { title: 200, author: 200, link: 2000, color: 7, licence: 100 } as const

/** A still or a video as an entry on offer. */
export function entryOf(
  type: 1 | 2,
  [wallpaperSrc, wallpaperMiniSrc]: readonly [src: string, mini: string],
  { title, author, link, color, licence }: Details,
): WallpaperEntry {
  const named = {
    title: shorten(title, LENGTHS.title),
    author: shorten(author, LENGTHS.author),
    licence: shorten(licence, LENGTHS.licence),
    link: v.is(httpsUrl, link) && link.length <= LENGTHS.link ? link : undefined,
    color: /^#[\da-f]{6}$/i.test(color ?? '') ? color : undefined,
  }
  const known = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== ''))
  return { wallpaperSrc, wallpaperMiniSrc, wallpaperType: type, ...known }
}

const shorten = (text = '', length: number): string => [...cleanText(text)].slice(0, length).join('')

/**
 * Reads the rows of an answer, at most a page; those of another shape are dropped, and those that `toEntry` refuses by
 * undefined.
 * @throws SourceFailure `shape` when there are rows and none of them has the known shape.
 */
export function readRows<Row>(
  schema: v.GenericSchema<unknown, Row>,
  rows: readonly unknown[],
  toEntry: (row: Row) => WallpaperEntry | undefined,
): readonly WallpaperEntry[] {
  const entries = knownRows(schema, rows)
    .flatMap((row) => toEntry(row) ?? [])
    .filter((entry) => v.is(wallpaperEntrySchema, entry))
  return [...new Map(entries.map((entry) => [entry.wallpaperSrc, entry])).values()].slice(0, WALLPAPERS_PER_PAGE)
}
