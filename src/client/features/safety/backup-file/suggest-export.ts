import { createElement } from 'react'
import { isFirstTime } from '../../../core/documents/storage/first-time.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { daysOfWork } from '../local-history/lazy.ts'
import { isInCloud } from '../sync/lazy.ts'

const KEY = 'told-to-export'
/** Days with changes after which the desktop is worth a backup. */
const DAYS = 3

/**
 * Tells whoever has put in work that is in no cloud, once in this browser, that it is stored here only, and how to export
 * it. Never rejects.
 */
export async function suggestExport(storage: Storage): Promise<void> {
  try {
    if (await isInCloud(storage, 'nav_info')) return
    if ((await daysOfWork()) >= DAYS && (await isFirstTime(storage, KEY))) showNote()
  } catch {
    // storage fails: the next page tries again
  }
}

const showNote = () =>
  openOverlay(
    () => import('./ExportNote.tsx'),
    ({ ExportNote }, state) => (state.open ? createElement(ExportNote, state) : null),
  )
