import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { DOCK } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { findApp } from '../../../core/contribute/registry.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { linkProps } from '../../../core/page/open-url.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { appFace } from '../../../ui/components/app-icon/app-face.tsx'
import { withRim } from '../../../ui/components/tile-frame/with-rim.ts'
import { measureGlass, placeGlass } from '../../../ui/glass/glass-place.ts'
import type { GlassLook } from '../../../ui/glass/glass-style.ts'
import { useGlass } from '../../../ui/glass/use-glass.ts'
import { roving } from '../../../ui/input/keyboard/roving.ts'
import { isAnimationOff } from '../../../ui/motion/motion.ts'
import surface from '../../../ui/styles/surface.module.css'
import { home, itemAddress, itemFace, itemName } from '../../data/home/index.ts'
import { shownWallpaper, wallpaperSettings } from '../../look/wallpaper/index.ts'
import { openApps } from '../../shell/windows/index.ts'
import styles from './Dock.module.css'
import { type DockEntry, DockTile } from './DockTile.tsx'
import { useMessages } from './messages.ts'
import { BLUR_FACTOR, dockScale, dockSizes, isOpenable, magnify } from './model.ts'
import { dockSettings } from './settings.ts'

/** Minimum distance from the screen edges, in px: many tiles shrink instead of leaving the screen. */
const SCREEN_MARGIN = 80

/** The dock of the desktop: the user's icons and widgets, then the other open apps. */
export default function Dock() {
  const isDock = useDocument(dockSettings, (now) => now.isDock)
  const items = useDocument(home, (now) => now.dock).filter(isShown)
  const openIds = useStore(openApps)
  const appEntry = useAppEntry()
  const { mobile } = useScreen()
  const docked = items.map((item) => {
    const { component } = item
    if (component === undefined) return iconEntry(item)
    const entry = appEntry(component, () => void openDocked(component, item.id))
    const app = openIds.includes(component) ? { app: component } : {}
    return { ...entry, ...app, key: item.id, name: itemName(item), tile: item.id }
  })
  const others = openIds.filter((id) => !items.some(({ component }) => component === id))
  const entries = [...docked, ...others.map((id) => ({ ...appEntry(id, () => void toggleApp(id)), app: id }))]
  return isDock && !mobile && entries.length > 0 ? <DockRow entries={entries} separatorAt={items.length} /> : null
}

/** The widget of a tile may be gone from the program. */
const isShown = (item: Item) =>
  isOpenable(item) && (item.component === undefined || findApp(item.component) !== undefined)

const iconEntry = (item: Item): DockEntry => ({
  key: item.id,
  name: itemName(item),
  face: itemFace(item),
  tile: item.id,
  link: linkProps(itemAddress(item), item.openType ?? 'tab'),
})

/** Gives the entry of an app. */
function useAppEntry() {
  const text = useMessageByKey()
  return (id: string, onClick: () => void): DockEntry => ({
    key: `app ${id}`,
    name: text(`${id}.name`),
    face: appFace(id),
    link: { onClick },
  })
}

const toggleApp = async (id: string) => (await import('../../shell/windows/lazy.ts')).toggleOpenApp(id)

/** Opens the app of a widget in the dock, or shows or minimises it if it is open. */
const openDocked = async (id: string, tile: string) =>
  openApps.getState().includes(id) ? toggleApp(id) : (await import('../tiles/lazy.ts')).openWidget(id, tile)

interface RowProps {
  readonly entries: readonly DockEntry[]
  /** The index of the first app that is only open. */
  readonly separatorAt: number
}

function DockRow({ entries, separatorAt }: RowProps) {
  const messages = useMessages()
  const values = useDocument(dockSettings, dockSettings.drawn)
  const { width, scale } = useScreen()
  const { gap, padding, ...largest } = dockSizes(values, scale)
  const available = width - 2 * SCREEN_MARGIN - 2 * padding
  const size = Math.min(largest.size, Math.floor(available / entries.length) - gap)
  const { pointer, ref, handlers } = usePointer(values.isDockAnimation, padding)
  const magnified = pointer === undefined ? undefined : magnify({ count: entries.length, size, gap }, pointer)
  const [tabStop, setTabStop] = useState(0)
  const style: CSSProperties = {
    '--size': size,
    '--gap': gap,
    '--radius': Math.round(values.dockIconRadius * dockScale(scale)),
    '--padding': padding,
    left: Math.round((width - 2 * padding - entries.length * (size + gap) + gap) / 2),
    '--follow': `${DOCK.followMs}ms`,
  }
  const glass = useDockGlass(values)
  const plate: CSSProperties = {
    left: -(magnified?.left ?? 0),
    right: -(magnified?.right ?? 0),
    ...glass.style,
    ...(values.dockBoxShadow !== '' && { boxShadow: withRim(values.dockBoxShadow) }),
  }
  return (
    <section
      ref={ref}
      className={styles.dock}
      style={style}
      aria-label={messages('dock')}
      data-dock=""
      data-transient="hovered" // magnified
      data-theme={glass.theme}
      data-wallpaper-text={glass.text}
      {...handlers}
    >
      <div
        ref={placeGlass}
        className={`${styles.plate} ${surface.g1}`}
        style={plate}
        data-wallpaper="glass"
        data-place="dock"
        onTransitionEnd={measureGlass}
      />
      <ul className={styles.row} onKeyDown={roving('row')}>
        {entries.map(({ key, ...entry }, index) => (
          <DockTile
            {...entry}
            key={key}
            hasSeparator={index === separatorAt && index > 0}
            magnified={magnified?.tiles[index]}
            isTabStop={index === Math.min(tabStop, entries.length - 1)}
            onFocus={() => setTabStop(index)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The pointer's position on the dock, in px from the first tile; undefined while the dock is at rest. */
function usePointer(enabled: boolean, padding: number) {
  const ref = useRef<HTMLElement>(null)
  const suspendedUntil = useRef(0)
  const [pointer, setPointer] = useState<number>()
  const rest = () => setPointer(undefined)
  const suspend = ({ timeStamp }: { readonly timeStamp: number }) => {
    suspendedUntil.current = timeStamp + DOCK.suspendedMs
    rest()
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.timeStamp < suspendedUntil.current || !enabled || isAnimationOff())
      return
    if (ref.current) setPointer(event.clientX - ref.current.getBoundingClientRect().left - padding)
  }
  return {
    pointer: enabled ? pointer : undefined,
    ref,
    handlers: { onPointerMove: follow, onPointerLeave: rest, onClickCapture: suspend, onDragStart: suspend },
  }
}

/** The glass of the settings. */
function useDockGlass(values: typeof dockSettings.initial): GlassLook {
  const { dockOpacity } = dockSettings.initial
  const tint = useDocument(wallpaperSettings, (now) =>
    values.isDockBgByWallpaper ? shownWallpaper(now).wallpaperColor : undefined,
  )
  return useGlass(
    {
      level: 1,
      place: 'dock',
      opacity: values.dockOpacity,
      defaultOpacity: dockOpacity,
      glass: values.isDockGlass,
      blur: values.dockFilter * BLUR_FACTOR,
    },
    tint,
  )
}
