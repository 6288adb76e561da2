import type { Item } from '../../../shared/entities/item.ts'

/** What of a group decides where it is listed. */
interface Listed {
  readonly subject: number
  readonly words: string
  readonly tiles: readonly Item[]
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

/** How many tiles of each kind there are. */
export interface Contents {
  readonly icons: number
  readonly widgets: number
}

/** Counts icons, those in folders, too, and widgets. */
export function contentsOf(tiles: readonly Item[]): Contents {
  const folders = tiles.filter(({ component }) => component === 'folder')
  const inside = folders.reduce((sum, { children = [] }) => sum + children.length, 0)
  const icons = tiles.filter(({ type }) => type === 'icon').length
  return { icons: icons + inside, widgets: tiles.length - folders.length - icons }
}

/** The icons that stand for a group on its card, those in folders last. */
export function facesOf(tiles: readonly Item[], most: number): readonly Item[] {
  const loose = tiles.filter(({ type }) => type === 'icon')
  return [...loose, ...tiles.flatMap(({ children = [] }) => children)].slice(0, most)
}

/** The official groups of a section in an order; the newest are those that the catalogue lists last. */
export function arranged<T extends Listed>(groups: readonly T[], section: Section, order: Order): readonly T[] {
  const ofSection = typeof section === 'number' ? groups.filter(({ subject }) => subject === section) : groups
  return order === 'new' ? ofSection.toReversed() : ofSection.toSorted((a, b) => (b.hot ?? 0) - (a.hot ?? 0))
}

/** The texts by which a group is found: its own, and the names of its sites. */
export const namesOf = ({ words, tiles }: Listed): readonly string[] => [
  words,
  ...tiles.flatMap(({ name, children = [] }) => [name, ...children.map((child) => child.name)]),
]
