import { TILE_SIZE } from '../../constants.ts'

/** How many rows and columns of the grid a tile takes. */
export interface TileSize {
  readonly rows: number
  readonly columns: number
}

/** Names that other products, and older data, use for a size. */
const NAMED: Readonly<Record<string, TileSize>> = {
  mini: { rows: 1, columns: 1 },
  medium: { rows: 2, columns: 2 },
  s: { rows: 1, columns: 2 },
  l: { rows: 2, columns: 4 },
}

/** Reads a size, `"2x4"` (rows first) or one of the names mini, medium, s, l; both numbers are clamped to 1–6. */
export function parseSize(text: string): TileSize | undefined {
  const word = text.trim().toLowerCase()
  if (Object.hasOwn(NAMED, word)) return NAMED[word]
  const match = /^(\d{1,9})\s*[x×*]\s*(\d{1,9})$/.exec(word)
  return match ? { rows: clamp(Number(match[1])), columns: clamp(Number(match[2])) } : undefined
}

function clamp(count: number): number {
  return Math.min(TILE_SIZE.maximum, Math.max(TILE_SIZE.minimum, count))
}
