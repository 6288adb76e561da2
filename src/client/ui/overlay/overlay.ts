import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { homeMessages } from '../messages.ts'
import { startDelayedLoading } from './loading/loading.ts'
import { showToast } from './toast/toast.ts'

/** The state passed to an overlay opened by `openOverlay`. */
export interface OverlayState {
  readonly open: boolean
  readonly close: () => void
}

export interface Overlay {
  readonly id: number
  readonly open: boolean
  readonly draw: (state: OverlayState) => ReactNode
}

/** The open overlays, lowest first. */
export const overlays = createStore<readonly Overlay[]>()(() => [])

/** A closed overlay is unmounted after this many ms: longer than any closing animation (the sheet's 350 ms). */
const UNMOUNT_DELAY_MS = 500

let lastId = 0

/**
 * Opens an overlay from anywhere once its view is imported. Without Suspense: React would hold a suspended view back
 * for 300 ms.
 * @param load imports the view; a slow import shows the loading plate
 * @param draw renders the overlay for its state
 * @param failed called when the import fails (offline, or a newer build is deployed); a toast reports it
 * @returns closes the overlay, or cancels its opening
 */
export function openOverlay<View>(
  load: () => Promise<View>,
  draw: (view: View, state: OverlayState) => ReactNode,
  failed: () => void = () => {},
): () => void {
  const id = ++lastId
  let isCancelled = false
  const stopLoading = startDelayedLoading()
  const add = (view: View) => {
    if (isCancelled) return
    overlays.setState([...overlays.getState(), { id, open: true, draw: (state) => draw(view, state) }], true)
  }
  const reportFailure = () => {
    failed()
    showToast({ kind: 'error', text: homeMessages('cannotOpen') })
  }
  load().finally(stopLoading).then(add, reportFailure)
  return () => {
    isCancelled = true
    stopLoading()
    closeOverlay(id)
  }
}

/** Closes an overlay: it plays its closing animation and is unmounted. */
export function closeOverlay(id: number): void {
  const now = overlays.getState()
  if (!now.some((overlay) => overlay.id === id && overlay.open)) return
  overlays.setState(
    now.map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)),
    true,
  )
  setTimeout(
    () =>
      overlays.setState(
        overlays.getState().filter((overlay) => overlay.id !== id),
        true,
      ),
    UNMOUNT_DELAY_MS,
  )
}
