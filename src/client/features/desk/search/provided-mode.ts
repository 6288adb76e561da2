import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import type { ModePanelProps, Rows } from './panel/rows.ts'
import { searchSettings } from './settings.first-frame.ts'

/** The number of the tab that a wing above provides, in the settings. */
export const PROVIDED_TAB = 2

/** A tab of the box beside web and local search, which a wing above provides: what is typed is sent somewhere. */
export interface ProvidedMode {
  readonly icon: string
  readonly sendIcon: string
  /** Its texts in the language of the page. */
  readonly texts: () => ModeTexts
  /** In place of the engine's icon, 20 px wide. */
  readonly Lead: ComponentType
  /** In the box, before the tabs. */
  readonly Tools: ComponentType<{ readonly text: string }>
  readonly Panel: ComponentType<ModePanelProps>
  /** The rows that the arrows reach, while the panel is open. */
  readonly useRows: (isOpen: boolean) => Rows
  /** Sends a text. @returns whether the box is emptied */
  readonly submit: (text: string) => boolean
}

export interface ModeTexts {
  /** The name of the tab. */
  readonly name: string
  /** The name of the button that opens the menu of engines and tabs. */
  readonly label: string
  readonly placeholder: string
  /** What the button at the end of the box does. */
  readonly send: string
}

/** The provided tab, if there is one. */
export const providedMode = createStore<ProvidedMode | undefined>()(() => undefined)

/** Provides the tab. @returns withdraws it: who is on it is back at the web search */
export function provideMode(mode: ProvidedMode): () => void {
  providedMode.setState(mode, true)
  return () => {
    providedMode.setState(undefined, true)
    leaveProvidedTab()
  }
}

/** Goes from a tab that is no longer there to the web search. */
export function leaveProvidedTab(): void {
  if (searchSettings.get().searchTabActiveIndex === PROVIDED_TAB)
    searchSettings.update((now) => ({ ...now, searchTabActiveIndex: 0 }), { origin: 'view' })
}

/** The tab that the box shows: one that is not there is the web search. */
export const shownTab = (tab: number, mode: ProvidedMode | undefined): number =>
  tab === PROVIDED_TAB && mode === undefined ? 0 : tab
