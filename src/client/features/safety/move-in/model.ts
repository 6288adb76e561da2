import { BACKUP_LIMITS, isBackupText } from '../../../../shared/entities/backup-file.ts'
import type { BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import type { Group, Item } from '../../../../shared/entities/item.ts'

/** The start pages, and the browsers' bookmarks, whose files can be read. */
export type Product = 'genkan' | ForeignProduct
export type ForeignProduct =
  | 'itab'
  | 'infinity'
  | 'wetab'
  | 'tabliss'
  | 'sunpanel'
  | 'bonjourr'
  | 'mtab'
  | 'naivetab'
  | 'bookmarks'

/**
 * Why something has no tile: no such widget here, no address of the web, a page inside of a browser or product, a folder
 * in a folder (what it holds has moved to the outer one), a folder without tiles, an entry of no known form, more tiles
 * than a home takes, a part of the file beside its pages, such as settings, a part that a newer program has written, or
 * pictures that are not in the file.
 */
export type Reason =
  | 'widget'
  | 'address'
  | 'page'
  | 'nested'
  | 'empty'
  | 'form'
  | 'limit'
  | 'part'
  | 'newer'
  | 'picture'

/** What a part of a file beside its pages is about. */
export type Part =
  | 'settings'
  | 'otherSettings'
  | 'wallpaper'
  | 'search'
  | 'notes'
  | 'todos'
  | 'weather'
  | 'pictures'
  | 'descriptions'
  | 'topSites'
  | 'css'
  | 'quotes'
  | 'worldClocks'
  | 'countdown'
  | 'yearProgress'
  | 'bookmarkFolders'
  | 'shortcuts'
  | 'other'

/** Something in a file that is not carried over. */
export interface LeftBehind {
  /** Empty for a part of the file, which is named by what it is about, and for what has no name. */
  readonly name: string
  /** The name of its group; empty for a part of the file. */
  readonly group: string
  readonly why: Reason
  readonly part?: Part
}

/** A picture in a file that is too large for a tile's `src`; whoever keeps the tile stores it as a face of its own. */
export interface HeldPicture {
  /** The tile's id. */
  readonly item: string
  /** A `data:` address. */
  readonly data: string
}

/** What a backup of our own has beside its groups. */
export interface OwnBackup {
  /** When it was made, in milliseconds since 1970; 0 if it does not say. */
  readonly time: number
  /** The dock; undefined if the backup has no desktop. */
  readonly dock?: readonly Item[]
  /** Encoded documents, by their ids. */
  readonly documents: Readonly<Record<string, unknown>>
  readonly faces: readonly OwnFace[]
}

/** A picture of the user's own, whose bytes have the hash that its reference says. */
export interface OwnFace {
  readonly reference: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What another product has beside its icons, as far as there is a place for it here. */
export interface Contents {
  readonly notes: readonly MovedNote[]
  /** Those without a list are in one without a name. */
  readonly todos: readonly MovedTodoList[]
  readonly settings: readonly MovedSetting[]
  /** Search engines, the one in use first. */
  readonly engines: readonly MovedEngine[]
  /** The address of its picture, by https. */
  readonly wallpaper?: string
}

/** A note; times are milliseconds since 1970, 0 where the file does not say. */
export interface MovedNote {
  readonly name: string
  readonly content: string
  readonly created: number
  readonly time: number
  readonly pinned: boolean
}

export interface MovedTodoList {
  readonly name: string
  readonly todos: readonly MovedTodo[]
}

export interface MovedTodo {
  readonly name: string
  /** A day `YYYY-MM-DD`, or empty. */
  readonly time: string
  readonly finish: boolean
  readonly note: string
}

/** A value for a setting of ours; the document repairs it, or keeps its own. */
export interface MovedSetting {
  readonly document: 'theme' | 'icon' | 'time' | 'search' | 'sidebar' | 'wallpaper'
  readonly key: string
  readonly value: boolean | number | string
}

/** An engine of our catalogue by its key, or another one. */
export type MovedEngine = { readonly key: string } | { readonly name: string; readonly src: string }

/** What a file of a start page holds: every entry is a tile, or is left behind. */
export interface MoveIn {
  readonly product: Product
  readonly groups: readonly Group[]
  readonly pictures: readonly HeldPicture[]
  readonly left: readonly LeftBehind[]
  /** Of another product; undefined where there is none. */
  readonly contents?: Contents
  /** Of a file of ours. */
  readonly backup?: OwnBackup
  /** Of a browser: its bookmarks with all their folders. */
  readonly bookmarks?: readonly BookmarkNode[]
}

/** Why nothing of a file can be read: no known format, too much, no bytes, nested too deeply, or no icons in it. */
export type Unreadable = { readonly problem: Problem } | { readonly problem: 'nothing'; readonly product: Product }
export type Problem = 'unknown' | 'large' | 'empty' | 'deep'

/** What a rule must know of a widget of ours: its id, its sizes, and the size of a new tile. */
export interface OfferedWidget {
  readonly id: string
  readonly sizes: readonly string[]
  readonly size: string
}

/** Called while a file is read: how many of its entries have been. */
export type OnProgress = (read: number, all: number) => void

/** What a file may hold (security T13); one with more pages, values, or entries than `listed` is not read at all. */
export const MOVE_IN_LIMITS = {
  bytes: 64 * 1024 * 1024,
  depth: 64,
  pages: 1000,
  tiles: 20_000,
  listed: 100_000,
  values: 1_000_000,
  /** Characters of a name, and of a picture's `data:` address: 100 KB in base64. */
  name: 200,
  picture: 136_600,
  /** Bytes of a note, characters of a to-do's note. */
  note: 1024 * 1024,
  todo: 2000,
} as const

/** Bytes at the start of a file that tell whether it is one of ours. */
export const HEAD_BYTES = 32

/** How many bytes a file may have, by its first ones. */
export const limitOf = (head: Uint8Array): number =>
  isBackupText(new TextDecoder().decode(head)) ? BACKUP_LIMITS.bytes : MOVE_IN_LIMITS.bytes
