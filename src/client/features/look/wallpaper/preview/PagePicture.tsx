import type { ComponentProps, CSSProperties } from 'react'
import { classes } from '../../../../ui/styles/classes.ts'
import styles from './PagePicture.module.css'
import type { WallpaperPreview } from './wallpaper-preview.ts'

interface PagePictureProps extends ComponentProps<'span'> {
  readonly still: WallpaperPreview
  /** Of the mask over the wallpaper, in percent. */
  readonly mask: number
  /** Of the wallpaper alone, e.g. its blur. */
  readonly wallStyle?: CSSProperties | undefined
}

/** The page as a small picture: its wallpaper under its mask, and on it what stands there; with a fine edge. */
export function PagePicture({ still, mask, wallStyle, className, children, ...rest }: PagePictureProps) {
  const color = still.at === 'color' ? { background: still.css } : undefined
  return (
    <span {...rest} className={classes(styles.picture, className)}>
      <span className={styles.wall} style={{ ...color, ...wallStyle }}>
        {still.at === 'image' && <img src={still.src} alt="" decoding="async" />}
      </span>
      {mask > 0 && <span className={styles.mask} style={{ '--mask': mask / 100 }} />}
      {children}
    </span>
  )
}
