import { IconButton } from '../../kit/components.ts'
import { shuffle } from '../../kit/icons.ts'
import { changeRandomly, useWallpaperPreview } from '../../kit/media.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import styles from './Tile.module.css'

/** The page's wallpaper in small, with a button that changes it where there is room. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const preview = useWallpaperPreview()
  return (
    <div className={styles.tile} style={preview.at === 'color' ? { background: preview.css } : {}}>
      {preview.at === 'image' && <img className={styles.picture} src={preview.src} alt="" />}
      {columns > 1 && (
        <div className={styles.bar}>
          <b>{messages('name')}</b>
          {rows > 1 && (
            <span className={styles.button}>
              <IconButton
                icon={shuffle}
                label={messages('change')}
                size={28}
                iconSize={16}
                round
                onClick={() => void changeRandomly().catch(() => {})}
              />
            </span>
          )}
        </div>
      )}
    </div>
  )
}
