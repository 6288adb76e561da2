import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useKitTexts } from '../text/kit-texts.ts'
import { Icon } from './icons.tsx'
import styles from './LevelPicker.module.css'

/** A level as it stands among the others. */
export interface LevelCard<Id extends string> {
  readonly id: Id
  readonly picture: ComponentChildren
  readonly name: string
  /** A short line below the name, such as the fewest moves. */
  readonly info: string
  /** All of it in words. */
  readonly label: string
  /** The fewest moves possible, and of one's own. */
  readonly best: number
  readonly own: number | undefined
}

interface Props<Id extends string> {
  readonly title: string
  /** How far one has come, in words. */
  readonly note: string
  /** The levels, in parts where there are many; a part that has no name stands alone. */
  readonly parts: readonly { readonly name?: string; readonly levels: readonly LevelCard<Id>[] }[]
  readonly current: Id
  /** How many stand side by side, and on a phone. */
  readonly columns: readonly [wide: number, narrow: number]
  readonly onChoose: (level: Id) => void
  readonly onClose: () => void
}

/** How many levels stand side by side, for the arrows. */
function columnsOf(button: HTMLElement | undefined): number {
  const list = button?.closest('ul')
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
}

/** All levels of a game, over its table: each with its picture, and how far one has come. */
export function LevelPicker<Id extends string>({
  title,
  note,
  parts,
  current,
  columns: [wide, narrow],
  onChoose,
  onClose,
}: Props<Id>) {
  const say = useKitTexts()
  const screen = useRef<HTMLElement>(null)
  useEffect(() => screen.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(screen.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const focused = buttons.findIndex((button) => button.matches(':focus'))
    const row = columnsOf(buttons[0])
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }
    const step = steps[event.key]
    if (step !== undefined) buttons[Math.min(buttons.length - 1, Math.max(0, focused + step))]?.focus()
    else if (event.key === 'Escape' || event.key === 'l') onClose()
    else return
    event.preventDefault()
  }
  return (
    <section
      ref={screen}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      style={{ '--wide': wide, '--narrow': narrow }}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
        <button type="button" aria-label={say('close')} title={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {parts.map(({ name, levels }) => (
        <section key={name} aria-label={name}>
          {name !== undefined && <h3>{name}</h3>}
          <ul>
            {levels.map((level) => (
              <li key={level.id}>
                <Card {...level} isCurrent={level.id === current} onChoose={() => onChoose(level.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface CardProps extends LevelCard<string> {
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function Card({ picture, name, info, label, best, own, isCurrent, onChoose }: CardProps) {
  const isPerfect = own !== undefined && own <= best
  return (
    <button
      type="button"
      className={styles.level}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={onChoose}
    >
      {picture}
      <b>{name}</b>
      <small>{info}</small>
      {own !== undefined && (
        <i className={styles.mark} data-perfect={isPerfect}>
          <Icon name={isPerfect ? 'star' : 'finish'} size={12} />
        </i>
      )}
    </button>
  )
}
