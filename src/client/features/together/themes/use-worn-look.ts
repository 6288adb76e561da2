import { useSyncExternalStore } from 'react'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { THEME_PARTS } from './parts.ts'

const documents = [wallpaperSettings, ...Object.values(THEME_PARTS).map(({ document }) => document)]

function subscribe(listener: () => void): () => void {
  const ends = documents.map((document) => document.watch(listener))
  return () => ends.forEach((end) => void end())
}

/** Changes whenever the page's own looks do; what is only tried on is none of its own. */
export function useWornLook(): unknown {
  return useSyncExternalStore(subscribe, wornValues)
}

let last: readonly unknown[] = []

function wornValues(): readonly unknown[] {
  const now = documents.map((document) => document.kept())
  if (now.some((value, at) => value !== last[at])) last = now
  return last
}
