import { memo, type ReactNode } from 'react'
import { lazy } from '../../../../core/page/lazy.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { loadCrop } from '../index.ts'
import styles from './PreviewStrip.module.css'

const Crop = memo(lazy(loadCrop))

interface Props {
  readonly className?: string | undefined
  /** Whether it only shows: no focus, no pointer, not read out. */
  readonly inert?: boolean
  /** What is said in the place of the samples: that there are none. */
  readonly empty?: string | undefined
  /** Says in a corner what this is. */
  readonly badge?: string
  readonly children?: ReactNode
}

/** A crop of the wallpaper above the cards of a settings tab, with samples of what the tab sets. */
export function PreviewStrip({ className, inert = false, empty, badge, children }: Props) {
  return (
    <div className={classes(styles.strip, className)} inert={inert} aria-hidden={inert || undefined}>
      <Crop />
      {empty === undefined ? children : <p className={styles.empty}>{empty}</p>}
      {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
    </div>
  )
}
