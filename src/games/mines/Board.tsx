import { useEffect, useRef } from 'preact/hooks'
import { Described } from '../kit/table/Live.tsx'
import type { Say } from '../kit/text/define-texts.ts'
import { useRoom } from '../kit/use-room.ts'
import type { Advice } from './advise.ts'
import styles from './Board.module.css'
import { fitBoard } from './fit.ts'
import { neighboursOf } from './grid.ts'
import type zhCN from './locales/zh-CN.json'
import { type CellLook, lookOf } from './look.ts'
import { Mark } from './Mark.tsx'
import { gridOf, type Position } from './rules.ts'
import { useTexts } from './texts.ts'
import { type PressHandlers, usePress } from './use-press.ts'

/** What the board has around its cells, in px, both sides together. */
const FRAME = 20

interface Props extends PressHandlers {
  readonly position: Position
  /** The cell that keys act on; undefined until one is pressed. */
  readonly cursor: number | undefined
  readonly advice: Advice | undefined
  /** Told how the board lies, so that arrows go where they point. */
  readonly onTurn: (isTurned: boolean) => void
}

/** The board, as large as its room allows; it is turned where it then is larger. */
export function Board({ position, cursor, advice, onTurn, ...handlers }: Props) {
  const say = useTexts()
  const room = useRef<HTMLDivElement>(null)
  const grid = gridOf(position)
  const size = useRoom(room)
  const { isTurned, cell: side, isPanned } = fitBoard(size, grid, FRAME)
  const { held, props } = usePress(handlers)
  useEffect(() => onTurn(isTurned), [isTurned, onTurn])
  const shown = cursor ?? advice?.cell
  useEffect(() => {
    if (shown === undefined) return
    room.current?.querySelector(`[data-cell="${shown}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  const looks = position.cells.map((_, cell) => lookOf(position, cell))
  const near = neighboursOf(grid)
  const isHeld = (cell: number) =>
    held !== undefined &&
    position.cells[cell] === 'hidden' &&
    (cell === held || (position.cells[held] === 'open' && (near[held] ?? []).includes(cell)))
  const hintOf = (cell: number) => {
    if (advice === undefined) return undefined
    if (advice.cell === cell) return 'safe'
    if (advice.because.includes(cell)) return 'because'
    return advice.mines.includes(cell) ? 'mine' : undefined
  }
  return (
    <div ref={room} className={styles.room} data-panned={isPanned}>
      {size.width > 0 && (
        <section
          className={styles.board}
          aria-label={say('board')}
          data-turned={isTurned}
          style={{ '--columns': grid.columns, '--cell': `${side}px` }}
          {...props}
        >
          <Described lines={rowsOf(looks, grid.columns, say)} />
          <div className={styles.cells} aria-hidden="true">
            {[...looks.entries()].map(([cell, look]) => (
              <i
                key={cell}
                className={styles.cell}
                data-cell={cell}
                data-look={isHeld(cell) ? 'held' : look}
                data-hint={hintOf(cell)}
                data-cursor={cursor === cell}
              >
                <Content look={look} isProven={hintOf(cell) === 'mine'} />
              </i>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function Content({ look, isProven }: { readonly look: CellLook; readonly isProven: boolean }) {
  if (look === 'flag') return <Mark name="flag" />
  if (look === 'mine' || look === 'exploded') return <Mark name="mine" />
  if (look === 'wrongFlag')
    return (
      <>
        <Mark name="flag" />
        <Mark name="cross" />
      </>
    )
  if (look === 'hidden') return isProven ? <Mark name="mine" /> : null
  return look === 'blank' ? null : look.slice(-1)
}

type Texts = Say<keyof typeof zhCN>

/** A cell in words. */
export function lookText(look: CellLook, say: Texts): string {
  if (look.startsWith('number')) return look.slice(-1)
  return say(look as Exclude<CellLook, `number${number}`>)
}

const rowsOf = (looks: readonly CellLook[], columns: number, say: Texts): readonly string[] =>
  Array.from({ length: looks.length / columns }, (_, row) =>
    say('row', {
      row: row + 1,
      cells: looks
        .slice(row * columns, (row + 1) * columns)
        .map((look) => lookText(look, say))
        .join(' · '),
    }),
  )
