import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'

/** By hand, by name, or what was added last first. */
export const ORDERS = ['hand', 'name', 'added'] as const
export type Order = (typeof ORDERS)[number]

/** Rows of a list in an order; in all but that by hand folders come first, by their names. */
export function inOrder<Row extends { readonly node: BookmarkNode }>(
  rows: readonly Row[],
  order: Order,
  language: string,
): readonly Row[] {
  if (order === 'hand') return rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byName = ({ node: one }: Row, { node: other }: Row) => compare(one.name, other.name)
  const folders = rows.filter(({ node }) => isFolder(node)).toSorted(byName)
  const bookmarks = rows.filter(({ node }) => !isFolder(node))
  const addedOf = ({ node }: Row) => (isFolder(node) ? 0 : node.added)
  const byTime = (one: Row, other: Row) => addedOf(other) - addedOf(one)
  return [...folders, ...bookmarks.toSorted(order === 'name' ? byName : byTime)]
}
