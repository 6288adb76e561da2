import { type GridMetrics, type GridSettings, nameHeight } from '../model.ts'

/** The maximum size of the three icons with their names, in px. */
export const PREVIEW = { width: 240, height: 84, tiles: 3 } as const

/** The scale at which three icons of the grid fit into the preview; at most 1. */
export function previewScale({ icon, gapX }: GridMetrics, settings: GridSettings, scale: number): number {
  const width = PREVIEW.tiles * icon + (PREVIEW.tiles - 1) * gapX
  return Math.min(1, PREVIEW.width / width, PREVIEW.height / (icon + nameHeight(settings, scale)))
}
