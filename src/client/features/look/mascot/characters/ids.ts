/** Who lives here: 小玄 the cat, 阿照 the lantern, 守更 the owl. */
export const characterIds = ['cat', 'lantern', 'owl'] as const

export type CharacterId = (typeof characterIds)[number]

/** What each may wear, by its number. */
export const DRESSES = [0, 1, 2] as const
