const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

export type Season = (typeof SEASONS)[number]

/** The season of a day, by its month, as it is north of the equator. */
export const seasonOf = (day: Date): Season => SEASONS[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'winter'
