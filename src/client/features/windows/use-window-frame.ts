import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { DRAG } from '../../../shared/constants.ts'
import type { Box } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { measureGlass } from '../../ui/glass/glass-place.ts'
import { type DragSession, listenToDrags } from '../../ui/input/pointer-drag.ts'
import { type Handle, moveFrame, offsetOf, placeFrame, resizeFrame, type Viewport } from './kernel/window-frame.ts'
import { dialogSettings } from './settings.ts'

/** The frame of the window while it is open; undefined before it is placed. */
const frameStore = createStore<Box | undefined>()(() => undefined)

const viewport = (): Viewport => ({ width: innerWidth, height: innerHeight })

/** The frame that the settings say: their size, and the remembered position. */
function settledFrame(): Box {
  const { dialogWidth, dialogHeight, isDialogPosition, dialogTranslate } = dialogSettings.get()
  const offset = isDialogPosition ? dialogTranslate : { x: 0, y: 0 }
  return placeFrame({ width: dialogWidth, height: dialogHeight }, offset, viewport())
}

/** The frame of a full-screen window. */
const fullFrame = (): Box => ({ x: 0, y: 0, ...viewport() })

/** Shows a frame by the element's styles: nothing renders while it is dragged. */
function show(element: HTMLElement, { x, y, width, height }: Box) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  measureGlass()
}

/** Stores the frame where the settings want it remembered, in one step of undo. */
function remember(frame: Box): void {
  frameStore.setState(frame, true)
  const { isDialogSize, isDialogPosition } = dialogSettings.get()
  dialogSettings.update((now) => ({
    ...now,
    ...(isDialogSize && { dialogWidth: Math.round(frame.width), dialogHeight: Math.round(frame.height) }),
    ...(isDialogPosition && { dialogTranslate: offsetOf(frame, viewport()) }),
  }))
}

/** Positions the window: dragged by its header, resized at its handles, kept in reach as the viewport changes. */
export function useWindowFrame(window: RefObject<HTMLElement | null>, isFullscreen: boolean): void {
  useLayoutEffect(() => frameStore.setState(settledFrame(), true), [])
  useLayoutEffect(() => {
    const draw = (frame: Box | undefined) => {
      if (frame !== undefined && window.current !== null) show(window.current, isFullscreen ? fullFrame() : frame)
    }
    draw(frameStore.getState())
    return frameStore.subscribe(draw)
  }, [window, isFullscreen])
  useEffect(() => {
    // pointer, viewport and settings are outside React
    const controller = new AbortController()
    const { signal } = controller
    listenToDrags((press) => beginSession(window.current, press), signal)
    addEventListener('resize', () => frameStore.setState((now) => now && placeAgain(now), true), { signal })
    let { dialogWidth, dialogHeight } = dialogSettings.get()
    const stop = dialogSettings.subscribe((now) => {
      if (now.dialogWidth === dialogWidth && now.dialogHeight === dialogHeight) return
      ;({ dialogWidth, dialogHeight } = now)
      const frame = frameStore.getState()
      if (frame?.width !== dialogWidth || frame.height !== dialogHeight)
        frameStore.setState(placeFrame({ width: dialogWidth, height: dialogHeight }, offsetNow(), viewport()), true)
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [window])
}

const offsetNow = (): Point => offsetOf(frameStore.getState() ?? settledFrame(), viewport())

const placeAgain = (frame: Box): Box => placeFrame(frame, offsetOf(frame, viewport()), viewport())

/** The session of a press on the header or on a handle; undefined elsewhere and in a full-screen window. */
function beginSession(window: HTMLElement | null, press: PointerEvent): DragSession | undefined {
  const target = press.target instanceof Element ? press.target : undefined
  const frame = frameStore.getState()
  if (window === null || frame === undefined || !target || !window.contains(target)) return undefined
  if (window.hasAttribute('data-fullscreen')) return undefined
  const handle = handleAt(target)
  const isHeader = target.closest('[data-window-header]') !== null && target.closest('button, [role="tab"]') === null
  if (handle === undefined && !isHeader) return undefined
  let drags = false
  let shown = frame
  return {
    move({ clientX, clientY }) {
      const by = { x: clientX - press.clientX, y: clientY - press.clientY }
      drags ||= Math.hypot(by.x, by.y) >= DRAG.clickDistancePx
      if (!drags) return
      shown = handle === undefined ? moveFrame(frame, by, viewport()) : resizeFrame(frame, handle, by, viewport())
      show(window, shown)
    },
    end(isDrop) {
      if (isDrop && drags) remember(shown)
      else show(window, frame)
    },
    drags: () => drags,
    holds: () => true,
  }
}

function handleAt(target: Element): Handle | undefined {
  const [x, y] = target.getAttribute('data-window-handle')?.split(' ').map(Number) ?? []
  return isSide(x) && isSide(y) ? { x, y } : undefined
}

const isSide = (value: number | undefined): value is -1 | 0 | 1 => value === -1 || value === 0 || value === 1

/** How far an arrow key moves or resizes the window, in px. */
const STEP_PX = 20

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

/** Alt and an arrow move the window, with Shift they resize it, as with tiles. Returns whether the key was handled. */
export function changeFrameByKey(event: KeyboardEvent): boolean {
  const by = ARROWS[event.key]
  const frame = frameStore.getState()
  if (by === undefined || frame === undefined || !event.altKey || event.ctrlKey || event.metaKey) return false
  remember(event.shiftKey ? resizeFrame(frame, { x: 1, y: 1 }, by, viewport()) : moveFrame(frame, by, viewport()))
  return true
}
