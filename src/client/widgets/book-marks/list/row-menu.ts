import { type BookmarkFolder, type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'
import { openUrl } from '../../../kit/desktop.ts'
import { arrowOut, copy, edit, folder, home, plus, tag, trash } from '../../../kit/icons.ts'
import { afterMenu, copyText, type MenuEntry, showToast } from '../../../kit/interaction.ts'
import { addToDesktop, removeMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { openEditDialog, openFolderDialog, openMoveDialog, openTagDialog } from '../dialogs/open-dialogs.ts'
import { parentOf } from '../kernel/tree.ts'
import { messages } from '../messages.ts'

/** Edits a bookmark, or renames a folder. */
export function editNode(node: BookmarkNode): void {
  if (isFolder(node)) openFolderDialog({ renamed: node })
  else openEditDialog(node, parentOf(bookmarks.get(), node.id) ?? '')
}

/** What can be done with a row. @param onRemoved called once it is deleted or elsewhere */
export function rowMenu(node: BookmarkNode, onRemoved: () => void): readonly MenuEntry[] {
  const ids = new Set([node.id])
  const opens: readonly MenuEntry[] = isFolder(node)
    ? []
    : [
        { id: 'open', label: messages('openInTab'), icon: arrowOut, run: () => openUrl(node.url, 'tab') },
        { id: 'copy', label: messages('copyAddress'), icon: copy, run: () => void copyAddress(node.url) },
      ]
  const tags: readonly MenuEntry[] = isFolder(node)
    ? []
    : [{ id: 'tags', label: messages('editTags'), icon: tag, run: () => afterMenu(() => openTagDialog(ids)) }]
  return [
    ...opens,
    'divider',
    {
      id: 'edit',
      label: messages(isFolder(node) ? 'rename' : 'edit'),
      icon: edit,
      shortcut: 'F2',
      run: () => afterMenu(() => editNode(node)),
    },
    ...tags,
    ...placeEntries(node, onRemoved),
    'divider',
    {
      id: 'delete',
      label: messages('delete'),
      icon: trash,
      shortcut: 'Del',
      danger: true,
      run: () => {
        removeMarks(ids)
        onRemoved()
      },
    },
  ]
}

/** What can be done with a folder besides renaming and deleting it. @param addInside begins to name one in it */
export const folderEntries = (node: BookmarkFolder, addInside: () => void): readonly MenuEntry[] => [
  { id: 'inside', label: messages('newFolderInside'), icon: plus, run: addInside },
  ...placeEntries(node),
]

/** Where a node can be put. */
const placeEntries = (node: BookmarkNode, onMoved = () => {}): readonly MenuEntry[] => [
  {
    id: 'move',
    label: messages('moveTo'),
    icon: folder,
    run: () => afterMenu(() => openMoveDialog(new Set([node.id]), onMoved)),
  },
  { id: 'desktop', label: messages('toDesktop'), icon: home, run: () => addToDesktop([node]) },
]

async function copyAddress(url: string): Promise<void> {
  const isCopied = await copyText(url)
  showToast({ kind: isCopied ? 'success' : 'error', text: messages(isCopied ? 'copied' : 'notCopied') })
}
