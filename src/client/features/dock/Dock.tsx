import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { DOCK } from '../../../shared/constants.deferred.ts'
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
import { magnify, opens, PADDING } from './model.ts'
import { dockSettings } from './settings.ts'

/** Least distance from the screen's edges, in px: a dock of many tiles shrinks them rather than leave the screen. */
const MARGIN = 80
/** The drawn blur of the glass, which the setting's default stands for. */
const DRAWN_BLUR_PX = 24

/** The dock of the desktop: icons with an address. Components join it with the window that they open in. */
export default function Dock() {
  const isDock = useDocument(dockSettings, (now) => now.isDock)
  const items = useDocument(home, (now) => now.dock).filter(opens)
  const { mobile } = useScreen()
  return isDock && !mobile && items.length > 0 ? <Row items={items} /> : null
}

function Row({ items }: { readonly items: readonly Item[] }) {
  const messages = useMessages()
  const values = useDocument(dockSettings, (now) => now)
  const { dockGap: gap } = values
  const room = useScreen().width - 2 * MARGIN - 2 * PADDING
  const size = Math.min(values.dockIconSize, room / items.length - gap)
  const { pointer, place, handlers } = usePointer(values.isDockAnimation)
  const grown = pointer === undefined ? undefined : magnify({ count: items.length, size, gap }, pointer)
  const [stop, setStop] = useState(0)
  const style: CSSProperties = {
    '--size': size,
    '--gap': gap,
    '--radius': values.dockIconRadius,
    '--padding': PADDING,
    '--follow': `${DOCK.followMs}ms`,
  }
  const plate: CSSProperties = { left: -(grown?.left ?? 0), right: -(grown?.right ?? 0), ...useGlass() }
  return (
    <section
      ref={place}
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
            magnified={grown?.tiles[index]}
            stop={index === Math.min(stop, items.length - 1)}
            onFocus={() => setStop(index)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Where the pointer is on the dock, in px from the first tile; nowhere while the dock is at rest. */
function usePointer(wanted: boolean) {
  const place = useRef<HTMLElement>(null)
  const restsUntil = useRef(0)
  const [pointer, setPointer] = useState<number>()
  const rest = () => setPointer(undefined)
  const suspend = ({ timeStamp }: { readonly timeStamp: number }) => {
    restsUntil.current = timeStamp + DOCK.suspendedMs
    rest()
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.timeStamp < restsUntil.current || !wanted || isAnimationOff()) return
    if (place.current) setPointer(event.clientX - place.current.getBoundingClientRect().left - PADDING)
  }
  return {
    pointer: wanted ? pointer : undefined,
    place,
    handlers: { onPointerMove: follow, onPointerLeave: rest, onClickCapture: suspend, onDragStart: suspend },
  }
}

/** The plate's glass and shadow as the settings want them. */
function useGlass(): CSSProperties {
  const values = useDocument(dockSettings, (now) => now)
  const stored = useDocument(wallpaperSettings, (now) => now.wallpaperColor)
  const look = useGlassState()
  const glass = glassStyle(look, {
    level: 1,
    opacity: values.dockOpacity,
    defaultOpacity: dockSettings.initial.dockOpacity,
    glass: values.isDockGlass,
    blur: (values.dockFilter / dockSettings.initial.dockFilter) * DRAWN_BLUR_PX,
    tint: values.isDockBgByWallpaper ? tintOf(stored, look) : undefined,
  })
  return { ...glass, ...(values.dockBoxShadow !== '' && { boxShadow: withRim(values.dockBoxShadow) }) }
}
