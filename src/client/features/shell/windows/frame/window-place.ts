import { createStore } from 'zustand/vanilla'
import type { Box } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { footHeight } from '../../../../ui/dom.ts'
import { offsetOf, placeFrame, restingOffset, type Viewport } from '../kernel/window-frame.ts'
import { dialogSettings } from '../settings.ts'

/** Size and position of the window that is open. */
interface WindowPlace {
  /** As wanted, in px: what a smaller viewport takes away comes back with it. */
  readonly size: Viewport
  /** As wanted, from the middle of the viewport, in px. */
  readonly offset: Point
  /** As shown, in px of the viewport. */
  readonly frame: Box
}

/** Undefined before the first window is placed. */
export const windowPlace = createStore<WindowPlace | undefined>()(() => undefined)

export const viewport = (): Viewport => ({ width: innerWidth, height: innerHeight })

function place(size: Viewport, offset: Point): void {
  windowPlace.setState({ size, offset, frame: placeFrame(size, offset, viewport()) }, true)
}

/** Places a window that opens: at the size of the settings, in the middle above the dock or where the last one was. */
export function placeNewWindow(): void {
  const { dialogWidth, dialogHeight, isDialogPosition, dialogTranslate } = dialogSettings.get()
  const offset = isDialogPosition ? dialogTranslate : restingOffset(dialogHeight, footHeight(), viewport())
  place({ width: dialogWidth, height: dialogHeight }, offset)
}

/** Keeps the window in reach as the viewport changes, and at the size of the settings as that changes. */
export function followViewportAndSettings(signal: AbortSignal): void {
  addEventListener('resize', placeAgain, { signal })
  let { dialogWidth: width, dialogHeight: height } = dialogSettings.get()
  const stop = dialogSettings.subscribe(({ dialogWidth, dialogHeight }) => {
    if (width === dialogWidth && height === dialogHeight) return
    ;[width, height] = [dialogWidth, dialogHeight]
    const now = windowPlace.getState()
    if (now === undefined || (now.size.width === width && now.size.height === height)) return
    place({ width, height }, now.offset)
  })
  signal.addEventListener('abort', stop)
}

function placeAgain(): void {
  const now = windowPlace.getState()
  if (now !== undefined) place(now.size, now.offset)
}

/** The user has moved the window: that is remembered where the settings say so. */
export function setMovedFrame(frame: Box): void {
  const now = windowPlace.getState()
  if (now === undefined) return
  const offset = offsetOf(frame, viewport())
  windowPlace.setState({ ...now, offset, frame }, true)
  if (dialogSettings.get().isDialogPosition) dialogSettings.update((values) => ({ ...values, dialogTranslate: offset }))
}

/** The user has resized the window: likewise. */
export function setResizedFrame(frame: Box): void {
  const size = { width: frame.width, height: frame.height }
  const offset = offsetOf(frame, viewport())
  windowPlace.setState({ size, offset, frame }, true)
  const { isDialogSize, isDialogPosition } = dialogSettings.get()
  dialogSettings.update((now) => ({
    ...now,
    ...(isDialogSize && { dialogWidth: size.width, dialogHeight: size.height }),
    ...(isDialogPosition && { dialogTranslate: offset }),
  }))
}
