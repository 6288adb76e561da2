import type { ReactNode } from 'react'
import { type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { Empty } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { plus } from '../../../kit/icons.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { useEntryFilter, useLanguage } from '../../../kit/text.ts'
import { bookmarks } from '../bookmark-source.ts'
import { openAddDialog } from '../dialogs/open-dialogs.ts'
import { bookMarksView } from '../document.ts'
import { inOrder } from '../kernel/order.ts'
import { hasTag } from '../kernel/tags.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn, countBookmarks, findableBookmark, type PlacedBookmark, pathTo } from '../model.ts'
import { DuplicatesView } from '../upkeep/DuplicatesView.tsx'
import { LinksView } from '../upkeep/LinksView.tsx'
import type { View } from '../view.ts'
import { BookmarkNote } from './BookmarkNote.tsx'

/** The rows of the window's list, and what stands in their place if there are none. */
interface ShownRows {
  readonly label: string
  readonly nodes: readonly BookmarkNode[]
  readonly noteOf: (node: BookmarkNode) => ReactNode
  /** The folder whose content they are; undefined where they come from several. */
  readonly folder: string | undefined
  /** Whether they have the order that they have in the folder. */
  readonly isByHand: boolean
  readonly instead: ReactNode
}

/** More results are not shown: a longer text finds fewer. */
const MOST_RESULTS = 200

/** What a text finds among all bookmarks, else what the view shows. */
export function useShownRows(view: View, text: string): ShownRows {
  const messages = useMessages()
  const language = useLanguage()
  const nodes = bookmarks.useNodes()
  const order = useDocument(bookMarksView, (now) => now.order)
  const placed = bookmarksIn(nodes)
  const wanted = text.trim()
  const listed = wanted === '' ? [] : placed.map((one) => ({ ...one, ...findableBookmark(one) }))
  const found = useEntryFilter(listed, text).slice(0, MOST_RESULTS)
  if (wanted !== '')
    return {
      ...fromSeveral(found),
      label: messages('search'),
      instead: <Empty fit="page" drawing="search" title={messages('notFound', { text: wanted })} />,
    }
  if (view.at === 'tag') {
    const tagged = placed.filter(({ bookmark }) => hasTag(bookmark, view.tag))
    const rows = inOrder(
      tagged.map((one) => ({ ...one, node: one.bookmark })),
      order,
      language,
    )
    return { ...fromSeveral(rows), label: view.tag, instead: <Empty fit="page" title={messages('emptyTag')} /> }
  }
  if (view.at === 'duplicates') return { ...fromSeveral([]), label: '', instead: <DuplicatesView /> }
  if (view.at === 'links') return { ...fromSeveral([]), label: '', instead: <LinksView /> }
  const path = pathTo(nodes, view.folder)
  const last = path.at(-1)
  const children = (last?.children ?? nodes).map((node) => ({ node }))
  return {
    label: last?.name ?? messages('all'),
    nodes: inOrder(children, order, language).map(({ node }) => node),
    noteOf: (node) =>
      isFolder(node) ? (
        messages('count', { count: groupedNumber(countBookmarks(node.children), language) })
      ) : (
        <BookmarkNote bookmark={node} />
      ),
    folder: last?.id ?? '',
    isByHand: order === 'hand',
    instead: (
      <Empty
        fit="page"
        title={messages('emptyFolder')}
        action={{ label: messages('addTitle'), icon: plus, run: () => openAddDialog(last?.id ?? '') }}
      />
    ),
  }
}

/** Bookmarks of several folders: each says where it is. */
function fromSeveral(placed: readonly PlacedBookmark[]) {
  const paths = new Map(placed.map(({ bookmark, path }) => [bookmark.id, path]))
  return {
    nodes: placed.map(({ bookmark }) => bookmark),
    noteOf: (node: BookmarkNode) =>
      isFolder(node) ? null : <BookmarkNote bookmark={node} path={paths.get(node.id) ?? []} />,
    folder: undefined,
    isByHand: false,
  }
}
