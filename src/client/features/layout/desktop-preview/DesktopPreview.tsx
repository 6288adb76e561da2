import { type CSSProperties, useEffect, useMemo } from 'react'
import type { Home } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { plus } from '../../../ui/icons/paths.ts'
import { showFacesOnceConnected } from '../../data/faces/lazy.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { sidebarSettings, sideInsetsOf } from '../../desk/sidebar/index.ts'
import styles from './DesktopPreview.module.css'
import { type PicturedPage, picturePage, picturesOn } from './model.ts'
import { PreviewDock } from './PreviewDock.tsx'
import { PreviewTile } from './PreviewTile.tsx'
import { PreviewWallpaper } from './PreviewWallpaper.tsx'

interface Props {
  readonly home: Home
  /** In px; the height follows. */
  readonly width: number
  /** The id of the pictured group; else the first one. */
  readonly group?: string | undefined
  /** Else that of the page. */
  readonly theme?: 'light' | 'dark' | undefined
  /** What is read out in its place; without one it is decoration. */
  readonly label?: string | undefined
}

/** A small still of a desktop: the first screenful of one group, and the dock, on the wallpaper of this page. */
export function DesktopPreview({ home, width, group, theme, label }: Props) {
  const page = usePage(home, group)
  const style: CSSProperties = { width, '--px': `calc(100cqw / ${page.width})` }
  return (
    <div
      className={styles.picture}
      style={style}
      data-theme={theme}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <PreviewWallpaper theme={theme} />
      {page.tiles.length === 0 ? (
        <span className={styles.empty}>
          <Icon path={plus} />
        </span>
      ) : null}
      {page.tiles.map((tile) => (
        <PreviewTile key={tile.item.id} tile={tile} page={page} />
      ))}
      <PreviewDock items={page.dock} scale={page.scale} />
    </div>
  )
}

/** The page of a group with the settings and the screen of this device; its own pictures are loaded. */
function usePage({ groups, dock }: Home, id: string | undefined): PicturedPage {
  const icons = useDocument(iconSettings, (now) => now)
  const docked = useDocument(dockSettings, (now) => now)
  const insets = useDocument(sidebarSettings, (now) => sideInsetsOf(now, 1))
  const screen = useScreen()
  const group = groups.find((one) => one.id === id) ?? groups[0]
  const page = useMemo(
    () => picturePage(group, dock, { icons, dock: docked, insets, screen }),
    [group, dock, icons, docked, insets, screen],
  )
  const pictures = picturesOn(page).join()
  useEffect(() => {
    // own pictures are read from storage
    if (pictures !== '') void showFacesOnceConnected(pictures.split(','))
  }, [pictures])
  return page
}
