import { Icon } from '../../kit/components.ts'
import { star } from '../../kit/icons.ts'
import styles from './Grade.module.css'
import { useMessages } from './messages.ts'

const STARS = [1, 2, 3, 4, 5] as const

interface GradeProps {
  readonly grade: number
  /** Side of a star in px. */
  readonly star?: 9 | 11 | 13 | 16
}

/** A grade of ten as a figure and five stars. */
export function Grade({ grade, star: side = 13 }: GradeProps) {
  const figure = grade.toFixed(1)
  return (
    <span className={styles.grade} role="img" aria-label={useMessages()('grade', { grade: figure })}>
      <b>{figure}</b>
      <span className={styles.stars}>
        <Stars side={side} />
        <span className={styles.filled} style={{ width: `${grade * 10}%` }}>
          <Stars side={side} />
        </span>
      </span>
    </span>
  )
}

function Stars({ side }: { readonly side: number }) {
  return STARS.map((one) => <Icon key={one} path={star} size={side} />)
}
