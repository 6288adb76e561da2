import type { Moods } from '../kernel/moods.ts'
import type { Motions } from '../kernel/motions.ts'
import type { Build } from '../kernel/place-parts.ts'
import type { DRESSES } from './ids.ts'

/** Colours that a dress has in place of the drawing's, by those. */
export type Dress = Readonly<Record<string, string>>

/** One who lives here. */
export interface Character {
  /** The source of its drawing, an SVG of 320 by 400: parts by `data-part`, the points they turn about by `data-pivot`. */
  readonly art: string
  readonly build: Omit<Build, 'pivots'>
  /** What it does otherwise than others. */
  readonly moods: Partial<Moods>
  readonly motions: Partial<Motions>
  /** What it may wear, the first as it is drawn. */
  readonly dresses: Readonly<Record<(typeof DRESSES)[number], Dress>>
}
