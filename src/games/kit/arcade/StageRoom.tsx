import type { ComponentChildren, RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { useRoom } from '../use-room.ts'
import styles from './Stage.module.css'
import { fitView, type Size } from './view.ts'

/**
 * The size of a stage that fills its place, whatever its shape. @param leastOf what is to be seen at least, in units, of
 * a place of that size in px
 * @returns its size in units, and the place to give to `StageRoom`
 */
export function useStageRoom(leastOf: (room: Size) => Size): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly size: Size
} {
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  return { place, size: fitView(room, leastOf(room)) }
}

interface Props {
  readonly place: RefObject<HTMLDivElement | null>
  readonly children: ComponentChildren
}

/** The place of such a stage: all the room there is for a board. */
export const StageRoom = ({ place, children }: Props) => (
  <div ref={place} className={styles.room}>
    {children}
  </div>
)
