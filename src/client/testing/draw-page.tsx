import { createElement } from 'react'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Language } from '../../shared/constants.ts'
import { loaders } from '../contributions/deferred.ts'
import { settingsTabs } from '../contributions/settings-tabs.ts'
import { provideLoaders } from '../core/contribute/loaders.ts'
import { registry } from '../core/contribute/registry.ts'
import { history } from '../core/documents/history.ts'
import { connect } from '../core/net/call.ts'
import { testCallPorts, testStartContext } from '../core/testing.ts'
import { currentGroupState } from '../features/data/home/index.ts'
import { Drawer } from '../features/shell/settings/Drawer.tsx'
import { drawerState } from '../features/shell/settings/drawer-state.ts'
import { openApp } from '../features/shell/windows/index.ts'
import { closeWindow } from '../features/shell/windows/state/window-state.ts'
import applyProperties from '../startup/starts/apply-properties.ts'
import listenForCommands from '../startup/starts/listen-for-commands.ts'
import { openOverlay, overlays } from '../ui/overlay/overlay.ts'
import { toasts } from '../ui/overlay/toast/toast.ts'
import { drawHome } from './draw-home.tsx'
import { find, settled } from './elements.ts'

let isStarted = false

/** Draws the home screen as `drawHome` does, with keys, menus, windows and undo; nothing is open. */
export async function drawPage(documents: Readonly<Record<string, object>> = {}, language?: Language): Promise<void> {
  closeWindow()
  overlays.setState([], true)
  toasts.setState([], true)
  currentGroupState.setState({ id: '' })
  await drawHome(documents, language)
  window.focus() // keys go to this frame
  if (isStarted) return
  isStarted = true
  connect(testCallPorts())
  provideLoaders(loaders)
  history.track(registry().documents)
  const context = testStartContext()
  for (const { run } of [applyProperties, listenForCommands].flat()) await run(context)
}

/** Opens the settings at a tab, by its id or number. */
export function openTab(tab: string): void {
  drawerState.setState({ tab }, true)
  const close = openOverlay(
    async () => Drawer,
    (Settings, { open }) => createElement(Settings, { tabs: settingsTabs, open, close: () => close() }),
  )
}

/** Opens the window of an app, for a tile if it is a widget's, and waits until it is there. */
export async function openWindow(app: string, subject = 't'): Promise<Locator> {
  openApp({ app, subject })
  const shown = () => find('#layer-window [role="dialog"]')
  await expect.poll(() => shown()?.querySelector('[role="tabpanel"] > *')).toBeTruthy()
  await settled(shown() ?? document.body)
  return page.elementLocator(find('#layer-window') ?? document.body)
}

/** What a document holds, by its id. */
export function documentValue(id: string): unknown {
  return registry()
    .documents.find((one) => one.id === id)
    ?.get()
}
