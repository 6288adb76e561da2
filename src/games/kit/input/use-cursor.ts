import { useState } from 'preact/hooks'

/**
 * The cell that keys act on: each game begins with it at the same place. @param began the name of the game that lies there
 */
export function useCursor<Cell>(began: number, first: Cell): readonly [cursor: Cell, move: (cell: Cell) => void] {
  const [moved, setMoved] = useState<{ readonly began: number; readonly cell: Cell } | undefined>(undefined)
  return [moved?.began === began ? moved.cell : first, (cell) => setMoved({ began, cell })]
}
