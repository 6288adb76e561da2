/** Cells in a row of a menu's grid. */
export const gridColumns = 3

/**
 * Where an arrow key leads from a cell of a grid of three columns; undefined when the key is not the grid's: another key,
 * or the left arrow in the first column, which leaves the grid.
 */
export function stepInGrid(key: string, from: number, count: number): number | undefined {
  const inside = (to: number) => (to >= 0 && to < count ? to : from)
  switch (key) {
    case 'ArrowLeft':
      return from % gridColumns === 0 ? undefined : from - 1
    case 'ArrowRight':
      return from % gridColumns === gridColumns - 1 ? from : inside(from + 1)
    case 'ArrowUp':
      return inside(from - gridColumns)
    case 'ArrowDown':
      return inside(from + gridColumns)
    default:
      return undefined
  }
}
