import { type CSSProperties, memo } from 'react'
import { useStore } from 'zustand'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { lazy } from '../../../core/page/lazy.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { hasTightNames } from '../../../ui/components/tile-frame/name-width.ts'
import { home, iconSettings, useCurrentGroupIndex } from '../../data/home/index.ts'
import { outgoingPage, useIncrementalRender } from '../../desk/paging/index.ts'
import {
  gridAreaOf,
  gridInset,
  gridMetricsFor,
  ItemTile,
  labelSize,
  nameHeight,
  type Placement,
  placeTiles,
  widgetOverhang,
} from '../../desk/tiles/index.ts'
import styles from './GroupArea.module.css'

const AddCell = lazy(async () => ({ default: (await import('../../desk/tiles/lazy.ts')).AddCell }))
const FreePage = lazy(async () => ({ default: (await import('../free-layout/lazy.ts')).FreePage }))

/** The page of the group on screen, and the outgoing one in a transition; a phone has sequential pages only. */
export function GroupArea() {
  const shown = useCurrentGroupIndex()
  const groups = useDocument(home, (now) => now.groups)
  const outgoing = useStore(outgoingPage, ({ id }) => id)
  const { mobile } = useScreen()
  const rows = useRows()
  const group = groups[shown]
  if (group === undefined) return null
  const isFree = ({ mode }: Group) => mode === 1 && !mobile
  return (
    <div className={styles.room}>
      <nav
        id="tiles"
        className={styles.area}
        style={rows}
        aria-label={group.name}
        data-pages=""
        data-scroller=""
        data-hidden-in-minimal=""
        data-free={isFree(group) || undefined}
      >
        {groups.map((one) => {
          if (one !== group && one.id !== outgoing) return null
          if (isFree(one)) return <FreePage key={one.id} group={one} outgoing={one !== group} />
          return <SequentialPage key={one.id} group={one} />
        })}
      </nav>
    </div>
  )
}

/** What the style sheet needs to show whole rows only. */
function useRows(): CSSProperties {
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const { icon, gapY } = gridMetricsFor(values, screen)
  return { '--row': `${icon + gapY}px`, '--between': `${gapY - nameHeight(values, screen.scale)}px` }
}

const rowCount = (placements: readonly Placement[]) => Math.max(0, ...placements.map(({ row, rows }) => row + rows))

const isWidget = ({ type, component }: Item) => type === 'component' && component !== 'folder'

/** A sequential page; not rendered again when it becomes the outgoing one. */
const SequentialPage = memo(({ group: { id, children } }: { readonly group: Group }) => {
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const grid = gridMetricsFor(values, screen)
  // the last one is the cell that adds a tile; a page that may be whole is not made longer for it
  const withAddCell = placeTiles([...children.map(({ size }) => size), '1x1'], grid.columns)
  const tiles = withAddCell.slice(0, -1)
  const isAddCellBelow =
    !screen.mobile &&
    rowCount(withAddCell) > rowCount(tiles) &&
    tiles.length > 0 &&
    rowCount(tiles) * (grid.icon + grid.gapY) < innerHeight
  const placements = isAddCellBelow ? tiles : withAddCell
  const visible = placements.findLastIndex(({ row }) => row * (grid.icon + grid.gapY) < innerHeight) + 1
  const rendered = useIncrementalRender(children.length, visible)
  const style: CSSProperties = {
    '--columns': grid.columns,
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
    // on a phone that cell is always seen, and would stand beside the screen
    paddingLeft: gridInset(screen.mobile && children.length > 0 ? placements : tiles, grid, screen.width),
    minHeight: rowCount(placements) * (grid.icon + grid.gapY) - grid.gapY,
  }
  return (
    <ul
      className={styles.grid}
      style={style}
      data-tight-labels={hasTightNames(grid.icon, grid.gapX, labelSize(values.iconNameSize, screen.scale)) || undefined}
    >
      {children.slice(0, rendered).map((item, index) => {
        const placement = placements[index]
        if (placement === undefined) return null
        const overhang = isWidget(item) ? widgetOverhang(grid, screen, placement.rows) : 0
        return (
          <li
            key={item.id}
            style={{ gridArea: gridAreaOf(placement), marginBottom: overhang > 0 ? -overhang : undefined }}
          >
            <ItemTile item={item} labelled={values.iconName} rows={placement.rows} columns={placement.columns} />
          </li>
        )
      })}
      {rendered < children.length || children.length === 0 || isAddCellBelow ? null : (
        <AddCell where={{ at: 'group', group: id }} placement={placements.at(-1)} />
      )}
    </ul>
  )
})
