import { createElement } from 'react'
import { registry } from '../../../core/contribute/registry.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'
import type { MoveIn, Unreadable } from './model.ts'
import { openBackup } from './open-backup.ts'
import { readWithProgress } from './read-with-progress.ts'

/** Reads the file of another start page, and shows what would be moved in; nothing is changed yet. */
export async function chooseMoveIn(file: Blob): Promise<void> {
  const found = await read(file).catch(() => 'failed' as const)
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
async function read(file: Blob): Promise<MoveIn | Unreadable | undefined> {
  const found = await readWithProgress(file, registry().widgets)
  if (found === undefined || 'problem' in found || found.backup === undefined) return found
  return openBackup(found.backup)
}
