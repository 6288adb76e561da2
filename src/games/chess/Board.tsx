import type { Say } from '../kit/text/define-texts.ts'
import styles from './Board.module.css'
import type { Kind, Side, Square } from './legal.ts'
import type zhCN from './locales/zh-CN.json'
import { PieceArt } from './PieceArt.tsx'
import type { Piece, Position } from './rules.ts'
import { placeOf, rowsOfSquares } from './squares.ts'
import { useTexts } from './texts.ts'
import type { Choice } from './use-choice.ts'
import type { Hint } from './use-hint.ts'
import { type Drag, usePieceDrag } from './use-piece-drag.ts'

type Texts = Say<keyof typeof zhCN>

interface Props {
  readonly position: Position
  readonly choice: Choice
  /** Whether black is below. */
  readonly isTurned: boolean
  /** The square that keys act on. */
  readonly cursor: Square
  readonly hint: Hint | undefined
  readonly onPress: (square: Square) => void
}

/** The board: squares to be pressed, and above them the pieces, which are dragged or go by themselves. */
export function Board({ position, choice, isTurned, cursor, hint, onPress }: Props) {
  const say = useTexts()
  const { drag, handlers } = usePieceDrag({
    canTake: choice.isOwn,
    onTake: choice.choose,
    onDrop: (from, to) => to !== undefined && to !== from && choice.go(from, to),
  })
  const rows = rowsOfSquares(isTurned)
  const kingInCheck = position.isCheck
    ? position.pieces.find(({ kind, side }) => kind === 'k' && side === position.turn)
    : undefined
  return (
    <section className={styles.board} aria-label={say('board')} {...handlers}>
      <div className={styles.squares}>
        {rows.flatMap((row, down) =>
          row.map((square, across) => (
            <SquareView
              key={square}
              square={square}
              isDark={(down + across) % 2 === 1}
              rank={across === 0 ? square.charAt(1) : ''}
              file={down === 7 ? square.charAt(0) : ''}
              {...{ position, choice, say, onPress }}
              isCursor={square === cursor}
            />
          )),
        )}
      </div>
      <div className={styles.pieces} aria-hidden="true">
        {kingInCheck !== undefined && (
          <CheckMark place={placeOf(kingInCheck.square, isTurned)} isMate={position.end !== undefined} />
        )}
        {position.pieces.map((piece) => (
          <PieceView
            key={piece.id}
            piece={piece}
            isTurned={isTurned}
            drag={drag?.square === piece.square ? drag : undefined}
          />
        ))}
        {hint !== undefined && <Arrow hint={hint} isTurned={isTurned} />}
      </div>
    </section>
  )
}

interface SquareProps {
  readonly square: Square
  readonly isDark: boolean
  /** What stands at the edge of the board. */
  readonly rank: string
  readonly file: string
  readonly position: Position
  readonly choice: Choice
  readonly isCursor: boolean
  readonly say: Texts
  readonly onPress: (square: Square) => void
}

function SquareView({ square, isDark, rank, file, position, choice, isCursor, say, onPress }: SquareProps) {
  const piece = position.pieces.find((one) => one.square === square)
  const target = choice.targets.get(square)
  const { last } = position
  return (
    <button
      type="button"
      className={styles.square}
      data-square={square}
      data-dark={isDark}
      data-own={choice.isOwn(square)}
      data-chosen={choice.chosen === square}
      data-target={target === undefined ? undefined : target.isCapture ? 'capture' : 'free'}
      data-last={last?.from === square ? 'from' : last?.to === square ? 'to' : undefined}
      tabIndex={isCursor ? 0 : -1}
      aria-pressed={choice.chosen === square}
      aria-label={squareText(square, piece, target !== undefined, say)}
      onClick={() => onPress(square)}
    >
      {rank !== '' && <i data-edge="rank">{rank}</i>}
      {file !== '' && <i data-edge="file">{file}</i>}
    </button>
  )
}

const KIND_KEYS = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
} as const satisfies Readonly<Record<Kind, string>>

export const kindText = (kind: Kind, say: Texts): string => say(KIND_KEYS[kind])
export const pieceText = (side: Side, kind: Kind, say: Texts): string =>
  say('piece', { side: say(side === 'w' ? 'white' : 'black'), kind: kindText(kind, say) })

function squareText(square: Square, piece: Piece | undefined, isTarget: boolean, say: Texts): string {
  const what = piece === undefined ? say('empty') : pieceText(piece.side, piece.kind, say)
  return say(isTarget ? 'target' : 'square', { place: square, what })
}

function PieceView({
  piece,
  isTurned,
  drag,
}: {
  readonly piece: Piece
  readonly isTurned: boolean
  readonly drag: Drag | undefined
}) {
  const { column, row } = placeOf(piece.square, isTurned)
  return (
    <span
      className={styles.piece}
      data-dragged={drag !== undefined}
      style={{ '--column': column, '--row': row, '--x': `${drag?.x ?? 0}px`, '--y': `${drag?.y ?? 0}px` }}
    >
      <PieceArt side={piece.side} kind={piece.kind} />
    </span>
  )
}

type Place = ReturnType<typeof placeOf>

/** A burst behind the king that is in check, with a sign at its corner. */
const CheckMark = ({ place: { column, row }, isMate }: { readonly place: Place; readonly isMate: boolean }) => (
  <span className={styles.check} style={{ '--column': column, '--row': row }}>
    <svg className={styles.burst} viewBox="0 0 60 60" aria-hidden="true">
      <path d="M30 1l6.4 9.2 9.4-6 1.8 11 11 1.8-6 9.4L62 30l-9.4 3.6 6 9.4-11 1.8-1.8 11-9.4-6L30 59l-6.4-9.2-9.4 6-1.8-11-11-1.8 6-9.4L-2 30l9.4-3.6-6-9.4 11-1.8 1.8-11 9.4 6z" />
    </svg>
    <b>{isMate ? '#' : '!'}</b>
  </span>
)

/** An arrow from where to where a move is advised. */
function Arrow({ hint, isTurned }: { readonly hint: Hint; readonly isTurned: boolean }) {
  const [from, to] = [placeOf(hint.from, isTurned), placeOf(hint.to, isTurned)]
  const [across, down] = [to.column - from.column, to.row - from.row]
  const length = Math.hypot(across, down)
  const angle = (Math.atan2(down, across) * 180) / Math.PI
  const tip = length - 0.1
  return (
    <svg className={styles.arrow} viewBox="0 0 8 8" aria-hidden="true">
      <path
        transform={`translate(${from.column + 0.5} ${from.row + 0.5}) rotate(${angle})`}
        d={`M0.2 -0.1H${tip - 0.42}V-0.28L${tip} 0 ${tip - 0.42} 0.28V0.1H0.2A0.1 0.1 0 0 1 0.2 -0.1z`}
      />
    </svg>
  )
}
