import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { drawerState } from './drawer-state.ts'
import type { Tab } from './form-tab.tsx'

type LoadTabs = () => Promise<readonly Tab[]>

/** Resolved after the first frame; the settings button works before. */
const tabLoader = Promise.withResolvers<LoadTabs>()
let closeOverlay: (() => void) | undefined

/** Provides the tabs of all features, which no feature may import. */
export const provideTabs = (load: LoadTabs): void => tabLoader.resolve(load)

/** The tabs of all features, once they are provided. */
export const loadTabs: LoadTabs = async () => (await tabLoader.promise)()

/**
 * Opens the settings at a tab by id or number, else at the last one; an open drawer switches to it.
 * @param row the label of a row, which gets the focus
 */
export function openSettings(tab?: string, row?: string): void {
  if (tab !== undefined) drawerState.setState({ tab, row }, true)
  if (closeOverlay !== undefined) return
  const close = openOverlay(
    () => Promise.all([import('./Drawer.tsx'), loadTabs()]),
    ([{ Drawer }, tabs], { open }) => createElement(Drawer, { tabs, open, close: closeSettings }),
    () => (closeOverlay = undefined),
  )
  closeOverlay = close
}

/** Closes the drawer; during its closing animation it can be opened again. */
export function closeSettings(): void {
  closeOverlay?.()
  closeOverlay = undefined
}
