import { createElement } from 'react'
import { openOverlay } from '../../ui/overlay/overlay.ts'
import type { AppRequest } from './app-request.ts'
import { CLOSED, openTab, toggleApp } from './model.ts'
import { changeWindow, storedWindow, storeWindow, windowState } from './window-state.ts'

let isStored = false

/** Opens an app as a tab; the window appears if it is closed or minimised. */
export function showApp({ app, subject = '', title = '' }: AppRequest): void {
  const wasClosed = windowState.getState() === CLOSED
  changeWindow((now) => openTab(now, { app, subject, title }))
  if (wasClosed) mountWindow(true)
}

/** Shows an open app, or minimises the window if it shows that app. */
export const toggleOpenApp = (app: string): void => changeWindow((now) => toggleApp(now, app))

/** Shows the window as it was before a reload: without animation, and the focus stays where it is. */
export function restoreWindow(): void {
  const stored = storedWindow()
  if (stored === CLOSED || windowState.getState() !== CLOSED) return
  changeWindow(() => stored)
  mountWindow(false)
}

/** Mounts the window until its last tab is closed. */
function mountWindow(isEntering: boolean): void {
  if (!isStored) storeWindow()
  isStored = true
  const close = openOverlay(
    () => import('./ComponentWindow.tsx'),
    ({ ComponentWindow }, { open }) => createElement(ComponentWindow, { open, isEntering }),
    () => changeWindow(() => CLOSED),
  )
  const stop = windowState.subscribe((now) => {
    if (now !== CLOSED) return
    stop()
    close()
  })
}
