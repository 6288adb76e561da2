import type { Group } from '../../../../../shared/entities/item.ts'
import type { Section } from '../../../../../shared/entities/section.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { indexOfGroup, showGroup } from '../../../data/home/index.ts'
import { applyBackup } from '../apply/apply-backup.ts'
import { NoRoomError } from '../apply/apply-contents.ts'
import { applyBookmarks, applyMoveIn } from '../apply/apply-move-in.ts'
import { messages } from '../messages.ts'
import type { Contents, MoveIn } from '../model.ts'
import type { Destination } from './BookmarkDestination.tsx'

/** What the user has chosen of a file. */
interface Choice {
  readonly groups: readonly Group[]
  readonly replaces: boolean
  /** Whether pictures of other sites are fetched. */
  readonly web: boolean
  readonly contents: Contents | undefined
  /** Of a backup of ours. */
  readonly sections: readonly Section[]
  readonly destination: Destination
}

/** Moves in what was chosen, shows it and says so. @returns false if it failed, which has been said; nothing has changed */
export async function applyChoice(found: MoveIn, choice: Choice): Promise<boolean> {
  try {
    await apply(found, choice)
  } catch (error) {
    showToast({ kind: 'error', text: messages(error instanceof NoRoomError ? 'noRoom' : 'failed') })
    return false
  }
  if (choice.destination === 'app') return true // the app says itself what it has added
  const [first] = choice.groups
  if (first !== undefined) showGroup(indexOfGroup(first.id))
  showUndoToast(messages('moved'))
  return true
}

async function apply({ pictures, backup, bookmarks }: MoveIn, choice: Choice): Promise<void> {
  const { groups, replaces, web, contents, sections, destination } = choice
  if (bookmarks !== undefined && destination === 'app') return applyBookmarks(bookmarks)
  if (backup !== undefined) return applyBackup(groups, { backup, replaces, sections })
  const { hasWallpaper } = await applyMoveIn(groups, { pictures, replaces, web, ...(contents && { contents }) })
  if (!hasWallpaper) showToast({ kind: 'warning', text: messages('noWallpaper') })
}
