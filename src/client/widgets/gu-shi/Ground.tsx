import { classes } from '../../kit/components.ts'
import styles from './Ground.module.css'
import { GROUND_BOX, GROUNDS } from './grounds.ts'

const kinds = {
  far: styles.far,
  middle: styles.middle,
  near: styles.near,
  line: styles.line,
  shape: styles.shape,
  disc: styles.disc,
  branch: styles.branch,
  twig: styles.twig,
  petal: styles.petal,
  flush: styles.flush,
  stamen: styles.stamen,
  anther: styles.anther,
}

interface GroundProps {
  readonly background: number
  /** Text stands upon the drawing. */
  readonly quiet: boolean
  /** The drawing is at the right, because the text is at the left. */
  readonly mirrored: boolean
}

/** The paper and the ink wash behind a poem. Each stroke is a drawing of its own, so that its ink can fade. */
export function Ground({ background, quiet, mirrored }: GroundProps) {
  return (
    <div className={classes(styles.ground, quiet && styles.quiet, mirrored && styles.mirrored)} aria-hidden="true">
      {GROUNDS[background]?.map(({ kind, d }) => (
        <svg key={d} className={classes(styles.stroke, kinds[kind])} viewBox={GROUND_BOX} aria-hidden="true">
          <path d={d} />
        </svg>
      ))}
    </div>
  )
}
