import { type RefObject, useEffect } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { useScreen } from '../../core/screen.ts'
import { Popover } from '../../ui/overlay/popover/Popover.tsx'
import { Sheet } from '../../ui/overlay/sheet/Sheet.tsx'
import { itemName } from '../home/index.ts'
import styles from './FolderPanel.module.css'
import { FolderTiles } from './FolderTiles.tsx'
import { FolderTitle } from './FolderTitle.tsx'
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
        <FolderTiles item={item} className={styles['tiles']} />
      </Sheet>
    )
  }
  return (
    <Popover label={itemName(item)} anchor={anchor} onClose={closeFolder} className={styles['panel']}>
      <FolderTitle key={item.name} item={item} className={styles['title']} />
      <FolderTiles item={item} className={styles['tiles']} />
    </Popover>
  )
}
