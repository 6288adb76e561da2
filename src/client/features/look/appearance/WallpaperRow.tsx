import { type ReactNode, useEffect, useId } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { linkProps } from '../../../core/page/open-url.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { openApp } from '../../shell/windows/index.ts'
import { isLandscape, shownWallpaper, wallpaperSettings } from '../wallpaper/index.ts'
import { enlargeWallpaper, useWallpaperPreview } from '../wallpaper/lazy.ts'
import { attribution, restoreDefaultWallpaper, useShownEntry } from '../wallpaper-picker/lazy.ts'
import { useMessages } from './messages.ts'
import styles from './WallpaperRow.module.css'

/** The wallpaper: its picture and whose it is; while the row is shown, the page's wallpaper is enlarged. */
export function WallpaperRow({ label }: Pick<ControlProps<string>, 'label'>) {
  const messages = useMessages()
  const id = useId()
  const still = useWallpaperPreview()
  const isDefault = useDocument(wallpaperSettings, (now) => isLandscape(shownWallpaper(now)))
  useEffect(enlargeWallpaper, [])
  return (
    <Row
      label={label}
      labelId={id}
      lead={
        <span className={styles.still} style={still.at === 'color' ? { background: still.css } : undefined}>
          {still.at === 'image' && <img src={still.src} alt="" decoding="async" />}
        </span>
      }
      hint={useCredit()}
      onReset={isDefault ? undefined : restoreDefaultWallpaper}
    >
      <Button size="s" aria-describedby={id} onClick={() => openApp({ app: 'wallpaper' })}>
        {messages('change')}
      </Button>
    </Row>
  )
}

/** What the shown wallpaper is, whose it is and under which licence; leads to its page, if it has one. */
function useCredit(): ReactNode {
  const messages = useMessages()
  const entry = useShownEntry()
  if (entry === undefined) return undefined
  const origin = entry.author === OWN_SOURCE ? messages('builtIn') : attribution(entry)
  const text = [entry.title ?? '', origin].filter((part) => part !== '').join(' · ')
  if (entry.link === undefined) return text || undefined
  return (
    <a className={styles.credit} {...linkProps(entry.link, 'tab')}>
      {text}
    </a>
  )
}

/** What the catalogue names as the source of our own wallpapers. */
const OWN_SOURCE = 'Genkan'
