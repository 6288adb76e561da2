import type { Season } from '../kernel/season.ts'

/** What flowers in a season: one petal, 22 units high about its middle, and its colours. */
export interface Blossom {
  readonly petal: string
  readonly tip: string
  readonly base: string
  readonly heart: string
}

/** Cherry in spring, crape myrtle in summer, osmanthus in autumn, plum in winter. */
export const BLOSSOMS: Readonly<Record<Season, Blossom>> = {
  spring: {
    petal: 'M0 11C-9 5-9-5-4.6-11L0-7.6 4.6-11C9-5 9 5 0 11z',
    ...{ tip: '#f9b9cd', base: '#e2708f', heart: '#f6cf6b' },
  },
  summer: {
    petal:
      'M0 11C-2.5 6-11 4-10-2.4-10-6-7-6.6-6-9.4-3.6-11.6-2-9 0-10.4 2-9 3.6-11.6 6-9.4 7-6.6 10-6 10-2.4 11 4 2.5 6 0 11z',
    ...{ tip: '#e48bcb', base: '#b4519f', heart: '#f7d878' },
  },
  autumn: {
    petal: 'M0 11C-8 6-8.6-6 0-10.6 8.6-6 8 6 0 11z',
    ...{ tip: '#f5bd4a', base: '#d98524', heart: '#fff1c9' },
  },
  winter: {
    petal: 'M0 11C-5 8.4-11 2.4-9.6-4.4-7-11.6 7-11.6 9.6-4.4 11 2.4 5 8.4 0 11z',
    ...{ tip: '#ec5f76', base: '#b32645', heart: '#ffd88c' },
  },
}

/** Degrees between two petals of a blossom. */
export const PETALS = [0, 72, 144, 216, 288] as const
