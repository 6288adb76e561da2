import { createStore } from 'zustand/vanilla'
import { findApp } from '../../../../core/contribute/registry.ts'
import { isLowScreen } from '../../../../core/page/screen.ts'
import type { Box } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { sameJson } from '../../../../lib/values/json.ts'
import { footHeight } from '../../../../ui/dom.ts'
import { offsetOf, placeFrame, restingOffset, roomBelowTools, type Viewport } from '../kernel/window-frame.ts'
import { grownSize, openingSize } from '../kernel/window-size.ts'
import { activeTab, type WindowTab } from '../model.ts'
import { dialogSettings } from '../settings.ts'
import { windowState } from '../state/window-state.ts'

/** Size and position of the window that is open. */
interface WindowPlace {
  /** As wanted, in px: what a smaller viewport takes away comes back with it. */
  readonly size: Viewport
  /** As wanted, from the middle of the viewport, in px. */
  readonly offset: Point
  /** As shown, in px of the viewport. */
  readonly frame: Box
  /** The user has given this window its size: no app changes it. */
  readonly isSized: boolean
}

/** Undefined before the first window is placed. */
export const windowPlace = createStore<WindowPlace | undefined>()(() => undefined)

export const viewport = (): Viewport => ({ width: innerWidth, height: innerHeight })

function place(size: Viewport, offset: Point, isSized = false): void {
  windowPlace.setState({ size, offset, frame: placeFrame(size, offset, viewport()), isSized }, true)
}

const sizeIn = ({ dialogWidth: width, dialogHeight: height }: typeof dialogSettings.initial): Viewport => ({
  width,
  height,
})
const INITIAL_SIZE = sizeIn(dialogSettings.initial)

type Shown = Pick<WindowTab, 'app' | 'subject'>

/** The size that a window of this app opens in: that the user gave it; any other but on a low screen below the tools. */
function sizeOf({ app, subject }: Shown): Viewport {
  const settings = dialogSettings.get()
  const remembered = settings.isDialogSize ? settings.dialogSizes[app] : undefined
  if (remembered !== undefined) return remembered
  const suggested = findApp(app)?.windowSize
  const own = typeof suggested === 'function' ? suggested(subject) : suggested
  const size = openingSize({ chosen: sizeIn(settings), initial: INITIAL_SIZE, own })
  return isLowScreen() ? size : { ...size, height: Math.min(size.height, roomBelowTools(viewport(), footHeight())) }
}

const shown = (): Shown => activeTab(windowState.getState()) ?? { app: '', subject: '' }

const resting = ({ height }: Viewport): Point => restingOffset(height, footHeight(), viewport())

/** Places a window that opens: at the size of its apps, in the middle above the dock or where the last one was. */
export function placeNewWindow(): void {
  const { isDialogPosition, dialogTranslate } = dialogSettings.get()
  const [first = sizeOf({ app: '', subject: '' }), ...others] = windowState.getState().tabs.map(sizeOf)
  const size = others.reduce(grownSize, first)
  place(size, isDialogPosition ? dialogTranslate : resting(size))
}

/** Gives an open window room for the app that appears in it, unless the user has given it its size. */
function makeRoom(): void {
  const now = windowPlace.getState()
  if (now === undefined || now.isSized || shown().app === '') return
  const size = grownSize(now.size, sizeOf(shown()))
  if (sameJson(size, now.size)) return
  place(size, sameJson(now.offset, resting(now.size)) ? resting(size) : now.offset)
}

/** Keeps the window in reach as the viewport changes, and at the size of settings and apps as those change. */
export function followViewportAndSettings(signal: AbortSignal): void {
  addEventListener('resize', placeAgain, { signal })
  let last = sizeIn(dialogSettings.get())
  const stop = dialogSettings.subscribe((settings) => {
    const chosen = sizeIn(settings)
    if (sameJson(chosen, last)) return
    last = chosen
    const now = windowPlace.getState()
    if (now !== undefined) place(sameJson(chosen, INITIAL_SIZE) ? sizeOf(shown()) : chosen, now.offset)
  })
  signal.addEventListener('abort', stop)
  signal.addEventListener('abort', windowState.subscribe(makeRoom))
}

function placeAgain(): void {
  const now = windowPlace.getState()
  if (now !== undefined) place(now.size, now.offset, now.isSized)
}

/** The user has moved the window: that is remembered where the settings say so. */
export function setMovedFrame(frame: Box): void {
  const now = windowPlace.getState()
  if (now === undefined) return
  const offset = offsetOf(frame, viewport())
  windowPlace.setState({ ...now, offset, frame }, true)
  if (dialogSettings.get().isDialogPosition) dialogSettings.update((values) => ({ ...values, dialogTranslate: offset }))
}

/** The user has resized the window: likewise, for windows of the app that it shows. */
export function setResizedFrame(frame: Box): void {
  const size = { width: frame.width, height: frame.height }
  const offset = offsetOf(frame, viewport())
  windowPlace.setState({ size, offset, frame, isSized: true }, true)
  const { isDialogSize, isDialogPosition } = dialogSettings.get()
  dialogSettings.update((now) => ({
    ...now,
    ...(isDialogSize && { dialogSizes: { ...now.dialogSizes, [shown().app]: size } }),
    ...(isDialogPosition && { dialogTranslate: offset }),
  }))
}
