import type { CSSProperties } from 'react'
import { late } from '../../core/late.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { useCurrentGroup } from './current.ts'
import { home } from './document.ts'
import styles from './GroupArea.module.css'
import { ItemTile } from './ItemTile.tsx'
import { areaOf, gridOf, placeTiles } from './model.ts'
import { iconSettings } from './settings.ts'

const FreePage = late(() => import('./free/FreePage.tsx'))

/** The tiles of the group on screen, each in its cell, or wherever it has been put; a phone has cells only. */
export function GroupArea() {
  const shown = useCurrentGroup()
  const group = useDocument(home, ({ groups }) => groups[shown])
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const grid = gridOf(values, screen)
  if (group === undefined) return null
  const free = group.mode === 1 && !screen.mobile
  const places = placeTiles(
    group.children.map((item) => item.size),
    grid.columns,
  )
  const style: CSSProperties = {
    '--columns': grid.columns,
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
  }
  return (
    <nav id="tiles" className={styles['area']} aria-label={group.name} data-pages={shown} data-free={free || undefined}>
      {free ? (
        <FreePage key={group.id} group={group} />
      ) : (
        <ul key={group.id} className={styles['grid']} style={style}>
          {group.children.map((item, index) => {
            const place = places[index]
            if (place === undefined) return null
            return (
              <li key={item.id} style={{ gridArea: areaOf(place) }}>
                <ItemTile item={item} labelled={values.iconName} />
              </li>
            )
          })}
        </ul>
      )}
    </nav>
  )
}
