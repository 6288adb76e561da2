/** The surfaces that lie where the wallpaper may differ from its mean. */
export const PLACES = ['sidebar', 'search', 'dock'] as const

export type Place = (typeof PLACES)[number]
