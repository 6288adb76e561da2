import { createElement } from 'react'
import type { Persistence } from '../../../core/documents/persistence/persistence.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { storageIssues } from '../../../core/documents/storage/storage-issues.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { emptyWebPictures } from '../../look/wallpaper/lazy.ts'

interface Ports {
  /** Answers of servers, which can be had again. */
  readonly answers: Storage
  readonly persistence: Pick<Persistence, 'refresh'>
}

/**
 * Follows changes that could not be saved. On a full disk what can be had again is given up first, and they are tried
 * again; as long as any is unsaved then, a note says so and offers a backup, which has them.
 */
export function followUnsaved({ answers, persistence }: Ports): void {
  let freeing: Promise<unknown> | undefined
  let close: (() => void) | undefined
  const isUnsaved = () => storageIssues.getState().some(({ at }) => at === 'unsaved')
  async function freeSpace() {
    await Promise.allSettled([emptyWebPictures(), empty(answers)])
    await persistence.refresh()
  }
  async function follow() {
    if (!isUnsaved()) {
      close?.()
      close = freeing = undefined
      return
    }
    const isFull = storageIssues.getState().some((issue) => issue.at === 'unsaved' && issue.full)
    if (isFull) freeing ??= freeSpace()
    await freeing
    if (isUnsaved()) close ??= openNote(isFull, () => void persistence.refresh())
  }
  storageIssues.subscribe(() => void follow())
  void follow()
}

const empty = (storage: Storage): Promise<void> =>
  storage.write(async (transaction) => {
    for (const key of await transaction.keys()) transaction.remove(key)
  })

const openNote = (isFull: boolean, retry: () => void) =>
  openOverlay(
    () => import('./UnsavedNote.tsx'),
    ({ UnsavedNote }, { open }) => (open ? createElement(UnsavedNote, { isFull, retry }) : null),
  )
