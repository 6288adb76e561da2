import { type CSSProperties, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { linkProps } from '../../core/open-url.ts'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import surface from '../../ui/styles/surface.module.css'
import { itemFace, itemName } from '../home/index.ts'
import styles from './Dock.module.css'
import type { Magnified } from './model.ts'

interface Props {
  readonly item: Item
  /** Undefined at rest. */
  readonly magnified: Magnified | undefined
  /** Whether Tab comes to this tile. */
  readonly stop: boolean
  readonly onFocus: () => void
}

/** One icon of the dock, its name above it while it is pointed at or has the keyboard's focus. */
export function DockTile({ item, magnified, stop, onFocus }: Props) {
  const [named, setNamed] = useState(false)
  const { scale, shift } = magnified ?? { scale: 1, shift: 0 }
  const name = itemName(item)
  const link = linkProps(item.url ?? '', item.openType ?? 'tab')
  const Tile = link.href === undefined ? 'button' : 'a'
  const style: CSSProperties = { '--scale': scale, '--shift': `${shift}px` }
  return (
    <li className={styles['item']} style={style} data-tile={item.id}>
      <Tile
        {...link}
        className={styles['tile']}
        draggable={false}
        data-focus-stop=""
        tabIndex={stop ? 0 : -1}
        aria-label={name}
        onPointerEnter={({ pointerType }) => setNamed(pointerType !== 'touch')}
        onPointerLeave={() => setNamed(false)}
        onFocus={({ currentTarget }) => {
          onFocus()
          if (currentTarget.matches(':focus-visible')) setNamed(true)
        }}
        onBlur={() => setNamed(false)}
        onKeyDown={({ key }) => key === 'Escape' && setNamed(false)}
      >
        <Art face={itemFace(item)} label={name} />
      </Tile>
      {named && (
        <span ref={placeGlass} className={`${styles['name']} ${surface['g2']}`} aria-hidden="true">
          {name}
        </span>
      )}
    </li>
  )
}
