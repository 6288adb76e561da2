import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'

/** Wallpapers that can be gone back to. */
export const HISTORY_LIMIT = 20

/** The wallpapers that were shown last, oldest first, and which of them is shown. */
export interface WallpaperHistory {
  readonly entries: readonly WallpaperEntry[]
  /** -1 for none. */
  readonly index: number
  /** When the wallpaper was last changed, in ms. */
  readonly changedAt: number
}

export const NO_HISTORY: WallpaperHistory = { entries: [], index: -1, changedAt: 0 }

/** Adds the wallpaper that is shown now: after the present one, in place of those that followed it. */
export function recordShown(
  { entries, index }: WallpaperHistory,
  entry: WallpaperEntry,
  now: number,
): WallpaperHistory {
  const before = entries.slice(0, index + 1).filter((one) => wallpaperKey(one) !== wallpaperKey(entry))
  const kept = [...before, entry].slice(-HISTORY_LIMIT)
  return { entries: kept, index: kept.length - 1, changedAt: now }
}

/** Goes a step through the history; the same value at its ends. @param by -1 to the wallpaper before, 1 to the one after */
export function goThrough(history: WallpaperHistory, by: -1 | 1, now: number): WallpaperHistory {
  const index = history.index + by
  return history.entries[index] === undefined ? history : { ...history, index, changedAt: now }
}

/** Whether the wallpaper is to be changed. @param minutes the interval; 0 is never */
export function isDue(minutes: number, changedAt: number, now: number): boolean {
  if (minutes === 0) return false
  return changedAt > now || now - changedAt >= minutes * 60_000
}
