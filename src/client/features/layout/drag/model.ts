/** The catalogue's categories that name a purpose, by number (spec section 3). */
const CATEGORIES: Readonly<Record<number, 'tools' | 'development' | 'design' | 'creative' | 'entertainment'>> = {
  3: 'tools',
  4: 'development',
  5: 'design',
  6: 'creative',
  7: 'entertainment',
}

/**
 * The purpose that a folder of two sites is named after: what both are for, or else the first.
 * @param first category of the site that stays in its place; undefined if the catalogue does not know it
 * @returns undefined where that names no purpose
 */
export const folderCategory = (first: number | undefined, other: number | undefined) => CATEGORIES[first ?? other ?? 0]

/** Whether a tile that moves by so many columns and rows would fly across others: by more than two cells. */
export const isFarMove = (columns: number, rows: number): boolean => Math.hypot(columns, rows) > 2.01
