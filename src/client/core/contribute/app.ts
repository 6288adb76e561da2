import type { ComponentType } from 'react'
import type { Needing } from './need.ts'

/** The props of an app's view. */
export interface AppProps {
  /** What this tab shows, e.g. the id of a folder or a web address; empty for an app that shows one thing only. */
  readonly subject: string
}

/** In px; a small viewport takes its part away. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

interface AppDefinition extends Needing {
  /** A name of the icon set, for the window's tab; in the dock where it has no picture. */
  readonly icon: string
  /** The background of that icon, `#rrggbb`. */
  readonly color: string
  /** In no list of apps: it needs a subject, or a command opens it. */
  readonly unlisted?: true
  /** The size that its window opens in, in px, until the user has chosen one; else that of all windows. A subject may have its own. */
  readonly windowSize?: WindowSize | ((subject: string) => WindowSize) | undefined
  readonly view: () => Promise<{ readonly default: ComponentType<AppProps> }>
  /** Where its subjects have names of their own, which may change, or may be gone. */
  readonly subjects?: Subjects
}

/** The subjects of an app: their names title its tabs; the tab of one that is gone is closed. */
export interface Subjects {
  /** The name of a subject now; undefined if it is gone. */
  readonly nameOf: (subject: string) => string | undefined
  /** The address of a subject's picture, where it has one of its own. */
  readonly pictureOf?: (subject: string) => string | undefined
  /** Calls `changed` whenever a name may have changed. Returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Something that opens as a tab of the component window. Its name is the catalog key `id.name`. */
export interface App extends AppDefinition {
  readonly id: string
  /** Its picture in the dock: the address of the `icon.svg` of its folder. */
  readonly picture?: string | undefined
  /** What changes upon that picture, such as the day: the `IconOverlay.tsx` of its folder, drawn at 1em = its side. */
  readonly Overlay?: ComponentType | undefined
}

/** Declares a feature's app; a widget is an app by its `window`. The id is the feature's folder. */
export const defineApp = (id: string, definition: AppDefinition): App => ({ ...definition, id })
