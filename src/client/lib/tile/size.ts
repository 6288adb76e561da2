import { TILE_SIZE } from '../../../shared/constants.ts'

/** The size of a tile in grid rows and columns. */
export interface TileSize {
  readonly rows: number
  readonly columns: number
}

/** Size names of other products and older data. */
const NAMED: Readonly<Record<string, TileSize>> = {
  mini: { rows: 1, columns: 1 },
  medium: { rows: 2, columns: 2 },
  s: { rows: 1, columns: 2 },
  l: { rows: 2, columns: 4 },
}

/** Parses a size, `"2x4"` (rows first) or one of the names mini, medium, s, l; both numbers are clamped to 1–6. */
export function parseSize(text: string): TileSize | undefined {
  const word = text.trim().toLowerCase()
  if (Object.hasOwn(NAMED, word)) return NAMED[word]
  const match = /^(\d{1,9})\s*[x×*]\s*(\d{1,9})$/.exec(word)
  return match ? { rows: clamp(Number(match[1])), columns: clamp(Number(match[2])) } : undefined
}

function clamp(count: number): number {
  return Math.min(TILE_SIZE.maximum, Math.max(TILE_SIZE.minimum, count))
}
