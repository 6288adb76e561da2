import { type CSSProperties, useContext } from 'react'
import { useWallpaperPreview, withMaskOf } from '../../look/wallpaper/lazy.ts'
import styles from './DesktopPreview.module.css'
import { LookContext, useLook } from './look.ts'

interface Props {
  /** Else that of the page. */
  readonly theme: 'light' | 'dark' | undefined
}

/** A small still of the wallpaper with its blur and mask, as a theme has it. */
export function PreviewWallpaper({ theme }: Props) {
  const still = useWallpaperPreview(useContext(LookContext)?.wallpaper, theme)
  const values = useLook('wallpaper')
  const { wallpaperMask, wallpaperVague } = theme === undefined ? values : withMaskOf(values, theme)
  const style: CSSProperties = {
    ...(still.at === 'color' && { background: still.css }),
    ...(wallpaperVague > 0 && {
      filter: `blur(calc(${wallpaperVague} * var(--px)))`,
      inset: `calc(${-2 * wallpaperVague} * var(--px))`,
    }),
  }
  return (
    <>
      <span className={styles.wall} style={style}>
        {still.at === 'image' && <img className={styles.still} src={still.src} alt="" decoding="async" />}
      </span>
      <span className={styles.mask} style={{ '--mask': wallpaperMask / 100 }} />
    </>
  )
}
