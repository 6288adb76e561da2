import { type Grid, type NameStyle, nameHeight } from './model.ts'

/** What three tiles with their names may take in the strip above their settings, in px. */
export const PREVIEW = { width: 240, height: 84, tiles: 3 } as const

/** By how much tiles of the grid are made smaller, so that three of them stand in the strip above their settings; 1 at most. */
export function previewScale({ icon, gapX }: Grid, wanted: NameStyle, scale: number): number {
  const width = PREVIEW.tiles * icon + (PREVIEW.tiles - 1) * gapX
  return Math.min(1, PREVIEW.width / width, PREVIEW.height / (icon + nameHeight(wanted, scale)))
}
