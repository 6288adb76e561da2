import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import { useGlassState } from '../../ui/glass/glass-state.ts'
import { glassStyle } from '../../ui/glass/glass-style.ts'
import { undoByKey } from '../../ui/input/undo-by-key.ts'
import { layerElement } from '../../ui/overlay/layers.ts'
import { classes } from '../../ui/styles/classes.ts'
import surface from '../../ui/styles/surface.module.css'
import { AppViews } from './AppViews.tsx'
import styles from './ComponentWindow.module.css'
import { MobileWindow } from './MobileWindow.tsx'
import { activeTab, CLOSED, type WindowState } from './model.ts'
import { dialogSettings } from './settings.ts'
import { useMinimizeAnimation } from './use-minimize-animation.ts'
import { useTitle } from './use-title.ts'
import { useWindowFocus } from './use-window-focus.ts'
import { changeFrameByKey, useWindowFrame } from './use-window-frame.ts'
import { WindowHeader } from './WindowHeader.tsx'
import { changeWindow, toggleFullscreen, useWindowState } from './window-state.ts'

interface Props {
  /** False while it closes. */
  readonly open: boolean
  /** Whether it is opened by the user: then it animates and takes the focus. */
  readonly isEntering: boolean
}

/** The component window: one tab for each open app. */
export function ComponentWindow({ open, isEntering }: Props) {
  const { mobile } = useScreen()
  const state = useLastOpen(useWindowState())
  return mobile ? <MobileWindow open={open} state={state} /> : <DesktopWindow {...{ open, isEntering, state }} />
}

/** The last state with tabs: the one that is shown while the window closes. */
function useLastOpen(now: WindowState): WindowState {
  const last = useRef(now)
  if (now !== CLOSED) last.current = now
  return last.current
}

const minimize = () => changeWindow((now) => ({ ...now, isMinimized: true }))

/** On a desktop: not modal unless its mask is on; F6 moves between it and the home screen, Esc minimises it. */
function DesktopWindow({ open, isEntering, state }: Props & { readonly state: WindowState }) {
  const window = useRef<HTMLElement>(null)
  const { isDialogMask, isDialogAnimation } = useDocument(dialogSettings, (now) => now)
  const isShown = open && !state.isMinimized
  const title = useTitle(activeTab(state))
  useWindowFrame(window, state.isFullscreen)
  useMinimizeAnimation(window, state, isDialogAnimation)
  useWindowFocus(window, { isShown, isModal: isDialogMask, isEntering })
  useInertHome(isShown && isDialogMask)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') minimize()
    else if (event.key === 'F6' && !isDialogMask) focusHome()
    else if (changeFrameByKey(event) || undoByKey(event)) event.stopPropagation()
    else return
    event.preventDefault()
  }
  return createPortal(
    <>
      {isDialogMask ? <div className={styles.mask} data-shown={isShown || undefined} onPointerDown={minimize} /> : null}
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
        className={classes(surface.g3, styles.window, isEntering && isDialogAnimation && styles.animated)}
        style={useWindowStyle()}
        data-closing={open ? undefined : ''}
        data-minimized={state.isMinimized || undefined}
        data-fullscreen={state.isFullscreen || undefined}
        onKeyDown={onKeyDown}
        onDoubleClick={({ target }) => isHeader(target) && toggleFullscreen()}
      >
        <WindowHeader state={state} />
        <AppViews state={state} />
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

/** Glass, radius, mask and speed as the settings say. */
function useWindowStyle(): CSSProperties {
  const values = useDocument(dialogSettings, (now) => now)
  const look = useGlassState()
  return {
    ...glassStyle(look, {
      level: 3,
      opacity: values.dialogOpacity,
      defaultOpacity: dialogSettings.initial.dialogOpacity,
      glass: true,
      blur: (values.dialogVague / dialogSettings.initial.dialogVague) * DESIGN_BLUR_PX,
    }),
    '--radius': `${values.dialogRadius * RADIUS_FACTOR}px`,
    '--speed': `${values.isDialogAnimation ? values.dialogAnimationSpeed : 0}ms`,
    '--mask-blur': `${values.dialogMaskVague}px`,
  }
}

/** The blur of washi and the window's radius as designed are those of the settings' defaults. */
const DESIGN_BLUR_PX = 40
const RADIUS_FACTOR = 2

const focusHome = () => document.querySelector<HTMLElement>('#root [tabindex="0"], #root input')?.focus()

/** While the mask is on, the home screen takes neither focus nor pointer. */
function useInertHome(isInert: boolean): void {
  useEffect(() => {
    // the home screen is another React tree position: its root is not ours to render
    const root = document.getElementById('root')
    if (root === null || !isInert) return
    root.inert = true
    return () => {
      root.inert = false
    }
  }, [isInert])
}
