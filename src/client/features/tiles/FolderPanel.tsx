import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { dataSelector } from '../../ui/dom.ts'
import { isComposing } from '../../ui/input/composing.ts'
import { focusStops, moveFocus } from '../../ui/input/move-focus.ts'
import { Popover } from '../../ui/overlay/popover/Popover.tsx'
import { Sheet } from '../../ui/overlay/sheet/Sheet.tsx'
import { home, iconSettings, itemName } from '../home/index.ts'
import { renameTile } from '../home/lazy.ts'
import { AddCell } from './AddCell.tsx'
import styles from './FolderPanel.module.css'
import { IconTile } from './IconTile.tsx'
import { useMessages } from './messages.ts'
import { gridAreaOf, gridMetricsFor, placeTiles } from './model.ts'
import { closeFolder } from './open-folder.ts'

interface Props {
  readonly item: Item
  readonly anchor: RefObject<HTMLElement | null>
}

/** The contents of a folder: in a popover beside it, or in a sheet on a phone. */
export default function FolderPanel({ item, anchor }: Props) {
  // folders are closed when the user returns to a page
  useEffect(() => closeFolder, [])
  if (useScreen().mobile) {
    return (
      <Sheet open onClose={closeFolder} title={itemName(item)}>
        <Tiles item={item} />
      </Sheet>
    )
  }
  return (
    <Popover label={itemName(item)} anchor={anchor} onClose={closeFolder} className={styles['panel']}>
      <Title key={item.name} item={item} />
      <Tiles item={item} />
    </Popover>
  )
}

/** The editable name of a folder: Enter and blur save it, Esc discards, a blank name is ignored. */
function Title({ item: { id, name } }: { readonly item: Item }) {
  const messages = useMessages()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    if (event.key === 'Escape') event.currentTarget.value = name
    event.stopPropagation() // Esc ends editing, it does not close the folder
    // focus an icon: without focus inside, the panel would receive no keys
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`${dataSelector('tile')} > *`)?.focus()
  }
  const save = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const typed = currentTarget.value.trim()
    currentTarget.value = typed || name
    if (typed !== '') home.update((now) => renameTile(now, id, typed))
  }
  return (
    <input
      className={styles['title']}
      aria-label={messages('folderName')}
      defaultValue={name}
      maxLength={MAX_NAME_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )
}

/** Maximum length of a folder's name, in characters. */
const MAX_NAME_LENGTH = 30

/** A square grid on a desktop; on a phone the columns of the home screen. */
function Tiles({ item }: { readonly item: Item }) {
  const items = item.children ?? []
  const screen = useScreen()
  const grid = useDocument(iconSettings, (now) => gridMetricsFor({ ...now, iconName: true }, screen))
  const square = Math.min(6, Math.max(3, Math.ceil(Math.sqrt(items.length))))
  const columns = screen.mobile ? grid.columns : Math.min(square, grid.columns)
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
      className={styles['tiles']}
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
      <AddCell where={{ at: 'folder', folder: item.id }} placement={placements.at(-1)} />
    </ul>
  )
}
