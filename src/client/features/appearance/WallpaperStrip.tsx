import { memo, useEffect } from 'react'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { loadCrop, wallpaperSettings } from '../wallpaper/index.ts'
import { enlargeWallpaper } from '../wallpaper/lazy.ts'
import { restoreDefaultWallpaper } from '../wallpaper-picker/lazy.ts'
import { openApp } from '../windows/index.ts'
import { useMessages } from './messages.ts'
import styles from './WallpaperStrip.module.css'

const Crop = memo(lazy(loadCrop))

/** The wallpaper with the buttons that change and restore it; while it is shown, the page's wallpaper is enlarged. */
export function WallpaperStrip() {
  const messages = useMessages()
  const isDefault = useDocument(
    wallpaperSettings,
    ({ wallpaperSrc, wallpaperType, wallpaperBg }) =>
      wallpaperSrc === '' && (wallpaperType !== 0 || wallpaperBg === ''),
  )
  useEffect(enlargeWallpaper, [])
  return (
    <div className={styles['strip']}>
      <Crop />
      <div className={styles['buttons']}>
        <Button kind="primary" size="s" onClick={() => openApp({ app: 'wallpaper' })}>
          {messages('change')}
        </Button>
        {!isDefault && (
          <Button size="s" onClick={restoreDefaultWallpaper}>
            {messages('restore')}
          </Button>
        )}
      </div>
    </div>
  )
}
