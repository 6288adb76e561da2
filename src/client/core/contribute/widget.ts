import type { ComponentType } from 'react'
import type { WindowSize } from './app.ts'
import type { Needing } from './need.ts'

/** Rows by columns as the spec writes them, each 1–6, e.g. `2x4`. */
export type Size = `${1 | 2 | 3 | 4 | 5 | 6}x${1 | 2 | 3 | 4 | 5 | 6}`

/** The spec's component categories: all 0, system 2, tools 3, development 4, design 5, creative 6, entertainment 7. */
export type Category = 2 | 3 | 4 | 5 | 6 | 7

/** The props of a tile. `rows` and `columns`: its size in cells, each 1–6. */
export interface TileProps {
  /** The item's id, the key of data that a widget stores per tile. */
  readonly id: string
  readonly rows: number
  readonly columns: number
}

interface WidgetDefinition extends Needing {
  readonly category: Category
  /** A name of the icon set, for lists and the window's tab. */
  readonly icon: string
  /** The background of that icon, `#rrggbb`. */
  readonly color: string
  readonly sizes: readonly Size[]
  /** The size of a new tile. */
  readonly size: Size
  readonly tile: () => Promise<{ readonly default: ComponentType<TileProps> }>
  /** The size that its window opens in, in px, until the user has chosen one; else that of all windows. */
  readonly windowSize?: WindowSize
  /** Whether each tile has a window of its own, whose subject is the item's id. */
  readonly perTile?: true
}

/**
 * A component for the home screen. Its name and description are the catalog keys `id.name`, `id.info`; the `Window.tsx` of
 * its folder, if there is one, opens in the component window.
 */
export interface Widget extends WidgetDefinition {
  readonly id: string
}

/** Declares a widget. Views are loaded by `import()` only, so that a manifest costs the first frame nothing. */
export const defineWidget = (id: string, definition: WidgetDefinition): Widget => ({ ...definition, id })
