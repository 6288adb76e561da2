import type { CSSProperties } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { findWidget } from '../../../core/contribute/registry.ts'
import { appFace } from '../../../ui/components/app-icon/app-face.tsx'
import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { itemFace, itemName } from '../../data/home/index.ts'
import styles from './DesktopPreview.module.css'
import { useLook } from './look.ts'

interface Props {
  readonly items: readonly Item[]
  /** Of the screen. */
  readonly scale: number
}

/** The dock at rest; too many tiles shrink. */
export function PreviewDock({ items, scale }: Props) {
  const { dockIconSize, dockIconRadius, dockGap } = useLook('dock')
  const shown = items.filter(({ component }) => component === undefined || findWidget(component) !== undefined)
  if (shown.length === 0) return null
  const style: CSSProperties = {
    '--size': dockIconSize,
    '--gap': dockGap,
    '--radius': dockIconRadius,
    '--scale': Math.max(1, scale),
  }
  return (
    <span className={styles.dock} style={style}>
      {shown.map((item) => (
        <span key={item.id} className={styles.docked}>
          <Art
            face={item.component === undefined ? itemFace(item) : appFace(item.component)}
            label={itemName(item)}
            lazy
          />
        </span>
      ))}
    </span>
  )
}
