import { createElement } from 'react'
import { isFirstTime } from '../../../core/documents/storage/first-time.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { session } from '../../data/session/lazy.ts'
import { daysOfWork } from '../local-history/lazy.ts'

const KEY = 'told-to-export'
/** Days with changes after which the desktop is worth a backup. */
const DAYS = 3

/**
 * Tells a guest who has put in work, once in this browser, that it is stored here only, and how to export it. Never
 * rejects.
 */
export async function suggestExport(storage: Storage): Promise<void> {
  if (session.getState().login !== undefined) return
  try {
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
