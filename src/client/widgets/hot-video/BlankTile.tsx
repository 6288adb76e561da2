import type { ReactNode } from 'react'
import { classes } from '../../kit/components.ts'
import { useMessages } from './messages.ts'
import { Poster } from './pictures/Poster.tsx'
import styles from './Tile.module.css'

interface BlankTileProps {
  readonly layout: 'poster' | 'strip'
  /** Why there is no film, where there is room for it. */
  readonly note: ReactNode
}

/** A tile of one column or one row without a film. */
export function BlankTile({ layout, note }: BlankTileProps) {
  const name = useMessages()('name')
  if (layout === 'poster')
    return (
      <div className={styles.tile} role="img" aria-label={name}>
        <Poster picture={undefined} className={styles.full} />
      </div>
    )
  return (
    <div className={classes(styles.tile, styles.strip)}>
      <Poster picture={undefined} className={styles.poster} />
      <div className={styles.text}>
        <b className={styles.name} title={name}>
          {name}
        </b>
        {note}
      </div>
    </div>
  )
}
