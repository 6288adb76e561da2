import { createElement } from 'react'
import { registry } from '../../core/registry.ts'
import { openOverlay } from '../../ui/overlay/overlay.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'
import type { MoveIn, Unreadable } from './model.ts'
import { openBackup } from './open-backup.ts'
import { readInWorker } from './read-in-worker.ts'

/** Reads the file of another start page, and shows what would be moved in; nothing is changed yet. */
export async function chooseMoveIn(file: Blob): Promise<void> {
  const close = showToast({ kind: 'progress', text: messages('reading') })
  const found = await read(file).catch(() => undefined)
  close()
  if (found === undefined) return void showToast({ kind: 'error', text: messages('failed') })
  if ('problem' in found) return void showToast({ kind: 'warning', text: messages(`problem.${found.problem}`) })
  openOverlay(
    () => import('./MoveInDialog.tsx'),
    ({ MoveInDialog }, state) => createElement(MoveInDialog, { ...state, found }),
  )
}

async function read(file: Blob): Promise<MoveIn | Unreadable> {
  const found = await readInWorker(file, registry().widgets)
  return 'problem' in found || found.backup === undefined ? found : openBackup(found.backup)
}
