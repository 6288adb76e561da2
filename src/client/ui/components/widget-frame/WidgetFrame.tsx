import type { ReactNode } from 'react'
import { placeGlass } from '../../glass/glass-place.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import type { TileSize } from '../tile-frame/tile-size.ts'
import styles from './WidgetFrame.module.css'

export interface WidgetFrameProps {
  readonly size: TileSize
  /** Its accessible name. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The frame of a widget: paper-glass of its cell's size; its radius is 1.25 times an icon's. */
export function WidgetFrame({ size, label, children, className }: WidgetFrameProps) {
  const isSingleRow = size.rows === 1 && size.columns > 1
  return (
    <article
      ref={placeGlass}
      className={classes(surface.g2, styles.widget, className)}
      aria-label={label}
      data-wallpaper="glass"
    >
      <div className={classes(styles.content, isSingleRow && styles.singleRow)}>{children}</div>
    </article>
  )
}
