import type { ReactNode, RefObject } from 'react'
import { useNarrower } from '../../input/size/use-narrower.ts'
import { EmptyWindow } from '../state/EmptyWindow.tsx'
import type { EmptyProps } from '../state/State.tsx'
import styles from './ListDetail.module.css'

interface ListDetailProps<T> {
  /** Refers to the whole of it. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** The accessible name of the list. */
  readonly label: string
  /** What is open; undefined if there is nothing that could be. */
  readonly current: T | undefined
  /** Shown when there is nothing. */
  readonly empty: Omit<EmptyProps, 'fit'>
  /** Whether a narrow window shows the list, and not what is open. */
  readonly isListShown: boolean
  /** Below this width, in px, there is room for one of the two. */
  readonly narrowPx: number
  /** The width of the list beside what is open, in px. */
  readonly listPx: number
  readonly list: (current: T, isNarrow: boolean) => ReactNode
  readonly detail: (current: T, isNarrow: boolean) => ReactNode
}

/** A window with a list beside what is open in it; in a narrow one only one of the two. */
export function ListDetail<T>({
  ref,
  label,
  current,
  empty,
  isListShown,
  narrowPx,
  listPx,
  list,
  detail,
}: ListDetailProps<T>) {
  const isNarrow = useNarrower(ref, narrowPx)
  return (
    <div ref={ref} className={styles.window}>
      {current === undefined ? (
        <EmptyWindow {...empty} />
      ) : (
        <>
          {isNarrow && !isListShown ? null : (
            <nav className={styles.list} style={{ '--list-width': `${listPx}px` }} aria-label={label}>
              {list(current, isNarrow)}
            </nav>
          )}
          {isNarrow && isListShown ? null : detail(current, isNarrow)}
        </>
      )}
    </div>
  )
}
