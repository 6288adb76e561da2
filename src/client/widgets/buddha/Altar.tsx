import { useEffect, useRef, useState } from 'react'
import styles from './Altar.module.css'
import burner from './art/burner.svg'
import cup from './art/cup.svg'
import smoke from './art/smoke.svg'
import type { ShownStick } from './use-sticks.ts'

interface Props {
  readonly sticks: readonly ShownStick[]
  /** Shows the stick that burns longest, alone in a cup. */
  readonly narrow?: boolean
}

/**
 * The burner with its sticks, as high as its place. Burning parts are in no snapshot, they would be of another time;
 * smoke drifts only where it is on the screen.
 */
export function Altar({ sticks, narrow = false }: Props) {
  const altar = useRef<HTMLSpanElement>(null)
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const element = altar.current
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const longest = sticks.toSorted((a, b) => b.rest - a.rest).slice(0, 1)
  const classes = [styles.altar, narrow && styles.narrow, onScreen && styles.drifting]
  return (
    <span ref={altar} className={classes.filter(Boolean).join(' ')}>
      <img src={narrow ? cup : burner} alt="" draggable={false} className={styles.burner} />
      <span className={styles.sticks}>
        {(narrow ? longest : sticks).map(({ rest }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stick is its place
          <i key={at} className={styles.stick}>
            {rest > 0 && (
              <i data-volatile="" className={styles.burning} style={{ height: `${rest}%` }}>
                <img src={smoke} alt="" draggable={false} style={{ animationDelay: `${at * -1.7}s` }} />
              </i>
            )}
          </i>
        ))}
      </span>
    </span>
  )
}
