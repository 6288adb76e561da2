import type { WallpaperPage } from '../../../../../shared/api/wallpaper.ts'
import type { WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import type { WallpaperSource } from '../../wallpaper/lazy.ts'

/** A part of what a provider offers. */
export interface Category {
  readonly id: string
  readonly name: string
}

export interface WallpaperQuery {
  /** A category's id; empty for all. */
  readonly category: string
  /** From 1. */
  readonly page: number
}

/** A source of wallpapers: a section of the wallpaper app, listed page by page. */
export interface Provider {
  /** The spec's name of the source. Its title is the text `provider.<id>`. */
  readonly id: WallpaperSource
  /** A name of the icon set. */
  readonly icon: string
  readonly categories?: (signal: AbortSignal) => Promise<readonly Category[]>
  /** Rejects with a `CallError` if there is nothing to show. */
  readonly load: (query: WallpaperQuery, signal: AbortSignal) => Promise<WallpaperPage>
  /** Calls `changed` when what it lists has changed. Returns what ends that. */
  readonly subscribe?: (changed: () => void) => () => void
  /** Wallpapers to choose from at random, of these categories or, without any, of all. Rejects as `load`. */
  readonly random: (categories: readonly string[]) => Promise<readonly WallpaperEntry[]>
}
