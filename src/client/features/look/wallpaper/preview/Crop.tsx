import { LightLayer } from '../daylight/LightLayer.tsx'
import { useBackdrop } from '../use-backdrop.ts'
import styles from './Crop.module.css'

/** The middle of the wallpaper at the page's scale, filling its positioned parent; of a video its preview, which has its mask. */
export default function Crop() {
  const { backdrop, light, chosen } = useBackdrop()
  const { wallpaperMask, wallpaperVague } = chosen
  return (
    <div className={styles.crop} aria-hidden="true">
      <div
        className={styles.wall}
        style={{
          ...(backdrop.at === 'color' && { background: backdrop.css }),
          ...(wallpaperVague > 0 && { filter: `blur(${wallpaperVague}px)` }),
        }}
      >
        {backdrop.at === 'image' ? <img className={styles.picture} src={backdrop.src} alt="" /> : null}
        <LightLayer light={light} />
      </div>
      {backdrop.at !== 'video' && backdrop.at !== 'pending' && (
        <div className={styles.mask} style={{ '--mask': wallpaperMask / 100 }} />
      )}
    </div>
  )
}
