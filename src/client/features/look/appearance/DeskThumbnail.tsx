import type { CSSProperties } from 'react'
import type { WallpaperPreview } from '../wallpaper/lazy.ts'
import styles from './DeskThumbnail.module.css'

interface DeskThumbnailProps {
  readonly theme: 'light' | 'dark'
  readonly still: WallpaperPreview
  /** Text on the wallpaper. */
  readonly text: 'ink' | 'paper'
  /** Of the mask over the wallpaper, in percent. */
  readonly mask?: number
  /** The last icon's colour, where it shows one. */
  readonly accent?: string
  readonly style?: CSSProperties
}

/** The page as a small picture: a wallpaper, and on it clock, search box and four icons in the theme's colours. */
export function DeskThumbnail({ theme, still, text, mask = 0, accent, style }: DeskThumbnailProps) {
  return (
    <span className={styles.desk} data-theme={theme} data-wallpaper-text={text} style={style} aria-hidden="true">
      {still.at === 'image' ? (
        <img className={styles.still} src={still.src} alt="" decoding="async" />
      ) : (
        <span className={styles.still} style={{ background: still.css }} />
      )}
      {mask > 0 && <span className={styles.mask} style={{ opacity: mask / 100 }} />}
      <span className={styles.clock} />
      <span className={styles.search} />
      <span className={styles.icons}>
        <i />
        <i />
        <i />
        <i style={accent === undefined ? undefined : { background: accent }} />
      </span>
    </span>
  )
}
