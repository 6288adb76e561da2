import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Header, MenuSection, Separator } from 'react-aria-components/Menu'
import styles from './Menu.module.css'
import type { MenuCell, MenuGrid } from './menu-entries.ts'
import { cellAfterKey, GRID_COLUMNS } from './menu-grid.ts'

interface CellsProps {
  readonly grid: MenuGrid
  readonly label: string
  readonly onChoose: (cell: MenuCell) => void
}

/** The grid of a sub-menu: its cells, and below a line those that are less usual. */
export function Cells({ grid, label, onChoose }: CellsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { columns = GRID_COLUMNS, heading, cells, more } = grid
  const counts = [cells.length, more?.cells.length ?? 0]
  return (
    <div
      role="presentation"
      className={styles.cells}
      onKeyDownCapture={(event) => moveFocusInGrid(event, list, counts, columns)}
    >
      <AriaMenu ref={list} className={styles.list ?? ''}>
        {drawCells({ label, heading, cells }, columns, onChoose)}
        {more && <Separator className={styles.divider ?? ''} />}
        {more && drawCells({ label: more.heading, ...more }, columns, onChoose)}
      </AriaMenu>
    </div>
  )
}

interface CellSection {
  readonly label: string
  readonly heading: string | undefined
  readonly cells: readonly MenuCell[]
}

/** Draws a section of cells; react-aria finds its items only in what a menu itself renders. */
function drawCells(
  { label, heading, cells }: CellSection,
  columns: number,
  onChoose: CellsProps['onChoose'],
): ReactNode {
  return (
    <MenuSection
      className={styles.grid ?? ''}
      style={{ '--columns': columns }}
      aria-label={label}
      selectionMode="single"
      selectedKeys={cells.filter(({ current }) => current).map(({ id }) => id)}
    >
      {heading === undefined ? null : <Header className={styles.heading ?? ''}>{heading}</Header>}
      {cells.map((cell) => (
        <AriaMenuItem
          key={cell.id}
          id={cell.id}
          textValue={cell.label}
          shouldCloseOnSelect
          onAction={() => onChoose(cell)}
          className={styles.cell ?? ''}
        >
          {cell.size ? <SizePicture {...cell.size} /> : cell.picture}
          <span className={styles.label}>{cell.label}</span>
        </AriaMenuItem>
      ))}
    </MenuSection>
  )
}

/** Arrow keys move by rows and columns; in the first column the left arrow bubbles to the menu, which closes the grid. */
function moveFocusInGrid(
  event: KeyboardEvent,
  list: RefObject<HTMLElement | null>,
  counts: readonly number[],
  columns: number,
): void {
  const cells = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const at = cells.findIndex((cell) => cell.matches(':focus'))
  const next = at < 0 ? undefined : cellAfterKey(event.key, at, counts, columns)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  cells[next]?.focus()
}

/** A tile size drawn to scale: squares of at most 6 px that fit 28 × 44 px, on whole pixels. */
function SizePicture({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const gap = 2
  const side = Math.floor(Math.min(6, (28 - gap * (rows - 1)) / rows, (44 - gap * (columns - 1)) / columns))
  const at = (index: number) => index * (side + gap)
  const width = at(columns) - gap
  const height = at(rows) - gap
  const squares = Array.from(
    { length: rows * columns },
    (_, index) => [Math.floor(index / columns), index % columns] as const,
  )
  return (
    <svg className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {squares.map(([row, column]) => (
        <rect key={`${row} ${column}`} x={at(column)} y={at(row)} width={side} height={side} rx={side / 4.6} />
      ))}
    </svg>
  )
}
