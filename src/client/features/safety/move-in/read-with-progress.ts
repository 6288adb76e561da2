import { createElement } from 'react'
import { createStore } from 'zustand/vanilla'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import type { ReadingProgress } from './dialog/ReadingDialog.tsx'
import type { MoveIn, OfferedWidget, Unreadable } from './model.ts'
import { readInWorker } from './read/read-in-worker.ts'
import type { Readable } from './read/worker.ts'

/** Milliseconds after which it is shown how far a file has been read: most are read before. */
const PATIENCE_MS = 300

/**
 * Reads as `readInWorker` does, and shows how far it is where that takes a while.
 * @returns undefined if the user has cancelled it
 */
export async function readWithProgress(
  given: Readable,
  widgets: readonly OfferedWidget[],
): Promise<MoveIn | Unreadable | undefined> {
  const cancelling = new AbortController()
  const progress = createStore<ReadingProgress>()(() => ({ read: 0, all: 0 }))
  let close = () => {}
  const timer = setTimeout(() => {
    close = openOverlay(
      () => import('./dialog/ReadingDialog.tsx'),
      ({ ReadingDialog }, { open }) =>
        createElement(ReadingDialog, { open, progress, cancel: () => cancelling.abort() }),
    )
  }, PATIENCE_MS)
  try {
    return await readInWorker(given, widgets, {
      signal: cancelling.signal,
      onProgress: (read, all) => progress.setState({ read, all }),
    })
  } catch (error) {
    if (cancelling.signal.aborted) return undefined
    throw error
  } finally {
    clearTimeout(timer)
    close()
  }
}
