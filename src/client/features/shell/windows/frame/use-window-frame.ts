import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { DRAG } from '../../../../../shared/constants.ts'
import type { Box } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { footHeight, setFlag } from '../../../../ui/dom.ts'
import { measureGlass } from '../../../../ui/glass/glass-place.ts'
import { TEXT_INPUTS } from '../../../../ui/input/keyboard/text-inputs.ts'
import { type DragSession, listenToDrags } from '../../../../ui/input/pointer/pointer-drag.ts'
import { type Handle, moveFrame, resizeFrame } from '../kernel/window-frame.ts'
import { followViewportAndSettings, setMovedFrame, setResizedFrame, viewport, windowPlace } from './window-place.ts'

/** The frame of a full-screen window. */
const fullFrame = (): Box => ({ x: 0, y: 0, ...viewport() })

/** How much of the room above the dock a window may take before its own edge is over it, in px. */
const DOCK_GAP_PX = 20

/** Tells the dock whether it stands above the window's shadow: not where the window itself is over it, or is modal. */
const tellDock = (isClear: boolean) => setFlag(document.documentElement, 'window-clear-of-dock', isClear)

const isAboveDock = ({ y, height }: Box) => y + height <= innerHeight - footHeight() + DOCK_GAP_PX

/** Shows a frame by the element's styles: nothing renders while it is dragged. */
function show(element: HTMLElement, { x, y, width, height }: Box) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  measureGlass()
}

/** Positions the window: dragged by its header, resized at its handles, kept in reach as the viewport changes. */
export function useWindowFrame(
  window: RefObject<HTMLElement | null>,
  { isFullscreen, isModal }: { readonly isFullscreen: boolean; readonly isModal: boolean },
): void {
  useLayoutEffect(() => {
    const draw = () => {
      const place = windowPlace.getState()
      if (place === undefined || window.current === null) return
      show(window.current, isFullscreen ? fullFrame() : place.frame)
      tellDock(!isFullscreen && !isModal && isAboveDock(place.frame))
    }
    draw()
    return windowPlace.subscribe(draw)
  }, [window, isFullscreen, isModal])
  useLayoutEffect(() => () => tellDock(false), [])
  useEffect(() => {
    // pointer, viewport and settings are outside React
    const controller = new AbortController()
    listenToDrags((press) => beginSession(window.current, press), controller.signal)
    followViewportAndSettings(controller.signal)
    return () => controller.abort()
  }, [window])
}

/** The session of a press on the header or on a handle; undefined elsewhere and in a full-screen window. */
function beginSession(window: HTMLElement | null, press: PointerEvent): DragSession | undefined {
  const target = press.target instanceof Element ? press.target : undefined
  const frame = windowPlace.getState()?.frame
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
      if (!isAboveDock(shown)) tellDock(false)
    },
    end(isDrop) {
      if (!isDrop || !drags) show(window, frame)
      else if (handle === undefined) setMovedFrame(shown)
      else setResizedFrame(shown)
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

/**
 * Alt and an arrow move the window, with Shift they resize it, as with tiles; not in full screen, and not where text is
 * typed, as they move by words there. Returns whether the key was handled.
 */
export function changeFrameByKey(event: KeyboardEvent, isFullscreen: boolean): boolean {
  const by = ARROWS[event.key]
  const frame = windowPlace.getState()?.frame
  if (by === undefined || frame === undefined || !event.altKey || event.ctrlKey || event.metaKey) return false
  if (isFullscreen || (event.target instanceof Element && event.target.matches(TEXT_INPUTS))) return false
  if (event.shiftKey) setResizedFrame(resizeFrame(frame, { x: 1, y: 1 }, by, viewport()))
  else setMovedFrame(moveFrame(frame, by, viewport()))
  return true
}
