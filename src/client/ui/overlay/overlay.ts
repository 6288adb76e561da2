import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { homeMessages } from '../messages.ts'
import { startLoadingSoon } from './loading/loading.ts'
import { showToast } from './toast/toast.ts'

/** What an overlay that was opened by a call knows about itself. */
export interface OverlayState {
  readonly open: boolean
  readonly close: () => void
}

export interface Overlay {
  readonly id: number
  readonly open: boolean
  readonly draw: (state: OverlayState) => ReactNode
}

/** The overlays that calls have opened, lowest first. */
export const overlays = createStore<readonly Overlay[]>()(() => [])

/** Longer than any closing animation (the sheet's 350 ms), after which a closed overlay is forgotten. Milliseconds. */
const forgetAfter = 500

let lastId = 0

/**
 * Opens an overlay from anywhere, as soon as its view has been loaded; the overlay root draws it. No Suspense here: React
 * holds a suspended view back for 300 ms, which a right click would feel.
 * @param load imports the view, so that a page pays only for the overlays it opens; while that takes long, the page says so
 * @param draw gives the overlay's element for its state
 * @param failed called when the view cannot be loaded (offline, or a newer build is out); the user is told
 * @returns closes it, or calls off its opening
 */
export function openOverlay<View>(
  load: () => Promise<View>,
  draw: (view: View, state: OverlayState) => ReactNode,
  failed: () => void = () => {},
): () => void {
  const id = ++lastId
  let calledOff = false
  const stopLoading = startLoadingSoon()
  const add = (view: View) => {
    if (calledOff) return
    overlays.setState([...overlays.getState(), { id, open: true, draw: (state) => draw(view, state) }], true)
  }
  const tell = () => {
    failed()
    showToast({ kind: 'error', text: homeMessages('cannotOpen') })
  }
  load().finally(stopLoading).then(add, tell)
  return () => {
    calledOff = true
    stopLoading()
    closeOverlay(id)
  }
}

/** Closes an overlay: it plays its leave and is forgotten. */
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
    forgetAfter,
  )
}
