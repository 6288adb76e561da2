import { createElement } from 'react'
import type { Tab } from '../../ui/form/tab.tsx'
import { openOverlay } from '../../ui/overlay/overlay.ts'
import { drawerState } from './drawer-state.ts'

type LoadTabs = () => Promise<readonly Tab[]>

/** Known once the page has settled; the button is there before. */
const offered = Promise.withResolvers<LoadTabs>()
let shut: (() => void) | undefined

/** Says where the tabs come from: every feature's, which no feature may import. */
export const provideTabs = (load: LoadTabs): void => offered.resolve(load)

/** Opens the settings, at a tab by its name or number, or where they were left; an open drawer goes there. */
export function openSettings(tab?: string): void {
  if (tab !== undefined) drawerState.setState({ tab }, true)
  if (shut !== undefined) return
  const close = openOverlay(
    () => Promise.all([import('./Drawer.tsx'), offered.promise.then((load) => load())]),
    ([{ Drawer }, tabs], { open }) => createElement(Drawer, { tabs, open, close: closeSettings }),
    () => (shut = undefined),
  )
  shut = close
}

/** Closes the drawer; it plays its leave, and the same act opens it anew. */
function closeSettings(): void {
  shut?.()
  shut = undefined
}
