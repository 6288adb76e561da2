import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../kit/table/icons.tsx'
import styles from './Sheet.module.css'
import { useTexts } from './texts.ts'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly shortcut: string
  readonly run: () => void
}

/** A small control above the list of moves; on a phone it is its icon. */
export const Tool = ({ icon, label, shortcut, run }: ToolProps) => (
  <button type="button" className={styles.tool} title={label} aria-keyshortcuts={shortcut.toUpperCase()} onClick={run}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)

/** The moves as they are written, two a line; the newest is in sight. */
export function MoveList({ moves }: { readonly moves: readonly string[] }) {
  const say = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const count = moves.length
  useLayoutEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const rounds = Array.from({ length: Math.ceil(count / 2) }, (_, at) => moves.slice(at * 2, at * 2 + 2))
  return (
    <ol ref={list} className={styles.moves} aria-label={say('moves')}>
      {rounds.length === 0 && <li className={styles.none}>{say('noMoves')}</li>}
      {[...rounds.entries()].map(([at, round]) => (
        <li key={at}>
          <small>{at + 1}</small>
          {[...round.entries()].map(([side, san]) => (
            <b key={side} data-last={at * 2 + side === count - 1}>
              {san}
            </b>
          ))}
        </li>
      ))}
    </ol>
  )
}
