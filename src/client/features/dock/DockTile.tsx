import { type CSSProperties, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { linkProps } from '../../core/open-url.ts'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import surface from '../../ui/styles/surface.module.css'
import { itemAddress, itemFace, itemName } from '../home/index.ts'
import styles from './Dock.module.css'
import type { MagnifiedTile } from './model.ts'

interface Props {
  readonly item: Item
  /** Undefined while the dock is at rest. */
  readonly magnified: MagnifiedTile | undefined
  /** Whether the tile is the tab stop of the row. */
  readonly isTabStop: boolean
  readonly onFocus: () => void
}

/** An icon of the dock, with its name above it while it is hovered or focused by keyboard. */
export function DockTile({ item, magnified, isTabStop, onFocus }: Props) {
  const [nameVisible, setNameVisible] = useState(false)
  const { scale, shift } = magnified ?? { scale: 1, shift: 0 }
  const name = itemName(item)
  const link = linkProps(itemAddress(item), item.openType ?? 'tab')
  const Tile = link.href === undefined ? 'button' : 'a'
  const style: CSSProperties = { '--scale': scale, '--shift': `${shift}px` }
  return (
    <li className={styles['item']} style={style} data-tile={item.id}>
      <Tile
        {...link}
        className={styles['tile']}
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
        <Art face={itemFace(item)} label={name} />
      </Tile>
      {nameVisible && (
        <span ref={placeGlass} className={`${styles['name']} ${surface['g2']}`} aria-hidden="true">
          {name}
        </span>
      )}
    </li>
  )
}
