import { useEffect } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { openApp } from '../../shell/windows/index.ts'
import { shownWallpaper, wallpaperSettings } from '../wallpaper/index.ts'
import { enlargeWallpaper, PreviewStrip } from '../wallpaper/lazy.ts'
import { restoreDefaultWallpaper } from '../wallpaper-picker/lazy.ts'
import { useMessages } from './messages.ts'
import { WallpaperCredit } from './WallpaperCredit.tsx'
import styles from './WallpaperStrip.module.css'

/** The wallpaper with the buttons that change and restore it; while it is shown, the page's wallpaper is enlarged. */
export function WallpaperStrip() {
  const messages = useMessages()
  const isDefault = useDocument(wallpaperSettings, (now) => {
    const { wallpaperSrc, wallpaperType, wallpaperBg } = shownWallpaper(now)
    return wallpaperSrc === '' && (wallpaperType !== 0 || wallpaperBg === '')
  })
  useEffect(enlargeWallpaper, [])
  return (
    <PreviewStrip>
      {!isDefault && <WallpaperCredit />}
      <div className={styles.buttons}>
        <Button kind="primary" size="s" onClick={() => openApp({ app: 'wallpaper' })}>
          {messages('change')}
        </Button>
        {!isDefault && (
          <Button size="s" onClick={restoreDefaultWallpaper}>
            {messages('restore')}
          </Button>
        )}
      </div>
    </PreviewStrip>
  )
}
