import { Described } from '../kit/table/Live.tsx'
import styles from './Board.module.css'
import { DIGITS } from './grid.ts'
import type { CellView } from './marks.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly views: readonly CellView[]
  readonly isWon: boolean
  readonly onChoose: (cell: number) => void
}

/** The grid: its cells are chosen by a press, or by sliding over them. */
export function Board({ views, isWon, onChoose }: Props) {
  const say = useTexts()
  const choose = (event: PointerEvent) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
    if (element?.dataset.cell !== undefined) onChoose(Number(element.dataset.cell))
  }
  const rows = [...new Array(9).keys()].map((row) =>
    say('row', {
      row: row + 1,
      cells: views
        .slice(row * 9, row * 9 + 9)
        .map(({ digit }) => (digit === 0 ? say('empty') : digit))
        .join(' · '),
    }),
  )
  return (
    <section
      className={styles.board}
      aria-label={say('board')}
      data-won={isWon}
      onPointerDown={choose}
      onPointerMove={(event) => event.buttons === 1 && choose(event)}
    >
      <Described lines={rows} />
      <div className={styles.cells} aria-hidden="true">
        {[...views.entries()].map(([cell, view]) => (
          <Cell key={cell} cell={cell} {...view} />
        ))}
      </div>
    </section>
  )
}

function Cell({ cell, digit, isGiven, notes, relation, fault, hint }: CellView & { readonly cell: number }) {
  return (
    <i
      className={styles.cell}
      data-cell={cell}
      data-given={isGiven}
      data-relation={relation}
      data-fault={fault}
      data-hint={hint}
      style={{ '--wave': (cell % 9) + Math.floor(cell / 9) }}
    >
      {digit > 0 && <b key={digit}>{digit}</b>}
      {notes.length > 0 && (
        <span>
          {DIGITS.map((one) => {
            const note = notes.find((noted) => noted.digit === one)
            return (
              <small key={one} data-mark={note?.mark}>
                {note === undefined ? '' : one}
              </small>
            )
          })}
        </span>
      )}
    </i>
  )
}
