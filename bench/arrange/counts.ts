/** Numbers of tiles on the measured pages. */
export const TILE_COUNTS = [60, 300, 1000] as const
