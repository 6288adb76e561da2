import { linkProps } from '../../../core/page/open-url.ts'
import { attribution, useShownEntry } from '../wallpaper-picker/lazy.ts'
import styles from './WallpaperStrip.module.css'

/** What the shown wallpaper is, whose it is and under which licence; leads to its page, if it has one. */
export function WallpaperCredit() {
  const entry = useShownEntry()
  if (entry === undefined) return null
  const origin = attribution(entry)
  if (origin === '') return null
  const text = [entry.title ?? '', origin].filter((part) => part !== '').join(' · ')
  return entry.link === undefined ? (
    <span className={styles.credit}>
      <span>{text}</span>
    </span>
  ) : (
    <a className={styles.credit} {...linkProps(entry.link, 'tab')}>
      <span>{text}</span>
    </a>
  )
}
