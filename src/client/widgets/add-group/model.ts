import type { Item } from '../../../shared/entities/item.ts'

/** What of a group decides where it is listed. */
interface Listed {
  readonly subject: number
  readonly words: string
  readonly contents?: { readonly tiles: readonly Item[] }
  /** How often it was added. */
  readonly hot?: number | undefined
}

/** What groups are about, as the rail lists it (spec section 5). */
export const SUBJECTS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Subject = (typeof SUBJECTS)[number]

/** Where groups are found: all official ones, those of a subject, those that users share, and one's own among these. */
export type Section = 'all' | Subject | 'everyone' | 'own'

export const ORDERS = ['hot', 'new'] as const
export type Order = (typeof ORDERS)[number]

/** The official groups of a section in an order; the newest are those that the catalogue lists last. */
export function arranged<T extends Listed>(groups: readonly T[], section: Section, order: Order): readonly T[] {
  const ofSection = typeof section === 'number' ? groups.filter(({ subject }) => subject === section) : groups
  return order === 'new' ? ofSection.toReversed() : ofSection.toSorted((a, b) => (b.hot ?? 0) - (a.hot ?? 0))
}

/** The texts by which a group is found: its own, and the names of its sites. */
export const namesOf = ({ words, contents }: Listed): readonly string[] => [
  words,
  ...(contents?.tiles ?? []).flatMap(({ name, children = [] }) => [name, ...children.map((child) => child.name)]),
]
