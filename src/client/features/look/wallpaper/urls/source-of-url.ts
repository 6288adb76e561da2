import { wallpaperUrls } from './wallpaper-urls.ts'

/** The source that was looked up for an address; of any other address itself. */
export const sourceOfUrl = (url: string): string =>
  Object.entries(wallpaperUrls.getState()).find(([, urls]) => urls.includes(url))?.[0] ?? url
