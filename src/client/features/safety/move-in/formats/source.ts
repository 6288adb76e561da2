import type { BookmarkNode } from '../../../../../shared/entities/bookmark.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import type { ForeignProduct, LeftBehind, MovedSetting, Part, Reason } from '../model.ts'

/** The pages of a file in one form for all products, before any value of them has been checked. */
export interface Source {
  readonly product: ForeignProduct
  readonly pages: readonly SourcePage[]
  /** What the file holds beside its pages' entries. */
  readonly left: readonly LeftBehind[]
  readonly contents?: SourceContents
  /** Of a browser: its bookmarks with all their folders. */
  readonly bookmarks?: readonly BookmarkNode[]
}

/** What a file has beside its pages, in one form for all products, before any value has been checked. */
export interface SourceContents {
  readonly notes: readonly SourceNote[]
  readonly todos: readonly SourceTodoList[]
  readonly settings: readonly MovedSetting[]
  /** The one in use first. */
  readonly engines: readonly { readonly name: string; readonly address: string }[]
  readonly wallpaper: string
}

export interface SourceNote {
  readonly name: string
  readonly content: string
  readonly created: unknown
  readonly time: unknown
  readonly pinned: boolean
}

export interface SourceTodoList {
  readonly name: string
  readonly todos: readonly { readonly text: string; readonly day: string; readonly finish: boolean }[]
}

export interface SourcePage {
  readonly name: string
  readonly icon: string
  readonly entries: readonly Entry[]
}

/** An entry of a page; texts that the file does not give are empty. */
export type Entry =
  | SiteEntry
  | FolderEntry
  /** `component` is the id of our widget, undefined if there is none of the same meaning. */
  | { readonly at: 'widget'; readonly name: string; readonly component: string | undefined; readonly size: string }
  | { readonly at: 'other'; readonly name: string }

export interface SiteEntry {
  readonly at: 'site'
  readonly name: string
  readonly address: string
  /** The address in the user's own network. */
  readonly lan?: string
  readonly picture: string
  readonly letters: string
  readonly color: string
  readonly size: string
  /** Where it opens: our word or the number of other products. */
  readonly opens: unknown
}

export interface FolderEntry {
  readonly at: 'folder'
  readonly name: string
  readonly size: string
  readonly entries: readonly Entry[]
}

type Fields = Readonly<Record<string, unknown>>

/** A record of a file; one without fields if it is none. */
export const fieldsOf = (value: unknown): Fields => (isPlainObject(value) ? value : {})

/** A field that should be a text; empty if it is none. */
export function textIn(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' ? value : ''
}

/** A field that should be a list, undefined if it is none. */
export function listIn(fields: Fields, key: string): readonly unknown[] | undefined {
  const value = fields[key]
  return Array.isArray(value) ? value : undefined
}

/** A field that should be a number; 0 if it is none. */
export function numberIn(fields: Fields, key: string): number {
  const value = fields[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Records in the order that a number of each says. */
export const orderedBy = <T extends Fields>(list: readonly T[], key: string): readonly T[] =>
  list.toSorted((a, b) => numberIn(a, key) - numberIn(b, key))

/**
 * Lists by what they belong to, each given once: many records of a file that share an id do not multiply what they hold.
 */
export const givenOnce =
  <K, T>(lists: Map<K, T[]>) =>
  (owner: K): readonly T[] => {
    const list = lists.get(owner) ?? []
    lists.delete(owner)
    return list
  }

/** Whether a picture lies neither on the web nor in the file, as those on the product's own server. */
export const isPictureElsewhere = (picture: string): boolean =>
  picture !== '' && !/^(https?:|data:|\/\/)/i.test(picture.trim())

/** Parts of a file that are left behind. */
export const leftParts = (why: Reason, parts: readonly (Part | false)[]): readonly LeftBehind[] =>
  parts.flatMap((part) => (part === false ? [] : [{ name: '', group: '', why, part }]))

/**
 * The fields beside those that are read that say anything, as left behind, each kind once.
 * @param parts what a field is about
 * @param otherwise what any other is about
 */
export function otherParts(
  fields: Fields,
  read: readonly string[],
  parts: Readonly<Record<string, Part>>,
  otherwise: Part = 'other',
): readonly LeftBehind[] {
  const known = new Set(read)
  const left = Object.keys(fields).filter((key) => !known.has(key) && saysAnything(fields[key]))
  const kinds = new Set(left.map((key) => (Object.hasOwn(parts, key) ? parts[key] : undefined) ?? otherwise))
  return leftParts('part', [...kinds])
}

const saysAnything = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysAnything) : Boolean(value)
