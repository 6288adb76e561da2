import type { ComponentProps } from 'react'
import type { Level } from '../../glass/glass.ts'
import { placeGlass } from '../../glass/glass-place.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import styles from './Panel.module.css'

export interface PanelProps extends ComponentProps<'div'> {
  /** 1 mist: bars; 2 paper-glass: widgets, menus; 3 washi: drawer, windows, dialogs. Glass never nests. */
  readonly level: Level
  /** A shadow other than the level's own: `resting` on the home screen, `lifted` for windows. */
  readonly elevation?: 'resting' | 'lifted'
  /** A capsule, with round rather than continuous corners. */
  readonly pill?: boolean
}

const levels = { 1: surface.g1, 2: surface.g2, 3: surface.g3 }

/** A glass surface. The caller sets its radius: outer radius = inner radius + padding. */
export function Panel({ level, elevation, pill = false, className, ...rest }: PanelProps) {
  return (
    <div
      ref={placeGlass}
      {...rest}
      className={classes(levels[level], elevation && styles[elevation], pill && surface.pill, className)}
    />
  )
}
