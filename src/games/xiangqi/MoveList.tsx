import { useLayoutEffect, useRef } from 'preact/hooks'
import styles from './MoveList.module.css'
import { useTexts } from './texts.ts'

/** The moves in the words of a record, round by round; the last one is always seen. */
export function MoveList({ moves }: { readonly moves: readonly string[] }) {
  const say = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const { length } = moves
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move makes it longer
  useLayoutEffect(() => {
    const { current } = list
    if (current !== null) current.scrollTop = current.scrollHeight
  }, [length])
  const rounds = Array.from({ length: Math.ceil(length / 2) }, (_, round) => round)
  return (
    <ol ref={list} className={styles.moves} aria-label={say('moves')}>
      {rounds.map((round) => (
        <li key={round}>
          <em>{round + 1}</em>
          {moves.slice(round * 2, round * 2 + 2).map((move, at) => (
            <span key={at === 0 ? 'red' : 'black'} data-last={round * 2 + at === length - 1}>
              {move}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
