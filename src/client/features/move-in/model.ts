import type { Group } from '../../../shared/entities/item.ts'

/** The start pages, and the browsers' bookmarks, whose files can be read. */
export type Product = 'itab' | 'infinity' | 'wetab' | 'bookmarks'

/**
 * Why something has no tile: no such widget here, no address of the web, a page inside of a browser or product, a folder
 * in a folder (what it holds has moved to the outer one), a folder without tiles, an entry of no known form, more tiles
 * than a home takes, or a part of the file beside its pages, such as settings.
 */
export type Reason = 'widget' | 'address' | 'page' | 'nested' | 'empty' | 'form' | 'limit' | 'part'

/** Something in a file that is not carried over. */
export interface LeftBehind {
  readonly name: string
  /** The name of its group; empty for a part of the file. */
  readonly group: string
  readonly why: Reason
}

/** A picture in a file that is too large for a tile's `src`; whoever keeps the tile stores it as a face of its own. */
export interface HeldPicture {
  /** The tile's id. */
  readonly item: string
  /** A `data:` address. */
  readonly data: string
}

/** What a file of another start page holds: every entry is a tile, or is left behind. */
export interface MoveIn {
  readonly product: Product
  readonly groups: readonly Group[]
  readonly pictures: readonly HeldPicture[]
  readonly left: readonly LeftBehind[]
}

/** Why nothing of a file can be read: no known format, too much, nothing in it, or nested too deeply. */
export interface Unreadable {
  readonly problem: 'unknown' | 'large' | 'empty' | 'deep'
}

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
} as const
