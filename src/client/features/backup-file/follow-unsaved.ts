import { createElement } from 'react'
import type { Persistence } from '../../core/persistence.ts'
import type { Storage } from '../../core/storage.ts'
import { storageIssues } from '../../core/storage-issues.ts'
import { openOverlay } from '../../ui/overlay/overlay.ts'
import { emptyWebPictures } from '../wallpaper/lazy.ts'

interface Ports {
  /** Answers of servers, which can be had again. */
  readonly answers: Storage
  readonly persistence: Pick<Persistence, 'refresh'>
}

/**
 * Follows changes that could not be saved. On a full disk what can be had again is given up, once for each page, and they
 * are tried again at once; as long as any is unsaved, a note says so and offers a backup, which has them.
 */
export function followUnsaved({ answers, persistence }: Ports): void {
  let hasFreed = false
  let close: (() => void) | undefined
  const retry = () => void persistence.refresh()
  async function freeSpace() {
    hasFreed = true
    await Promise.allSettled([emptyWebPictures(), empty(answers)])
    retry()
  }
  const follow = () => {
    const unsaved = storageIssues.getState().filter((issue) => issue.at === 'unsaved')
    if (!hasFreed && unsaved.some(({ full }) => full)) void freeSpace()
    if (unsaved.length > 0) close ??= openNote(retry)
    else {
      close?.()
      close = undefined
    }
  }
  storageIssues.subscribe(follow)
  follow()
}

const empty = (storage: Storage): Promise<void> =>
  storage.write(async (transaction) => {
    for (const key of await transaction.keys()) transaction.remove(key)
  })

const openNote = (retry: () => void) =>
  openOverlay(
    () => import('./UnsavedNote.tsx'),
    ({ UnsavedNote }, { open }) => (open ? createElement(UnsavedNote, { retry }) : null),
  )
