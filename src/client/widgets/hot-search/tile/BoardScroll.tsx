import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { followSize } from '../../../kit/interaction.ts'
import { scrollMarks } from '../kernel/scroll-marks.ts'
import styles from './BoardScroll.module.css'

interface BoardScrollProps {
  /** How far the list fades at its ends, in px. */
  readonly fade: { readonly head: number; readonly foot: number }
  readonly children: ReactNode
}

/** A list that scrolls in its tile, with a bar beside it; it fades where it goes on. */
export function BoardScroll({ fade, children }: BoardScrollProps) {
  const list = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const { head: headMost, foot: footMost } = fade
  const mark = () => {
    if (list.current === null || bar.current === null) return
    const { scrollTop: top, clientHeight: room, scrollHeight: content } = list.current
    const { head, foot, barTop, barHeight } = scrollMarks({ top, room, content }, { head: headMost, foot: footMost })
    list.current.style.setProperty('--head', `${head}px`)
    list.current.style.setProperty('--foot', `${foot}px`)
    bar.current.style.height = `${barHeight}px`
    bar.current.style.transform = `translateY(${barTop}px)`
  }
  useLayoutEffect(() => (list.current === null ? undefined : followSize(list.current, mark)))
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.scroll} data-scroller="" onScroll={mark}>
        {children}
      </div>
      <i ref={bar} className={styles.bar} aria-hidden="true" />
    </div>
  )
}
