import { createElement } from 'react'
import { registry } from '../../../core/contribute/registry.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { allowBrowserBookmarks, parseBrowserTree, readBrowserTree } from '../../data/bookmarks/lazy.ts'
import { messages } from './messages.ts'
import { MOVE_IN_LIMITS, type MoveIn, type Unreadable } from './model.ts'
import { openBackup } from './open-backup.ts'
import type { Readable } from './read/worker.ts'
import { readWithProgress } from './read-with-progress.ts'

/** Reads the file of another start page, and shows what would be moved in; nothing is changed yet. */
export const chooseMoveIn = (file: Blob): Promise<void> => readAndShow(async () => file)

/**
 * Shows the browser's own bookmarks as `chooseMoveIn` shows their file, once the browser allows it. To be called by what
 * handles a press; where it is not allowed that is said.
 */
export async function importFromBrowser(): Promise<void> {
  // first of all, while the browser takes it for a part of the press
  if (!(await allowBrowserBookmarks(() => messages('browser.notAllowed')))) return
  await readAndShow(async () => parseBrowserTree(await readBrowserTree(), MOVE_IN_LIMITS.listed))
}

async function readAndShow(open: () => Promise<Readable>): Promise<void> {
  const found = await read(open).catch(() => 'failed' as const)
  if (found === undefined) return
  if (found === 'failed') return void showToast({ kind: 'error', text: messages('failed') })
  if ('problem' in found) return void showToast({ kind: 'warning', text: problemText(found) })
  openOverlay(
    () => import('./dialog/MoveInDialog.tsx'),
    ({ MoveInDialog }, state) => createElement(MoveInDialog, { ...state, found }),
  )
}

function problemText(found: Unreadable): string {
  if (found.problem !== 'nothing') return messages(`problem.${found.problem}`)
  if (found.product === 'bookmarks') return messages('problem.noBookmarks')
  return messages('problem.nothing', { product: messages(`product.${found.product}`) })
}

/** Undefined if the user has cancelled it. */
async function read(open: () => Promise<Readable>): Promise<MoveIn | Unreadable | undefined> {
  const found = await readWithProgress(await open(), registry().widgets)
  if (found === undefined || 'problem' in found || found.backup === undefined) return found
  return openBackup(found.backup)
}
