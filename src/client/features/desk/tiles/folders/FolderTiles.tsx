import type { CSSProperties } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { plus } from '../../../../ui/icons/paths.ts'
import { focusStops, moveFocus } from '../../../../ui/input/keyboard/move-focus.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { iconSettings } from '../../../data/home/index.ts'
import { AddCell } from '../AddCell.tsx'
import { IconTile } from '../IconTile.tsx'
import { useMessages } from '../messages.ts'
import { columnCountFor, gridAreaOf, gridMetricsFor, placeTiles } from '../model.ts'
import { openAddIcon } from '../open/open-add-icon.ts'
import styles from './FolderTiles.module.css'

/** The least gap of columns in a folder, in px: there is no room for names otherwise. */
const MIN_GAP_PX = 24

interface Props {
  readonly item: Item
  /** Columns fill this width in px; without it they make a square, on a phone as many as on the home screen. */
  readonly width?: number | undefined
  readonly className?: string | undefined
}

/** The icons of a folder as a grid, and the cell that adds one. They are dragged, and have their menus, as on a page. */
export function FolderTiles({ item, width, className }: Props) {
  const messages = useMessages()
  const items = item.children ?? []
  const where = { at: 'folder', folder: item.id } as const
  const screen = useScreen()
  const grid = useDocument(iconSettings, (now) => gridMetricsFor({ ...now, iconName: true }, screen))
  const square = Math.min(6, Math.max(3, Math.ceil(Math.sqrt(items.length))), grid.columns)
  const gapX = screen.mobile ? grid.gapX : Math.max(grid.gapX, MIN_GAP_PX)
  const inWidth = width === undefined ? square : columnCountFor(width, grid.icon, gapX)
  const columns = screen.mobile ? grid.columns : inWidth
  const style: CSSProperties = {
    '--columns': columns,
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
  }
  // the last one is the cell that adds an icon
  const placements = placeTiles(
    Array.from({ length: items.length + 1 }, () => '1x1'),
    columns,
  )
  return (
    <ul
      className={classes(styles.tiles, className)}
      style={style}
      data-tight-labels=""
      data-folder={item.id}
      onKeyDown={(event) => moveFocus(event, focusStops(event.currentTarget))}
    >
      {items.map((child, index) => (
        <li
          key={child.id}
          data-tile={child.id}
          style={{ gridArea: placements[index] && gridAreaOf(placements[index]) }}
        >
          <IconTile item={child} labelled={true} />
        </li>
      ))}
      {items.length > 0 ? (
        <AddCell where={where} placement={placements.at(-1)} />
      ) : (
        <li className={styles.empty} data-volatile="">
          <Empty
            title={messages('emptyFolder')}
            hint={messages('emptyFolderHint')}
            action={{ label: messages('addIcon'), icon: plus, run: () => openAddIcon(where) }}
            fit="page"
          />
        </li>
      )}
    </ul>
  )
}
