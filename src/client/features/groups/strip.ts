import { type Grid, nameRoom, type Wanted } from './model.ts'

/** What three tiles with their names may take in the strip above their settings, in px. */
export const STRIP = { width: 240, height: 84, tiles: 3 } as const

/** By how much tiles of the grid are made smaller, so that three of them stand in the strip above their settings; 1 at most. */
export function stripFactor({ icon, gapX }: Grid, wanted: Wanted, scale: number): number {
  const width = STRIP.tiles * icon + (STRIP.tiles - 1) * gapX
  return Math.min(1, STRIP.width / width, STRIP.height / (icon + nameRoom(wanted, scale)))
}
