import type { BoundNode, Pair } from './bound-node.ts'

/** What is one thing: on both sides, or on one of them. */
export interface Match {
  readonly item: BoundNode | undefined
  readonly bookmark: BoundNode | undefined
  /** What both had when they last agreed; undefined for what was never on both. */
  readonly agreed: Pair | undefined
}

/** What is on one side only, with what was agreed of it. */
interface Single {
  readonly node: BoundNode
  readonly agreed: Pair | undefined
}

/**
 * Finds what belongs together: by the pairs, then by what it is. What has come back under another id, or was never
 * paired, is the same as what has its name and address, or its address alone, in the same folder; folders are the same
 * by their name. So nothing is made twice, also where a step was cut short.
 */
export function findMatches(
  pairs: readonly Pair[],
  page: readonly BoundNode[],
  browser: readonly BoundNode[],
): readonly Match[] {
  const [items, bookmarks] = [byId(page), byId(browser)]
  const matches: Match[] = []
  const [itemPairs, bookmarkPairs] = [new Map<string, Pair>(), new Map<string, Pair>()]
  for (const pair of pairs) {
    if (itemPairs.has(pair.item) || bookmarkPairs.has(pair.bookmark)) continue
    itemPairs.set(pair.item, pair)
    bookmarkPairs.set(pair.bookmark, pair)
    const [item, bookmark] = [items.get(pair.item), bookmarks.get(pair.bookmark)]
    if (item === undefined || bookmark === undefined || isFolder(item) !== isFolder(bookmark)) continue
    matches.push({ item, bookmark, agreed: pair })
    items.delete(pair.item)
    bookmarks.delete(pair.bookmark)
  }
  const singles = {
    items: [...items.values()].map((node): Single => ({ node, agreed: itemPairs.get(node.id) })),
    bookmarks: [...bookmarks.values()].map((node): Single => ({ node, agreed: bookmarkPairs.get(node.id) })),
  }
  const pairUp = (keyOfItem: KeyOf, keyOfBookmark: KeyOf) => {
    const waiting = Map.groupBy(singles.bookmarks, ({ node }) => keyOfBookmark(node))
    singles.items = singles.items.filter(({ node, agreed }) => {
      const key = keyOfItem(node)
      const other = key === undefined ? undefined : waiting.get(key)?.shift()
      if (other === undefined) return true
      const both = agreed !== undefined && other.agreed !== undefined
      matches.push({ item: node, bookmark: other.node, agreed: both ? undefined : (agreed ?? other.agreed) })
      singles.bookmarks = singles.bookmarks.filter((one) => one !== other)
      return false
    })
  }
  const folderKey: KeyOf = (node) => (isFolder(node) ? node.name : undefined)
  pairUp(folderKey, folderKey)
  const [placeOfItem, placeOfBookmark] = placesIn(matches)
  const exact = (place: (folder: string) => string): KeyOf => {
    return ({ url, name, parent }) => (url === undefined ? undefined : JSON.stringify([place(parent), url, name]))
  }
  const sameAddress = (place: (folder: string) => string): KeyOf => {
    return ({ url, parent }) => (url === undefined ? undefined : JSON.stringify([place(parent), url]))
  }
  pairUp(exact(placeOfItem), exact(placeOfBookmark))
  pairUp(sameAddress(placeOfItem), sameAddress(placeOfBookmark))
  return [
    ...matches,
    ...singles.items.map(({ node, agreed }) => ({ item: node, bookmark: undefined, agreed })),
    ...singles.bookmarks.map(({ node, agreed }) => ({ item: undefined, bookmark: node, agreed })),
  ]
}

/** By what a node is found on the other side; undefined where it is not. */
type KeyOf = (node: BoundNode) => string | undefined

const byId = (nodes: readonly BoundNode[]) => new Map(nodes.map((node) => [node.id, node]))

export const isFolder = ({ url }: Pick<BoundNode, 'url'>): boolean => url === undefined

/** One name for a folder of both sides, by the id of its item and by that of its bookmark. */
function placesIn(matches: readonly Match[]) {
  const both = matches.flatMap(({ item, bookmark }) =>
    item !== undefined && bookmark !== undefined && isFolder(item) ? [[bookmark.id, item.id] as const] : [],
  )
  const itemOf = new Map(both)
  const placeOfItem = (folder: string) => `item ${folder}`
  const placeOfBookmark = (folder: string) => {
    const item = folder === '' ? '' : itemOf.get(folder)
    return item === undefined ? `bookmark ${folder}` : placeOfItem(item)
  }
  return [placeOfItem, placeOfBookmark] as const
}
