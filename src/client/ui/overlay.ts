import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

/** What an overlay that was opened by a call knows about itself. */
export interface OverlayState {
  readonly open: boolean
  readonly close: () => void
}

export interface Overlay {
  readonly id: number
  readonly open: boolean
  readonly draw: (state: OverlayState) => ReactNode
  /** Called when its view cannot be loaded. */
  readonly failed: () => void
}

/** The overlays that calls have opened, lowest first. */
export const overlays = createStore<readonly Overlay[]>()(() => [])

/** Longer than any closing animation (the sheet's 350 ms), after which a closed overlay is forgotten. */
const forgetAfter = 500

let lastId = 0

/**
 * Opens an overlay from anywhere; the overlay root draws it.
 * @param draw gives the overlay's element for its state; views are lazy, so that a page pays for those it opens
 * @param failed called instead when the view cannot be loaded
 * @returns closes it
 */
export function openOverlay(draw: Overlay['draw'], failed: () => void = () => {}): () => void {
  const id = ++lastId
  overlays.setState([...overlays.getState(), { id, open: true, draw, failed }], true)
  return () => closeOverlay(id)
}

/** Closes an overlay: it plays its leave and is forgotten. */
export function closeOverlay(id: number): void {
  const now = overlays.getState()
  if (!now.some((overlay) => overlay.id === id && overlay.open)) return
  overlays.setState(
    now.map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)),
    true,
  )
  setTimeout(() => forgetOverlay(id), forgetAfter)
}

/** Removes an overlay at once. */
export function forgetOverlay(id: number): void {
  overlays.setState(
    overlays.getState().filter((overlay) => overlay.id !== id),
    true,
  )
}
