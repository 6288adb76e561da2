/** The browsers whose export of bookmarks is explained. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari'] as const
export type Browser = (typeof BROWSERS)[number]

/** The browser of a user agent; any unknown one counts as Chrome, from which most descend. */
export function browserOf(userAgent: string): Browser {
  if (/\bEdg(?:e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return 'firefox'
  return /\bSafari\//.test(userAgent) && !/(?:Chrome|Chromium|CriOS)\//.test(userAgent) ? 'safari' : 'chrome'
}

/** The key that opens a browser's own list of bookmarks, in stored form; Safari needs none, its menu exports them. */
export const bookmarksKey = (browser: Exclude<Browser, 'safari'>, isApple: boolean): string =>
  isApple && browser !== 'firefox' ? 'Ctrl+Alt+B' : 'Ctrl+Shift+O'
