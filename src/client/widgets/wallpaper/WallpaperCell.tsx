import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../shared/lib/wallpaper/wallpaper-key.ts'
import { classes, Icon, IconButton } from '../../kit/components.ts'
import { openUrl } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { arrowOut, check, download, play, star, trash } from '../../kit/icons.ts'
import {
  applyWallpaper,
  attribution,
  isFavorite,
  removeOwnWallpaper,
  toggleFavorite,
  useMiniUrl,
  useShownName,
  wallpaperFavorites,
} from '../../kit/media.ts'
import { joinPhrases } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { downloadWallpaper } from './download-wallpaper.ts'
import { useMessages } from './messages.ts'
import styles from './WallpaperCell.module.css'

interface CellProps {
  readonly entry: WallpaperEntry
  /** Whether it is the user's own, and can be removed. */
  readonly isOwn: boolean
}

/** A wallpaper on offer: a press makes it the page's; beside it favourite, download and, of one's own, remove. */
export function WallpaperCell({ entry, isOwn }: CellProps) {
  const messages = useMessages()
  const isCurrent = wallpaperKey(entry) === useShownName()
  const isKept = useDocument(wallpaperFavorites, (favorites) => isFavorite(favorites, entry))
  const { title = '', wallpaperMiniSrc, wallpaperType, wallpaperBg, color, link, downloadable = true } = entry
  const language = useLanguage()
  const origin = attribution(entry)
  const src = useMiniUrl(wallpaperMiniSrc)
  const name = title || messages(isOwn ? 'ownPicture' : 'untitled')
  return (
    <div className={styles.cell} style={{ background: wallpaperType === 0 ? wallpaperBg : color }}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={isCurrent}
        aria-label={joinPhrases([name, origin], language)}
        onClick={() => applyWallpaper(entry)}
      >
        {wallpaperType === 0 || src === '' ? null : <img src={src} alt="" loading="lazy" decoding="async" />}
        {wallpaperType === 2 && (
          <span className={styles.badge}>
            <Icon path={play} size={12} />
          </span>
        )}
        {isCurrent && (
          <span className={styles.current}>
            <Icon path={check} size={14} />
          </span>
        )}
        <span className={styles.caption}>
          <b>{title}</b>
          <small>{origin}</small>
        </span>
      </button>
      {link !== undefined && (
        <span className={classes(styles.origin, wallpaperType === 2 && styles.afterBadge)}>
          <IconButton
            icon={arrowOut}
            label={messages('openOrigin', { name })}
            size={28}
            iconSize={16}
            round
            onClick={() => openUrl(link, 'tab')}
          />
        </span>
      )}
      <span className={styles.actions}>
        <IconButton
          icon={star}
          label={messages('favorite', { name })}
          size={28}
          iconSize={16}
          round
          pressed={isKept}
          onClick={() => wallpaperFavorites.update((now) => toggleFavorite(now, entry))}
        />
        {wallpaperType !== 0 && downloadable && (
          <IconButton
            icon={download}
            label={messages('download', { name })}
            size={28}
            iconSize={16}
            round
            onClick={() => void downloadWallpaper(entry)}
          />
        )}
        {isOwn && (
          <IconButton
            icon={trash}
            label={messages('remove', { name })}
            size={28}
            iconSize={16}
            round
            onClick={() => removeOwnWallpaper(entry.wallpaperSrc)}
          />
        )}
      </span>
    </div>
  )
}
