import type { ComponentType } from 'react'

/** Rows by columns as the spec writes them, each from 1 to 6, e.g. `2x4`. */
export type Size = `${1 | 2 | 3 | 4 | 5 | 6}x${1 | 2 | 3 | 4 | 5 | 6}`

/** The spec's component categories: all 0, system 2, tools 3, development 4, design 5, creative 6, entertainment 7. */
export type Category = 2 | 3 | 4 | 5 | 6 | 7

export interface TileProps {
  /** The item's id: a widget that keeps something per tile files it under this. */
  readonly id: string
  readonly rows: number
  readonly columns: number
}

type View<P> = () => Promise<{ readonly default: ComponentType<P> }>

interface Given {
  readonly category: Category
  /** A name of the icon set: the face in lists and of the window's tab. */
  readonly icon: string
  /** The ground of that face, `#rrggbb`. */
  readonly color: string
  readonly sizes: readonly Size[]
  /** The size a new one gets. */
  readonly size: Size
  readonly tile: View<TileProps>
  readonly window?: View<object>
}

/** Something that can stand on the home screen. Its name and description are the catalog keys `id.name`, `id.info`. */
export interface Widget extends Given {
  readonly id: string
}

/** Declares a widget. Its views are reached by `import()` only, so that a manifest costs the first frame nothing. */
export const defineWidget = (id: string, given: Given): Widget => ({ ...given, id })
