import { createStore } from 'zustand/vanilla'

/**
 * Addresses of wallpapers by their source: a reference, such as `genkan:aurora`, or the address of a still of the web.
 * They are alternatives of one picture, the best first; none for a wallpaper that is not there. A source is absent until
 * it has been looked up.
 */
export const wallpaperUrls = createStore<Readonly<Record<string, readonly string[]>>>()(() => ({}))
