import { type CSSProperties, useEffect, useRef } from 'react'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { glassStyle, tintOf } from '../../ui/glass/glass-look.ts'
import { measureGlass, placeGlass } from '../../ui/glass/glass-place.ts'
import { useLook } from '../../ui/glass/use-look.ts'
import { settings } from '../../ui/icons/paths.ts'
import { roving } from '../../ui/input/roving.ts'
import { classes } from '../../ui/styles/classes.ts'
import surface from '../../ui/styles/surface.module.css'
import { useCurrentGroup } from '../home/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { Avatar } from './Avatar.tsx'
import { Groups } from './Groups.tsx'
import { useMessages } from './messages.ts'
import { SettingsButton } from './SettingsButton.tsx'
import styles from './Sidebar.module.css'
import { sidebarSettings } from './settings.ts'

/** Names are written from this width on; a narrower bar has no room for two characters. */
const NAMED_FROM_PX = 30

/** The groups: a capsule at the edge of the screen, or the bar at the bottom of a phone. */
export function Sidebar() {
  return useScreen().mobile ? <TabBar /> : <Capsule />
}

function Capsule() {
  const values = useDocument(sidebarSettings, (now) => now)
  const messages = useMessages()
  const glass = useGlass()
  const width = values.sidebarWidth
  const named = values.isSidebarName && width >= NAMED_FROM_PX
  const place: CSSProperties = { '--width': width, '--distance': values.sidebarDistance }
  return (
    <div
      className={classes(
        styles['place'],
        values.isSidebarRight && styles['right'],
        values.isSidebarAutoHide && styles['hiding'],
      )}
      style={place}
      data-sidebar={values.isSidebarRight ? 'right' : 'left'}
      onTransitionEnd={measureGlass}
    >
      <nav
        ref={placeGlass}
        className={classes(styles['capsule'], named && styles['named'], surface['g1'], surface['pill'])}
        style={glass}
        data-wallpaper="glass"
        aria-label={messages('groups')}
        onKeyDown={roving('column')}
      >
        <Avatar className={styles['avatar']} />
        <span className={styles['line']} />
        <ul className={styles['groups']}>
          <Groups
            named={named}
            iconSize={Math.min(20, Math.max(14, width / 2))}
            tipAt={values.isSidebarRight ? 'left' : 'right'}
          />
        </ul>
        <span className={styles['line']} />
        <SettingsButton className={styles['settings']} tipAt={values.isSidebarRight ? 'left' : 'right'}>
          <Icon path={settings} size={Math.min(20, Math.max(14, width / 2))} />
        </SettingsButton>
      </nav>
    </div>
  )
}

function TabBar() {
  const named = useDocument(sidebarSettings, (now) => now.isSidebarName)
  const messages = useMessages()
  const glass = useGlass()
  const list = useRef<HTMLUListElement>(null)
  const shown = useCurrentGroup()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group on screen is read from the page
  useEffect(() => {
    // what the bar scrolls to is known once it is laid out
    const tab = list.current?.querySelector('[aria-current]')?.closest('li')
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2
  }, [shown])
  return (
    <nav
      ref={placeGlass}
      className={classes(styles['tabs'], surface['g1'], surface['pill'])}
      style={glass}
      data-wallpaper="glass"
      aria-label={messages('groups')}
      onKeyDown={roving('row')}
    >
      <Avatar className={styles['avatar']} />
      <ul ref={list} className={styles['groups']}>
        <Groups named={named} iconSize={20} tipAt="top" />
      </ul>
      <SettingsButton className={styles['settings']} tipAt="top">
        <Icon path={settings} size={20} />
      </SettingsButton>
    </nav>
  )
}

/** The glass as the settings want it. */
function useGlass(): CSSProperties {
  const values = useDocument(sidebarSettings, (now) => now)
  const stored = useDocument(wallpaperSettings, (now) => now.wallpaperColor)
  const look = useLook()
  return glassStyle(look, {
    level: 1,
    opacity: values.sidebarOpacity,
    standard: sidebarSettings.initial.sidebarOpacity,
    glass: values.isSidebarGlass,
    tint: values.isSidebarBgByWallpaper ? tintOf(stored, look) : undefined,
  })
}
