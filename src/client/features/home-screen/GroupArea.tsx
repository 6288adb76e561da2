import { type CSSProperties, memo } from 'react'
import { useStore } from 'zustand'
import type { Group } from '../../../shared/entities/item.ts'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { isTight } from '../../ui/components/tile-frame/name-width.ts'
import { home, iconSettings, useCurrentGroup } from '../home/index.ts'
import { outgoingPage, useIncrementalRender } from '../paging/index.ts'
import { areaOf, gridOf, ItemTile, placeTiles } from '../tiles/index.ts'
import styles from './GroupArea.module.css'

const FreePage = lazy(async () => ({ default: (await import('../free-layout/lazy.ts')).FreePage }))

/**
 * The tiles of the group on screen, each in its cell, or wherever it has been put; a phone has cells only. While a turn is
 * played the page that goes is there as well, and out of reach.
 */
export function GroupArea() {
  const shown = useCurrentGroup()
  const groups = useDocument(home, (now) => now.groups)
  const old = useStore(outgoingPage, ({ id }) => id)
  const { mobile } = useScreen()
  const group = groups[shown]
  if (group === undefined) return null
  const isFree = ({ mode }: Group) => mode === 1 && !mobile
  return (
    <nav
      id="tiles"
      className={styles['area']}
      aria-label={group.name}
      data-pages=""
      data-free={isFree(group) || undefined}
    >
      {groups.map((one) => {
        if (one !== group && one.id !== old) return null
        if (isFree(one)) return <FreePage key={one.id} group={one} going={one !== group} />
        return <SequentialPage key={one.id} group={one} />
      })}
    </nav>
  )
}

/** A page of cells; not drawn again when it begins to go. */
const SequentialPage = memo(({ group: { children } }: { readonly group: Group }) => {
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const grid = gridOf(values, screen)
  const places = placeTiles(
    children.map((item) => item.size),
    grid.columns,
  )
  const seen = places.findLastIndex(({ row }) => row * (grid.icon + grid.gapY) < innerHeight) + 1
  const drawn = useIncrementalRender(children.length, seen)
  const style: CSSProperties = {
    '--columns': grid.columns,
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
    minHeight: Math.max(0, ...places.map(({ row, rows }) => row + rows)) * (grid.icon + grid.gapY) - grid.gapY,
  }
  return (
    <ul
      className={styles['grid']}
      style={style}
      data-tight-labels={isTight(grid.icon, grid.gapX, values.iconNameSize * screen.scale) || undefined}
    >
      {children.slice(0, drawn).map((item, index) => {
        const place = places[index]
        if (place === undefined) return null
        return (
          <li key={item.id} style={{ gridArea: areaOf(place) }}>
            <ItemTile item={item} labelled={values.iconName} rows={place.rows} columns={place.columns} />
          </li>
        )
      })}
    </ul>
  )
})
