import { type CSSProperties, useDeferredValue } from 'react'
import type { Group } from '../../../shared/entities/item.ts'
import { late } from '../../core/late.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { useCurrentGroup } from './current.ts'
import { home } from './document.ts'
import styles from './GroupArea.module.css'
import { ItemTile } from './ItemTile.tsx'
import { areaOf, type Grid, gridOf, placeTiles } from './model.ts'
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
  return (
    <nav id="tiles" className={styles['area']} aria-label={group.name} data-pages={shown} data-free={free || undefined}>
      {free ? (
        <FreePage key={group.id} group={group} />
      ) : (
        <SequentialPage key={group.id} group={group} grid={grid} labelled={values.iconName} />
      )}
    </nav>
  )
}

interface SequentialPageProps {
  readonly group: Group
  readonly grid: Grid
  readonly labelled: boolean
}

/** A page of cells. What is to be seen of it stands at once, the rest as soon as there is time. */
function SequentialPage({ group: { children }, grid, labelled }: SequentialPageProps) {
  const whole = useDeferredValue(true, false)
  const places = placeTiles(
    children.map((item) => item.size),
    grid.columns,
  )
  const last = whole
    ? children.length
    : places.findLastIndex(({ row }) => row * (grid.icon + grid.gapY) < innerHeight) + 1
  const style: CSSProperties = {
    '--columns': grid.columns,
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
  }
  return (
    <ul className={styles['grid']} style={style}>
      {children.slice(0, last).map((item, index) => {
        const place = places[index]
        if (place === undefined) return null
        return (
          <li key={item.id} style={{ gridArea: areaOf(place) }}>
            <ItemTile item={item} labelled={labelled} rows={place.rows} columns={place.columns} />
          </li>
        )
      })}
    </ul>
  )
}
