import type { Direction } from '../kit/input/direction.ts'
import { Described } from '../kit/table/Live.tsx'
import type { Say } from '../kit/text/define-texts.ts'
import styles from './Board.module.css'
import type { Blast } from './blasts.ts'
import { drawnPieces } from './drawn.ts'
import { columnOf, type Grid, type Piece, rowOf, SIDE } from './grid.ts'
import type zhCN from './locales/zh-CN.json'
import { PieceView } from './PieceView.tsx'
import type { Step } from './steps.ts'
import type { Swap } from './swaps.ts'
import { useTexts } from './texts.ts'
import type { Playing } from './use-playback.ts'
import { useSwapInput } from './use-swap-input.ts'

interface Props {
  /** The board at rest. */
  readonly cells: Grid
  /** What is shown of the last move. */
  readonly playing: Playing | undefined
  readonly cursor: number | undefined
  readonly taken: number | undefined
  readonly hinted: Swap | undefined
  readonly onDown: (cell: number) => boolean
  readonly onTap: (cell: number) => void
  readonly onDrag: (cell: number, direction: Direction) => void
}

/** The board: pieces change places, vanish and fall as the steps of a move say. */
export function Board({ cells, playing, cursor, taken, hinted, ...handlers }: Props) {
  const say = useTexts()
  const input = useSwapInput(handlers)
  const step = playing?.steps[playing.at]
  const markOf = (cell: number) => {
    if (playing !== undefined) return undefined
    if (cell === taken) return 'taken'
    return cell === hinted?.from || cell === hinted?.to ? 'hinted' : undefined
  }
  return (
    <section className={styles.board} aria-label={say('board')}>
      <Described lines={rowTexts(cells, say)} />
      <div className={styles.cells} aria-hidden="true" {...input}>
        <div className={styles.pieces}>
          {drawnPieces(step?.cells ?? cells, playing?.isRested ? undefined : playing).map(
            ({ piece, cell, state, drop }) => (
              <b
                key={piece.id}
                className={styles.piece}
                data-state={state}
                data-mark={markOf(cell)}
                style={{ ...placeOf(cell), '--drop': drop }}
              >
                <span>
                  <PieceView {...piece} />
                </span>
              </b>
            ),
          )}
        </div>
        {step !== undefined && <Blasts key={playing?.at} blasts={step.blasts} />}
        {[...(playing?.steps.slice(0, playing.at + 1) ?? []).entries()].map(([at, one]) => (
          <Gain key={at} step={one} />
        ))}
        {cursor !== undefined && <i className={styles.cursor} data-taken={cursor === taken} style={placeOf(cursor)} />}
      </div>
    </section>
  )
}

const placeOf = (cell: number) => ({ '--column': columnOf(cell), '--row': rowOf(cell) })

/** Special pieces going off. */
function Blasts({ blasts }: { readonly blasts: readonly Blast[] }) {
  return (
    <>
      {[...blasts.entries()].map(([at, blast]) => (
        <i
          key={at}
          className={styles.blast}
          data-type={blast.type}
          style={{ ...placeOf(blast.cell), '--reach': blast.type === 'burst' ? blast.reach : 1 }}
        />
      ))}
    </>
  )
}

/** What a step has brought, where it was cleared. */
function Gain({ step: { gone, gain, round } }: { readonly step: Step }) {
  if (gain === 0) return null
  const average = (axis: (cell: number) => number) =>
    gone.reduce((sum, { from }) => sum + axis(from), 0) / Math.max(1, gone.length)
  const place = { '--column': average(columnOf), '--row': average(rowOf), '--round': Math.min(round, 6) }
  return (
    <em className={styles.gain} style={place}>
      +{gain}
    </em>
  )
}

type Texts = Say<keyof typeof zhCN>

/** A piece in words. */
export function pieceText({ kind, special }: Piece, say: Texts): string {
  if (special === 'rainbow') return say('rainbow')
  const piece = say(`kind${kind as 0 | 1 | 2 | 3 | 4 | 5}`)
  return special === undefined ? piece : say(`${special}Piece`, { piece })
}

const rowTexts = (cells: Grid, say: Texts): readonly string[] =>
  Array.from({ length: SIDE }, (_, row) =>
    say('row', {
      row: row + 1,
      pieces: cells
        .slice(row * SIDE, (row + 1) * SIDE)
        .map((piece) => pieceText(piece, say))
        .join(' · '),
    }),
  )
