import { useEffect, useRef } from 'preact/hooks'
import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { Icon } from '../kit/table/icons.tsx'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { kindOf } from './Board.tsx'
import { columnOf, rowOf } from './cells.ts'
import styles from './OpeningPicker.module.css'
import { COLUMNS, OPENINGS, type Opening, type OpeningId, piecesOf, ROWS } from './openings.ts'
import { levelOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly current: OpeningId
  readonly onChoose: (opening: OpeningId) => void
  readonly onClose: () => void
}

/** How many openings stand side by side, for the arrows. */
function columnsOf(list: HTMLElement): number {
  return getComputedStyle(list).gridTemplateColumns.split(' ').length
}

/** The openings: each with its picture, the fewest moves, and how far one has come. */
export function OpeningPicker({ current, onChoose, onClose }: Props) {
  const say = useTexts()
  const kit = useKitTexts()
  const { solved } = useStore(session).past
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const { current: shown } = list
    if (shown === null) return
    const buttons = [...shown.querySelectorAll('button')]
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columnsOf(shown),
      ArrowDown: columnsOf(shown),
    }
    const step = steps[event.key]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    if (step !== undefined) buttons[Math.max(0, at + step)]?.focus()
    else if (event.key === 'Escape' || event.key === 'l') onClose()
    else return
    event.preventDefault()
  }
  const count = OPENINGS.filter(({ id }) => solved[id] !== undefined).length
  return (
    <section
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={say('openings')}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>{say('openings')}</h2>
        <p>{say('solvedCount', { solved: count, all: OPENINGS.length })}</p>
        <button type="button" aria-label={kit('close')} title={kit('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul ref={list}>
        {OPENINGS.map((opening) => (
          <li key={opening.id}>
            <OpeningButton
              opening={opening}
              own={solved[opening.id]}
              isCurrent={opening.id === current}
              onChoose={() => onChoose(opening.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ButtonProps {
  readonly opening: (typeof OPENINGS)[number]
  /** The fewest moves of one's own. */
  readonly own: number | undefined
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function OpeningButton({ opening, own, isCurrent, onChoose }: ButtonProps) {
  const say = useTexts()
  const level = levelOf(opening.id)
  const mark = own === undefined ? 'notSolved' : own <= opening.best ? 'perfect' : 'solvedMark'
  return (
    <button type="button" className={styles.opening} aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
      <Picture opening={opening} />
      <b>{say('level', { level, name: say(openingKey(opening.id)) })}</b>
      <small>
        {own === undefined ? say('fewest', { count: opening.best }) : `${say('own', { count: own })} / ${opening.best}`}
      </small>
      <i className={styles.mark} data-mark={mark}>
        {mark !== 'notSolved' && <Icon name={mark === 'perfect' ? 'star' : 'finish'} size={14} />}
        <span>{say(mark)}</span>
      </i>
    </button>
  )
}

type OpeningKey = `opening${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

/** The key of the name of an opening. */
export const openingKey = (opening: OpeningId): OpeningKey => `opening${levelOf(opening)}` as OpeningKey

/** An opening as a small picture. */
const Picture = ({ opening }: { readonly opening: Opening }) => (
  <svg className={styles.picture} viewBox={`-0.3 -0.3 ${COLUMNS + 0.6} ${ROWS + 0.6}`} aria-hidden="true">
    <rect className={styles.frame} x="-0.3" y="-0.3" width={COLUMNS + 0.6} height={ROWS + 0.6} rx="0.5" />
    <rect className={styles.ground} x="-0.04" y="-0.04" width={COLUMNS + 0.08} height={ROWS + 0.08} rx="0.2" />
    {piecesOf(opening).map((piece) => (
      <rect
        key={piece.cell}
        data-kind={kindOf(piece)}
        x={columnOf(piece.cell) + 0.06}
        y={rowOf(piece.cell) + 0.06}
        width={piece.width - 0.12}
        height={piece.height - 0.12}
        rx="0.2"
      />
    ))}
  </svg>
)
