import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { sameJson } from '../../../shared/lib/data/json.ts'
import { findApp } from '../../core/registry.ts'
import { appsOf, CLOSED, parseWindowState, type WindowState } from './model.ts'
import { openApps } from './open-apps.ts'

/** The component window of this browser tab. */
export const windowState = createStore<WindowState>()(() => CLOSED)

export const useWindowState = (): WindowState => useStore(windowState)

/** Changes the window by one of the model's functions. */
export function changeWindow(change: (now: WindowState) => WindowState): void {
  const now = change(windowState.getState())
  windowState.setState(now, true)
  const apps = appsOf(now)
  if (!sameJson(apps, openApps.getState())) openApps.setState(apps, true)
}

export const toggleFullscreen = (): void => changeWindow((now) => ({ ...now, isFullscreen: !now.isFullscreen }))

/** In the session: a reload keeps the open apps, another new tab has none of them. */
const KEY = 'genkan.window'

/** Stores every change of the window. A full or forbidden storage costs only its return after a reload. */
export function storeWindow(): void {
  windowState.subscribe((now) => {
    try {
      if (now === CLOSED) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, JSON.stringify(now))
    } catch {}
  })
}

/** The window as it was before a reload. */
export function storedWindow(): WindowState {
  try {
    return parseWindowState(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), (app) => findApp(app) !== undefined)
  } catch {
    return CLOSED
  }
}
