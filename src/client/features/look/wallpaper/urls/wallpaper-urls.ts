import { createStore } from 'zustand/vanilla'

/**
 * Addresses of wallpapers by their source: a reference, such as `genkan:aurora`, or the address of a still of the web.
 * They are alternatives of one picture, the best first; none for a wallpaper that is not there. A source is absent until
 * it has been looked up.
 */
export const wallpaperUrls = createStore<Readonly<Record<string, readonly string[]>>>()(() => ({}))

/** The source that was looked up for an address; of any other address itself. */
export const sourceOfUrl = (url: string): string =>
  Object.entries(wallpaperUrls.getState()).find(([, urls]) => urls.includes(url))?.[0] ?? url
