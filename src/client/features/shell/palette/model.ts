/**
 * The row that a key leads to from the active one; undefined for keys that do not move. Arrows wrap around.
 * @param page the number of rows that PgUp and PgDn move by
 */
export function nextRow(key: string, active: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageDown':
      return Math.min(active + page, count - 1)
    case 'PageUp':
      return Math.max(active - page, 0)
    default:
      return undefined
  }
}
