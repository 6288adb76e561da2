import { type KeyboardEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { placeGlass } from '../../../../ui/glass/glass-place.ts'
import { undoByKey } from '../../../../ui/input/keyboard/undo-by-key.ts'
import { layerElement } from '../../../../ui/overlay/layers.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import surface from '../../../../ui/styles/surface.module.css'
import { activeTab, CLOSED, type WindowState } from '../model.ts'
import { dialogSettings } from '../settings.ts'
import { useTitle } from '../state/use-title.ts'
import { minimizeWindow, toggleFullscreen, useWindowState, windowState } from '../state/window-state.ts'
import { AppViews } from '../views/AppViews.tsx'
import { createViewsElement, ViewsPlace } from '../views/ViewsPlace.tsx'
import styles from './ComponentWindow.module.css'
import { MobileWindow } from './MobileWindow.tsx'
import { useMinimizeAnimation } from './use-minimize-animation.ts'
import { useThreshold } from './use-threshold.ts'
import { focusHome, useFadedHome, useInertHome, useMinimizeFromHome, useWindowFocus } from './use-window-focus.ts'
import { changeFrameByKey, useWindowFrame } from './use-window-frame.ts'
import { useWindowLook } from './use-window-look.ts'
import { WindowHeader } from './WindowHeader.tsx'

interface Props {
  /** False while it closes. */
  readonly open: boolean
  /** Whether it is opened by the user: then it animates and takes the focus. */
  readonly isEntering: boolean
}

/** The component window: one tab for each open app. Its views are rendered beside window and sheet, and shown in one. */
export function ComponentWindow({ open, isEntering }: Props) {
  const { mobile } = useScreen()
  const state = useLastOpen(useWindowState(), open)
  const [views] = useState(createViewsElement)
  return (
    <>
      {mobile ? (
        <MobileWindow {...{ open, state, views }} />
      ) : (
        <DesktopWindow {...{ open, isEntering, state, views }} />
      )}
      {createPortal(<AppViews state={state} onKeyDown={mobile ? undefined : handleKey} />, views)}
    </>
  )
}

/** The last state while it was open: while one window closes, another may be open already. */
function useLastOpen(now: WindowState, open: boolean): WindowState {
  const last = useRef(now)
  if (open && now !== CLOSED) last.current = now
  return last.current
}

/** The keys of the window that neither a view nor a tab has handled. */
function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  if (event.key === 'Escape' && isSearchedFor(event.target)) return
  if (event.key === 'Escape') minimizeWindow()
  else if (event.key === 'F6' && !dialogSettings.get().isDialogMask) focusHome()
  else if (changeFrameByKey(event, windowState.getState().isFullscreen) || undoByKey(event)) event.stopPropagation()
  else return
  event.preventDefault()
}

/** Esc empties a search first. */
const isSearchedFor = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''

interface ShellProps extends Props {
  readonly state: WindowState
  readonly views: HTMLElement
}

/** On a desktop: not modal unless its mask is on; F6 moves between it and the home screen, Esc minimises it. */
function DesktopWindow({ open, isEntering, state, views }: ShellProps) {
  const window = useRef<HTMLElement>(null)
  const { isDialogMask, isDialogAnimation } = useDocument(dialogSettings, (now) => now)
  const isShown = open && !state.isMinimized
  const active = activeTab(state)
  const title = useTitle(active)
  const look = useWindowLook()
  useWindowFrame(window, { isFullscreen: state.isFullscreen, isModal: isDialogMask })
  useMinimizeAnimation(window, state, isDialogAnimation)
  useThreshold(window, { open, isEntering, isMinimized: state.isMinimized, tab: active?.key ?? '' })
  useFadedHome(isShown)
  useInertHome(isShown && isDialogMask) // before the focus goes back to it
  useWindowFocus(window, { isShown, isModal: isDialogMask, isEntering, tab: active?.key ?? '' })
  useMinimizeFromHome(isShown)
  return createPortal(
    <>
      {isDialogMask ? (
        <div
          className={styles.mask}
          style={look.style}
          data-shown={isShown || undefined}
          onPointerDown={minimizeWindow}
        />
      ) : null}
      <section
        ref={(element) => {
          window.current = element
          return placeGlass(element)
        }}
        role="dialog"
        aria-label={title}
        aria-modal={isDialogMask || undefined}
        tabIndex={-1}
        inert={!isShown}
        className={classes(surface.g3, styles.window, isEntering && styles.entering)}
        style={look.style}
        data-theme={look.theme}
        data-wallpaper-text={look.text}
        data-closing={open ? undefined : ''}
        data-minimized={state.isMinimized || undefined}
        data-fullscreen={state.isFullscreen || undefined}
        onKeyDown={handleKey}
        onDoubleClick={({ target }) => isHeader(target) && toggleFullscreen()}
      >
        <div className={styles.content}>
          <WindowHeader state={state} />
          <ViewsPlace views={views} />
        </div>
        {HANDLES.map(([x, y]) => (
          <div key={`${x} ${y}`} className={styles.handle} data-window-handle={`${x} ${y}`} />
        ))}
      </section>
    </>,
    layerElement('window'),
  )
}

/** The part of the header that drags the window: no tab, no button. */
const isHeader = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-window-header]') !== null && target.closest('button') === null

/** The handles at the edges and, above them, at the corners. */
const HANDLES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
