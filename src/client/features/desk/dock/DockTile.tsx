import { type CSSProperties, useState } from 'react'
import type { linkProps } from '../../../core/page/open-url.ts'
import { Art, type TileFace } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import surface from '../../../ui/styles/surface.module.css'
import styles from './Dock.module.css'
import type { MagnifiedTile } from './model.ts'

/** Something that stands in the dock. */
export interface DockEntry {
  readonly key: string
  readonly name: string
  readonly face: TileFace
  /** The ids of the user's tile, and of the app if it is open, which gives it a dot. */
  readonly tile?: string
  readonly app?: string
  /** Opens it. */
  readonly link: ReturnType<typeof linkProps>
}

interface Props extends Omit<DockEntry, 'key'> {
  /** Whether a line separates it from the tile before it. */
  readonly hasSeparator: boolean
  /** Undefined while the dock is at rest. */
  readonly magnified: MagnifiedTile | undefined
  /** Whether the tile is the tab stop of the row. */
  readonly isTabStop: boolean
  readonly onFocus: () => void
}

/** An icon of the dock, with its name above it while it is hovered or focused by keyboard. */
export function DockTile({ name, face, tile, app, link, hasSeparator, magnified, isTabStop, onFocus }: Props) {
  const [nameVisible, setNameVisible] = useState(false)
  const { scale, shift } = magnified ?? { scale: 1, shift: 0 }
  const Tile = link.href === undefined ? 'button' : 'a'
  const style: CSSProperties = { '--scale': scale, '--shift': `${shift}px` }
  return (
    <li
      className={styles.item}
      style={style}
      data-separated={hasSeparator || undefined}
      data-tile={tile}
      data-app={app}
    >
      <Tile
        {...link}
        className={styles.tile}
        draggable={false}
        data-focus-stop=""
        tabIndex={isTabStop ? 0 : -1}
        aria-label={name}
        onPointerEnter={({ pointerType }) => setNameVisible(pointerType !== 'touch')}
        onPointerLeave={() => setNameVisible(false)}
        onFocus={({ currentTarget }) => {
          onFocus()
          if (currentTarget.matches(':focus-visible')) setNameVisible(true)
        }}
        onBlur={() => setNameVisible(false)}
        onKeyDown={({ key }) => key === 'Escape' && setNameVisible(false)}
      >
        <Art face={face} label={name} />
      </Tile>
      {nameVisible && (
        <span ref={placeGlass} className={`${styles.name} ${surface.g2}`} aria-hidden="true">
          {name}
        </span>
      )}
    </li>
  )
}
