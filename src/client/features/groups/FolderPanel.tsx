import type { CSSProperties, RefObject } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { Popover } from '../../ui/Popover.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './FolderPanel.module.css'
import { IconTile } from './IconTile.tsx'
import { gridOf } from './model.ts'
import { moveFocus, stopsOf } from './roving/keep.ts'
import { iconSettings } from './settings.ts'

interface Props {
  readonly item: Item
  readonly anchor: RefObject<HTMLElement | null>
  readonly close: () => void
}

/** The icons that lie in a folder: beside it, or in a sheet on a phone. */
export default function FolderPanel({ item, anchor, close }: Props) {
  if (useScreen().mobile) {
    return (
      <Sheet open onClose={close} title={item.name}>
        <Tiles items={item.children ?? []} />
      </Sheet>
    )
  }
  return (
    <Popover label={item.name} anchor={anchor} onClose={close}>
      <h2 className={styles['title']}>{item.name}</h2>
      <Tiles items={item.children ?? []} />
    </Popover>
  )
}

/** As many columns as rows on a desktop, as many as the home screen has on a phone. */
function Tiles({ items }: { readonly items: readonly Item[] }) {
  const screen = useScreen()
  const grid = useDocument(iconSettings, (now) => gridOf({ ...now, iconName: true }, screen))
  const square = Math.min(6, Math.max(3, Math.ceil(Math.sqrt(items.length))))
  const style: CSSProperties = {
    '--columns': screen.mobile ? grid.columns : Math.min(square, grid.columns),
    '--gk-icon': `${grid.icon}px`,
    '--gk-gap-x': `${grid.gapX}px`,
    '--gk-gap-y': `${grid.gapY}px`,
  }
  return (
    <ul className={styles['tiles']} style={style} onKeyDown={(event) => moveFocus(event, stopsOf(event.currentTarget))}>
      {items.map((child) => (
        <li key={child.id} data-tile={child.id}>
          <IconTile item={child} labelled={true} />
        </li>
      ))}
    </ul>
  )
}
