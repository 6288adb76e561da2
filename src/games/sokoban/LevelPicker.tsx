import { useEffect, useRef } from 'preact/hooks'
import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { Icon } from '../kit/table/icons.tsx'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import styles from './LevelPicker.module.css'
import { LEVELS, type LevelId } from './levels.ts'
import { isWall, squares } from './RoomPicture.tsx'
import { readRoom } from './room.ts'
import { numberOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly current: LevelId
  readonly onChoose: (level: LevelId) => void
  readonly onClose: () => void
}

/** Ten levels each, by how hard they are. */
const PARTS = ['part1', 'part2', 'part3', 'part4'] as const
const PART_LEVELS = LEVELS.length / PARTS.length

/** How many levels stand side by side, for the arrows. */
function columnsOf(button: HTMLElement): number {
  const list = button.closest('ul')
  return list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length
}

/** The levels: each with its picture, the fewest pushes, and how far one has come. */
export function LevelPicker({ current, onChoose, onClose }: Props) {
  const say = useTexts()
  const kit = useKitTexts()
  const { solved } = useStore(session).past
  const screen = useRef<HTMLElement>(null)
  useEffect(() => screen.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(screen.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const focused = buttons.findIndex((button) => button.matches(':focus'))
    const columns = columnsOf(buttons[Math.max(0, focused)] ?? document.body)
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    }
    const step = steps[event.key]
    if (step !== undefined) buttons[Math.min(buttons.length - 1, Math.max(0, focused + step))]?.focus()
    else if (event.key === 'Escape' || event.key === 'l') onClose()
    else return
    event.preventDefault()
  }
  const count = LEVELS.filter(({ id }) => solved[id] !== undefined).length
  return (
    <section
      ref={screen}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={say('levels')}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>{say('levels')}</h2>
        <p>{say('solvedCount', { solved: count, all: LEVELS.length })}</p>
        <button type="button" aria-label={kit('close')} title={kit('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {PARTS.map((part, at) => (
        <section key={part} aria-label={say(part)}>
          <h3>{say(part)}</h3>
          <ul>
            {LEVELS.slice(at * PART_LEVELS, (at + 1) * PART_LEVELS).map((level) => (
              <li key={level.id}>
                <LevelButton
                  level={level}
                  own={solved[level.id]}
                  isCurrent={level.id === current}
                  onChoose={() => onChoose(level.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface ButtonProps {
  readonly level: (typeof LEVELS)[number]
  /** The fewest pushes of one's own. */
  readonly own: number | undefined
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function LevelButton({ level, own, isCurrent, onChoose }: ButtonProps) {
  const say = useTexts()
  const mark = own === undefined ? 'notSolved' : own <= level.best ? 'perfect' : 'solvedMark'
  return (
    <button
      type="button"
      className={styles.level}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`${say('level', { level: numberOf(level.id) })}, ${say('fewest', { count: level.best })}, ${
        own === undefined ? say('notSolved') : `${say(mark)}, ${say('own', { count: own })}`
      }`}
      onClick={onChoose}
    >
      <Picture level={level} />
      <b>{numberOf(level.id)}</b>
      <small>{own === undefined ? level.best : `${own} / ${level.best}`}</small>
      {mark !== 'notSolved' && (
        <i className={styles.mark} data-mark={mark}>
          <Icon name={mark === 'perfect' ? 'star' : 'finish'} size={12} />
        </i>
      )}
    </button>
  )
}

/** A level as a small picture. */
function Picture({ level }: Pick<ButtonProps, 'level'>) {
  const { room, boxes } = readRoom(level.rows)
  const cells = [...room.floor.keys()]
  return (
    <svg className={styles.picture} viewBox={`0 0 ${room.columns} ${room.rows}`} aria-hidden="true">
      <path
        data-part="wall"
        d={squares(
          room,
          cells.filter((cell) => isWall(room, cell)),
        )}
      />
      <path
        data-part="floor"
        d={squares(
          room,
          cells.filter((cell) => room.floor[cell]),
        )}
      />
      <path data-part="goal" d={squares(room, [...room.goals])} />
      <path data-part="box" d={squares(room, boxes)} />
    </svg>
  )
}
