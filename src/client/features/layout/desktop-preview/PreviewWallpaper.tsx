import type { CSSProperties } from 'react'
import { bundledId } from '../../../../shared/lib/wallpaper/bundled.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'
import { shownName, useMiniUrl, useWallpaperPreview, withMaskOf } from '../../look/wallpaper/lazy.ts'
import styles from './DesktopPreview.module.css'

interface Props {
  /** Else that of the page. */
  readonly theme: 'light' | 'dark' | undefined
}

/** A small still of the wallpaper with its blur and mask, as a theme has it. */
export function PreviewWallpaper({ theme }: Props) {
  const still = useStill(theme)
  const { wallpaperMask, wallpaperVague } = useDocument(wallpaperSettings, (now) =>
    theme === undefined ? now : withMaskOf(now, theme),
  )
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

/** Of the default pair the one that the theme shows; any other wallpaper is that of both. */
function useStill(theme: Props['theme']): ReturnType<typeof useWallpaperPreview> {
  const shown = useWallpaperPreview()
  const name = useDocument(wallpaperSettings, (now) => (theme === undefined ? '' : shownName(now, theme)))
  const bundled = useMiniUrl(bundledId(name) === undefined ? '' : name)
  return bundled === '' ? shown : { at: 'image', src: bundled }
}
