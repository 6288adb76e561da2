import { type CSSProperties, useContext, useEffect, useMemo } from 'react'
import type { Home } from '../../../../shared/entities/item.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { plus } from '../../../ui/icons/paths.ts'
import { showFacesOnceConnected } from '../../data/faces/lazy.ts'
import { sideInsetsOf } from '../../desk/sidebar/index.ts'
import { PagePicture } from '../../look/wallpaper/lazy.ts'
import styles from './DesktopPreview.module.css'
import { type DesktopLook, iconStyle, LookContext, useLook } from './look.ts'
import { type PicturedPage, picturePage, picturesOn } from './model.ts'
import { PreviewDock } from './PreviewDock.tsx'
import { PreviewHead, PreviewSidebar } from './PreviewHead.tsx'
import { PreviewTile } from './PreviewTile.tsx'
import { usePreviewWallpaper } from './use-preview-wallpaper.ts'

interface Props {
  readonly home: Home
  /** In px; the height follows. */
  readonly width: number
  /** The id of the pictured group; else the first one. */
  readonly group?: string | undefined
  /** Else that of the page. */
  readonly theme?: 'light' | 'dark' | undefined
  /** Else the settings of this page. */
  readonly look?: DesktopLook | undefined
  /** What is read out in its place; without one it is decoration. */
  readonly label?: string | undefined
}

/** A small still of a desktop: the first screenful of one group and what is around it, on the wallpaper. */
export const DesktopPreview = ({ look, ...props }: Props) => (
  <LookContext value={look}>
    <Picture {...props} />
  </LookContext>
)

function Picture({ home, width, group, theme, label }: Omit<Props, 'look'>) {
  const page = usePage(home, group)
  const style: CSSProperties = { width, '--px': `calc(100cqw / ${page.width})`, ...iconStyle(useContext(LookContext)) }
  return (
    <PagePicture
      {...usePreviewWallpaper(theme)}
      className={styles.picture}
      style={style}
      data-theme={theme}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {page.hasHead ? <PreviewHead scale={page.scale} /> : null}
      <PreviewSidebar groups={home.groups.length} scale={page.scale} />
      {page.tiles.length === 0 ? (
        <span className={styles.empty}>
          <Icon path={plus} />
        </span>
      ) : null}
      {page.tiles.map((tile) => (
        <PreviewTile key={tile.item.id} tile={tile} page={page} />
      ))}
      <PreviewDock items={page.dock} scale={page.scale} />
    </PagePicture>
  )
}

/** The page of a group on the screen of this device; its own pictures are loaded. */
function usePage({ groups, dock }: Home, id: string | undefined): PicturedPage {
  const icons = useLook('icons')
  const docked = useLook('dock')
  const sidebar = useLook('sidebar')
  const screen = useScreen()
  const group = groups.find((one) => one.id === id) ?? groups[0]
  const page = useMemo(
    () => picturePage(group, dock, { icons, dock: docked, insets: sideInsetsOf(sidebar, 1), screen }),
    [group, dock, icons, docked, sidebar, screen],
  )
  const pictures = picturesOn(page).join()
  useEffect(() => {
    // own pictures are read from storage
    if (pictures !== '') void showFacesOnceConnected(pictures.split(','))
  }, [pictures])
  return page
}
