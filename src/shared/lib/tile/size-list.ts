import { parseSize, type TileSize } from './size.ts'

/** Reads a comma-separated list of sizes, as `sizeList` of an item holds it; what is no size, or said twice, is left out. */
export function parseSizes(list: string): readonly TileSize[] {
  const sizes = new Map<string, TileSize>()
  for (const part of list.split(',')) {
    const size = parseSize(part)
    if (size) sizes.set(sizeText(size), size)
  }
  return [...sizes.values()]
}

/** Writes a size as items hold it, e.g. `2x4`. */
export function sizeText(size: TileSize): string {
  return `${size.rows}x${size.columns}`
}
