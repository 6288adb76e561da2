/** The browsers for which the extension is packed. */
export const BROWSERS = ['chrome', 'edge', 'firefox'] as const
export type Browser = (typeof BROWSERS)[number]
