import { createElement } from 'react'
import { settleBackStack } from '../../../../ui/overlay/back/close-by-back.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { closeSettings } from '../../settings/index.ts'
import { setThreshold } from '../frame/threshold.ts'
import { focusWindow } from '../frame/use-window-focus.ts'
import { placeNewWindow } from '../frame/window-place.ts'
import { activeTab, CLOSED, openTab, toggleApp } from '../model.ts'
import { closeGoneSubjects, firstTileOf } from '../state/subjects.ts'
import { changeWindow, closeWindow, storedWindow, windowState } from '../state/window-state.ts'
import type { AppRequest } from './app-request.ts'

/** Opens an app as a tab; the window appears if it is closed or minimised. */
export function showApp({ app, subject = firstTileOf(app), title = '', from }: AppRequest): void {
  closeSettings() // it would lie above the window
  const wasClosed = windowState.getState() === CLOSED
  changeWindow((now) => openTab(now, { app, subject, title }))
  setThreshold(activeTab(windowState.getState())?.key ?? '', from)
  if (wasClosed) mountWindow(() => true)
  else focusWindow()
}

/** Shows an open app, or minimises the window if it shows that app. */
export function toggleOpenApp(app: string): void {
  changeWindow((now) => toggleApp(now, app))
  if (!windowState.getState().isMinimized) focusWindow()
}

/**
 * Shows the window as it was before a reload: without animation, and the focus stays where it is, unless the user shows
 * a minimised one before it has loaded.
 */
export function restoreWindow(): void {
  const stored = storedWindow()
  if (stored === CLOSED) settleBackStack()
  if (stored === CLOSED || windowState.getState() !== CLOSED) return
  changeWindow(() => stored)
  mountWindow(() => stored.isMinimized && !windowState.getState().isMinimized)
}

/**
 * Mounts the window until its last tab is closed.
 * @param isEntering asked once, when the view has loaded: whether the window appears now, and takes the focus
 */
function mountWindow(isEntering: () => boolean): void {
  const close = openOverlay(
    async () => {
      const { ComponentWindow: view } = await import('../frame/ComponentWindow.tsx')
      placeNewWindow()
      return { view, isEntering: isEntering() }
    },
    ({ view, isEntering }, { open }) => createElement(view, { open, isEntering }),
    closeWindow,
  )
  const stopFollowing = closeGoneSubjects()
  const end = (now = windowState.getState()) => {
    if (now !== CLOSED) return
    stop()
    stopFollowing()
    close()
  }
  const stop = windowState.subscribe(end)
  end() // what was stored may be gone altogether
}
