import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { measureGlass, placeGlass } from '../../../ui/glass/glass-place.ts'
import { useGlass } from '../../../ui/glass/use-glass.ts'
import { plus, settings } from '../../../ui/icons/paths.ts'
import { roving } from '../../../ui/input/keyboard/roving.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { home, useCurrentGroupIndex } from '../../data/home/index.ts'
import { shownWallpaper, wallpaperSettings } from '../../look/wallpaper/index.ts'
import { openSettings } from '../../shell/settings/index.ts'
import { AvatarButton } from './AvatarButton.tsx'
import { BarButton, type BarButtonProps } from './BarButton.tsx'
import { Groups } from './Groups.tsx'
import { useMessages } from './messages.ts'
import styles from './Sidebar.module.css'
import { sidebarSettings } from './settings.ts'
import { chromeScale } from './side-insets.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

/** Names are shown from this width on: narrower bars have no room for two characters. */
const NAMED_FROM_PX = 30

/** The groups: a capsule at the edge of the screen, or the bar at the bottom of a phone. */
export function Sidebar() {
  return useScreen().mobile ? <TabBar /> : <Capsule />
}

function Capsule() {
  const values = useDocument(sidebarSettings, (now) => now)
  const list = useRef<HTMLUListElement>(null)
  useScrollEnds(list, 'y')
  const chrome = chromeScale(useScreen().scale)
  const width = Math.round(values.sidebarWidth * chrome)
  const iconSize = Math.min(Math.round(20 * chrome), Math.max(14, Math.round(width / 2)))
  const isNamed = values.isSidebarName && values.sidebarWidth >= NAMED_FROM_PX
  const tooltipSide = values.isSidebarRight ? 'left' : 'right'
  const position: CSSProperties = { '--width': width, '--distance': values.sidebarDistance }
  return (
    <div
      className={classes(
        styles.container,
        values.isSidebarRight && styles.right,
        values.isSidebarAutoHide && styles.hiding,
      )}
      style={position}
      data-sidebar={values.isSidebarRight ? 'right' : 'left'}
      data-occupied=""
      data-hidden-in-minimal=""
      onTransitionEnd={measureGlass}
    >
      <Bar direction="column" className={classes(styles.capsule, isNamed && styles.named)}>
        <AvatarButton className={styles.avatar} tooltipSide={tooltipSide} />
        <span className={styles.line} />
        <ul ref={list} className={styles.groups}>
          <Groups isNamed={isNamed} iconSize={iconSize} tooltipSide={tooltipSide} />
        </ul>
        <AddGroupButton className={styles.settings} tooltipSide={tooltipSide}>
          <Icon path={plus} size={iconSize} />
        </AddGroupButton>
        <span className={styles.line} />
        <SettingsButton className={styles.settings} tooltipSide={tooltipSide}>
          <Icon path={settings} size={iconSize} />
        </SettingsButton>
      </Bar>
    </div>
  )
}

function TabBar() {
  const isNamed = useDocument(sidebarSettings, (now) => now.isSidebarName)
  const list = useRef<HTMLUListElement>(null)
  const shown = useCurrentGroupIndex()
  useScrollEnds(list, 'x')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group on screen is read from the page
  useEffect(() => {
    // the scroll position depends on the layout
    const tab = list.current?.querySelector('[aria-current]')?.closest('li')
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2
  }, [shown])
  return (
    <Bar direction="row" className={styles.tabs}>
      <AvatarButton className={styles.avatar} tooltipSide="top" />
      <ul ref={list} className={styles.groups}>
        <Groups isNamed={isNamed} iconSize={20} tooltipSide="top" />
        <li className={styles.add}>
          <AddGroupButton className={undefined} tooltipSide="top">
            <Icon path={plus} size={20} />
          </AddGroupButton>
        </li>
      </ul>
      <SettingsButton className={styles.settings} tooltipSide="top">
        <Icon path={settings} size={20} />
      </SettingsButton>
    </Bar>
  )
}

interface BarProps {
  readonly direction: 'row' | 'column'
  readonly className: string | undefined
  readonly children: ReactNode
}

/** What both bars are: a named pane of the glass of the settings. */
function Bar({ direction, className, children }: BarProps) {
  const { sidebarOpacity, isSidebarGlass, isSidebarBgByWallpaper } = useDocument(sidebarSettings, (now) => now)
  const tint = useDocument(wallpaperSettings, (now) =>
    isSidebarBgByWallpaper ? shownWallpaper(now).wallpaperColor : undefined,
  )
  const defaultOpacity = sidebarSettings.initial.sidebarOpacity
  const { style, theme, text } = useGlass(
    { level: 1, place: 'sidebar', opacity: sidebarOpacity, defaultOpacity, glass: isSidebarGlass },
    tint,
  )
  return (
    <nav
      ref={placeGlass}
      className={classes(className, surface.g1, surface.pill)}
      style={style}
      data-theme={theme}
      data-wallpaper-text={text}
      data-wallpaper="glass"
      data-place="sidebar"
      data-occupied=""
      data-hidden-in-minimal=""
      aria-label={useMessages()('groups')}
      onKeyDown={roving(direction)}
    >
      {children}
    </nav>
  )
}

const addGroup = () => void import('../group-editor/index.ts').then((editor) => editor.addGroup()).catch(() => {})

/** Adds a group; where there is none it is the bar's tab stop in its place. */
function AddGroupButton(props: BarButtonProps) {
  const isTabStop = useDocument(home, ({ groups }) => groups.length === 0)
  const label = useMessageByKey()('group-editor.addTitle')
  return <BarButton {...props} label={label} isTabStop={isTabStop} onClick={addGroup} />
}

/** Opens the settings. */
function SettingsButton(props: BarButtonProps) {
  return <BarButton {...props} label={useMessageByKey()('settings.command.open')} onClick={() => openSettings()} />
}
