import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { findApp } from '../../../../core/contribute/registry.ts'
import { readScreen } from '../../../../core/page/screen.ts'
import { sameJson } from '../../../../lib/values/json.ts'
import { appsOf, CLOSED, parseWindowState, type WindowState } from '../model.ts'
import { openApps } from './open-apps.ts'

/** The component window of this browser tab. */
export const windowState = createStore<WindowState>()(() => CLOSED)

export const useWindowState = (): WindowState => useStore(windowState)

/** Changes the window by one of the model's functions, and stores it. */
export function changeWindow(change: (now: WindowState) => WindowState): void {
  const now = change(windowState.getState())
  if (now === windowState.getState()) return
  windowState.setState(now, true)
  const apps = appsOf(now)
  if (!sameJson(apps, openApps.getState())) openApps.setState(apps, true)
  store(now)
}

export const minimizeWindow = (): void => changeWindow((now) => ({ ...now, isMinimized: true }))

export const toggleFullscreen = (): void => changeWindow((now) => ({ ...now, isFullscreen: !now.isFullscreen }))

export const closeWindow = (): void => changeWindow(() => CLOSED)

/** Makes way for the page: the window is minimized, on a phone, where that would be its end, closed. */
export const leaveWindow = (): void => (readScreen().mobile ? closeWindow() : minimizeWindow())

/** Calls `run` once: when the window, which is shown, is minimised or closed. */
export function onceWindowLeaves(run: () => void): void {
  const stop = windowState.subscribe(({ tabs, isMinimized }) => {
    if (tabs.length > 0 && !isMinimized) return
    stop()
    run()
  })
}

/** In the session: a reload keeps the open apps, another new tab has none of them. */
const KEY = 'genkan.window'

/** A full or forbidden storage costs only the window's return after a reload. */
function store(now: WindowState): void {
  try {
    if (now === CLOSED) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(now))
  } catch {}
}

/** The window as it was before a reload. */
export function storedWindow(): WindowState {
  try {
    return parseWindowState(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), (app) => findApp(app) !== undefined)
  } catch {
    return CLOSED
  }
}
