import { parseSize, type TileSize } from './size.ts'

/** Parses an item's `sizeList`, comma-separated; invalid and repeated sizes are dropped. */
export function parseSizes(list: string): readonly TileSize[] {
  const sizes = new Map<string, TileSize>()
  for (const part of list.split(',')) {
    const size = parseSize(part)
    if (size) sizes.set(sizeText(size), size)
  }
  return [...sizes.values()]
}

/** A size as stored in items, e.g. `2x4`. */
export function sizeText(size: TileSize): string {
  return `${size.rows}x${size.columns}`
}
