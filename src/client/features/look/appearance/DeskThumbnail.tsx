import { PagePicture, type WallpaperPreview } from '../wallpaper/lazy.ts'
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
}

/** The page as a small picture: a wallpaper, and on it clock, search box and four icons in the theme's colours. */
export function DeskThumbnail({ theme, still, text, mask = 0, accent }: DeskThumbnailProps) {
  return (
    <PagePicture
      still={still}
      mask={mask}
      className={styles.desk}
      data-theme={theme}
      data-wallpaper-text={text}
      aria-hidden="true"
    >
      <span className={styles.clock} />
      <span className={styles.search} />
      <span className={styles.icons}>
        <i />
        <i />
        <i />
        <i style={accent === undefined ? undefined : { background: accent }} />
      </span>
    </PagePicture>
  )
}
