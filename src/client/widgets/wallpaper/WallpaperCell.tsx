import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { miniUrl, useShownName } from '../../features/wallpaper/lazy.ts'
import { applyWallpaper, keyOf } from '../../features/wallpaper-picker/lazy.ts'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { check, play } from '../../ui/icons/paths.ts'
import { useMessages } from './messages.ts'
import { attribution } from './model.ts'
import styles from './WallpaperCell.module.css'

/** A wallpaper on offer: a press makes it the page's. */
export function WallpaperCell({ entry }: { readonly entry: WallpaperEntry }) {
  const messages = useMessages()
  const isCurrent = keyOf(entry) === useShownName()
  const { title = '', wallpaperMiniSrc, wallpaperType, wallpaperBg, color } = entry
  const origin = attribution(entry)
  const src = miniUrl(wallpaperMiniSrc)
  return (
    <button
      type="button"
      className={styles['cell']}
      aria-pressed={isCurrent}
      aria-label={[title || messages('untitled'), origin].filter(Boolean).join(', ')}
      style={{ background: wallpaperType === 0 ? wallpaperBg : color }}
      onClick={() => applyWallpaper(entry)}
    >
      {wallpaperType === 0 || src === '' ? null : <img src={src} alt="" loading="lazy" decoding="async" />}
      {wallpaperType === 2 && (
        <span className={styles['badge']}>
          <Icon path={play} size={12} />
        </span>
      )}
      {isCurrent && (
        <span className={styles['current']}>
          <Icon path={check} size={14} />
        </span>
      )}
      <span className={styles['caption']}>
        <b>{title}</b>
        <small>{origin}</small>
      </span>
    </button>
  )
}
