import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { DOCK } from '../../../shared/constants.ts'
import type { Item } from '../../../shared/entities/item.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { withRim } from '../../ui/components/tile-frame/with-rim.ts'
import { measureGlass, placeGlass } from '../../ui/glass/glass-place.ts'
import { useGlassState } from '../../ui/glass/glass-state.ts'
import { glassStyle, tintOf } from '../../ui/glass/glass-style.ts'
import { roving } from '../../ui/input/roving.ts'
import { isAnimationOff } from '../../ui/motion/motion.ts'
import surface from '../../ui/styles/surface.module.css'
import { home } from '../home/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import styles from './Dock.module.css'
import { DockTile } from './DockTile.tsx'
import { useMessages } from './messages.ts'
import { isOpenable, magnify, PADDING } from './model.ts'
import { dockSettings } from './settings.ts'

/** Minimum distance from the screen edges, in px: many tiles shrink instead of leaving the screen. */
const SCREEN_MARGIN = 80
/** The blur of the glass at the default setting, in px. */
const DEFAULT_BLUR_PX = 24

/** The dock of the desktop: icons that have an address to open. */
export default function Dock() {
  const isDock = useDocument(dockSettings, (now) => now.isDock)
  const items = useDocument(home, (now) => now.dock).filter(isOpenable)
  const { mobile } = useScreen()
  return isDock && !mobile && items.length > 0 ? <DockRow items={items} /> : null
}

function DockRow({ items }: { readonly items: readonly Item[] }) {
  const messages = useMessages()
  const values = useDocument(dockSettings, (now) => now)
  const { dockGap: gap } = values
  const available = useScreen().width - 2 * SCREEN_MARGIN - 2 * PADDING
  const size = Math.min(values.dockIconSize, available / items.length - gap)
  const { pointer, ref, handlers } = usePointer(values.isDockAnimation)
  const magnified = pointer === undefined ? undefined : magnify({ count: items.length, size, gap }, pointer)
  const [tabStop, setTabStop] = useState(0)
  const style: CSSProperties = {
    '--size': size,
    '--gap': gap,
    '--radius': values.dockIconRadius,
    '--padding': PADDING,
    '--follow': `${DOCK.followMs}ms`,
  }
  const plate: CSSProperties = { left: -(magnified?.left ?? 0), right: -(magnified?.right ?? 0), ...useGlass() }
  return (
    <section
      ref={ref}
      className={styles['dock']}
      style={style}
      aria-label={messages('dock')}
      data-dock=""
      {...handlers}
    >
      <div
        ref={placeGlass}
        className={`${styles['plate']} ${surface['g1']}`}
        style={plate}
        data-wallpaper="glass"
        onTransitionEnd={measureGlass}
      />
      <ul className={styles['row']} onKeyDown={roving('row')}>
        {items.map((item, index) => (
          <DockTile
            key={item.id}
            item={item}
            magnified={magnified?.tiles[index]}
            isTabStop={index === Math.min(tabStop, items.length - 1)}
            onFocus={() => setTabStop(index)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The pointer's position on the dock, in px from the first tile; undefined while the dock is at rest. */
function usePointer(enabled: boolean) {
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
    if (ref.current) setPointer(event.clientX - ref.current.getBoundingClientRect().left - PADDING)
  }
  return {
    pointer: enabled ? pointer : undefined,
    ref,
    handlers: { onPointerMove: follow, onPointerLeave: rest, onClickCapture: suspend, onDragStart: suspend },
  }
}

/** The glass and shadow of the plate, from the settings. */
function useGlass(): CSSProperties {
  const values = useDocument(dockSettings, (now) => now)
  const stored = useDocument(wallpaperSettings, (now) => now.wallpaperColor)
  const look = useGlassState()
  const glass = glassStyle(look, {
    level: 1,
    opacity: values.dockOpacity,
    defaultOpacity: dockSettings.initial.dockOpacity,
    glass: values.isDockGlass,
    blur: (values.dockFilter / dockSettings.initial.dockFilter) * DEFAULT_BLUR_PX,
    tint: values.isDockBgByWallpaper ? tintOf(stored, look) : undefined,
  })
  return { ...glass, ...(values.dockBoxShadow !== '' && { boxShadow: withRim(values.dockBoxShadow) }) }
}
