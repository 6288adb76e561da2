import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import styles from './Board.module.css'
import { CELL_COUNT, type Cell, COLUMNS, columnOf, ROWS, rowOf } from './cells.ts'
import { EDGE, Ground, STEP } from './Ground.tsx'
import { fromOf, kingCell, legalMoves, type Move, toOf } from './generate.ts'
import { scriptOf } from './glyphs.ts'
import { MarksAbove, MarksBelow } from './Marks.tsx'
import { Pieces } from './Pieces.tsx'
import { type Side, sideOf } from './pieces.ts'
import { type Position, RESIGN } from './rules.ts'
import { useTexts } from './texts.ts'
import { useDrag } from './use-drag.ts'

/** The name of a cell: a letter for its file, from red's left, and a number for its rank, from red's side. */
export const placeOf = (cell: Cell): string => `${'abcdefghi'[columnOf(cell)]}${ROWS - rowOf(cell)}`

/** The key of the text that names a piece. */
export const pieceKey = (piece: number) =>
  `piece${piece}` as `piece${1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 10 | 11 | 12 | 13 | 14 | 15}`

interface Props {
  readonly position: Position
  readonly moves: readonly Move[]
  /** The side that looks at the board from below. */
  readonly viewer: Side
  /** The side of the player, while he has the turn. */
  readonly mover: Side | undefined
  readonly selected: Cell | undefined
  readonly cursor: Cell
  readonly hinted: Move | undefined
  readonly hasLetters: boolean
  readonly onPress: (cell: Cell) => void
  readonly onTake: (cell: Cell) => void
}

const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell)

/** The board with its pieces: points to be pressed, and pieces to be dragged. */
export function Board(props: Props) {
  const { position, moves, viewer, mover, selected, cursor, hinted, hasLetters, onPress, onTake } = props
  const { language } = useStore(session)
  const say = useTexts()
  const { board, last, isCheck } = position
  const script = scriptOf(language)
  const turned = (cell: Cell) => (viewer === 1 ? cell : CELL_COUNT - 1 - cell)
  const spot = (cell: Cell) => ({
    x: EDGE + columnOf(turned(cell)) * STEP,
    y: EDGE + rowOf(turned(cell)) * STEP,
  })
  const isOwn = (cell: Cell) => mover !== undefined && sideOf(board[cell] ?? 0) === mover
  const targets = targetsOf(position, selected, mover)
  const { drag, handlers } = useDrag({ canTake: isOwn, onTake, onDrop: onPress })
  const whatAt = (cell: Cell) => {
    const piece = board[cell] ?? 0
    const isTarget = targets.some((target) => target.cell === cell)
    if (piece === 0) return say(isTarget ? 'canGo' : 'empty')
    const name = say(pieceKey(piece))
    if (cell === selected) return say('isSelected', { piece: name })
    return isTarget ? say('canTake', { piece: name }) : name
  }
  const ends = (move: Move | undefined) =>
    move === undefined || move === RESIGN ? undefined : ([fromOf(move), toOf(move)] as const)
  const shownLast = ends(last)
  return (
    <section
      className={styles.board}
      data-dragging={drag !== undefined}
      lang={script === 'simplified' ? 'zh-Hans' : 'zh-Hant'}
      aria-label={say('board')}
      {...handlers}
    >
      <Ground script={script} />
      <MarksBelow last={shownLast} spot={spot} />
      <Pieces
        board={board}
        moves={moves}
        script={script}
        hasLetters={hasLetters}
        last={shownLast?.[1]}
        drag={drag}
        spot={spot}
      />
      <MarksAbove
        selected={selected}
        targets={targets}
        last={shownLast}
        hinted={ends(hinted)}
        checked={isCheck ? kingCell(board, checkedSide(position)) : undefined}
        spot={spot}
      />
      <div className={styles.points} lang={language}>
        {CELLS.map(turned).map((cell) => (
          <button
            key={cell}
            type="button"
            data-cell={cell}
            data-active={isOwn(cell) || targets.some((target) => target.cell === cell)}
            tabIndex={cell === cursor ? 0 : -1}
            aria-label={say('cell', { place: placeOf(cell), what: whatAt(cell) })}
            aria-pressed={isOwn(cell) ? cell === selected : undefined}
            onClick={() => onPress(cell)}
          />
        ))}
      </div>
    </section>
  )
}

/** Whose king is attacked where one is: whoever did not make the last move. */
function checkedSide({ turn, last, board }: Position): Side {
  if (turn !== undefined) return turn
  return last !== undefined && sideOf(board[toOf(last)] ?? 0) === 1 ? 2 : 1
}

function targetsOf({ board }: Position, selected: Cell | undefined, mover: Side | undefined) {
  if (selected === undefined || mover === undefined) return []
  return legalMoves(board, mover)
    .filter((move) => fromOf(move) === selected)
    .map(toOf)
    .map((cell) => ({ cell, isCapture: board[cell] !== 0 }))
}

/** The cell beside one as it is seen; the same at the edge. */
export function cellBeside(cell: Cell, direction: 'up' | 'down' | 'left' | 'right', viewer: Side): Cell {
  const sign = viewer === 1 ? 1 : -1
  const dx = direction === 'left' ? -sign : direction === 'right' ? sign : 0
  const dy = direction === 'up' ? -sign : direction === 'down' ? sign : 0
  const [x, y] = [columnOf(cell) + dx, rowOf(cell) + dy]
  return Math.max(0, Math.min(ROWS - 1, y)) * COLUMNS + Math.max(0, Math.min(COLUMNS - 1, x))
}
