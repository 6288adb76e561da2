import { type RefObject, useEffect } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { Sheet } from '../../../../ui/overlay/sheet/Sheet.tsx'
import { itemName } from '../../../data/home/index.ts'
import { closeFolder, openFolder } from '../open/open-folder.ts'
import { FolderModal } from './FolderModal.tsx'
import styles from './FolderPanel.module.css'
import { FolderTiles } from './FolderTiles.tsx'
import { FolderTitle } from './FolderTitle.tsx'

interface Props {
  readonly item: Item
  /** The folder's tile. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
}

/** The contents of a folder: in a panel that opens from its tile, or in a sheet on a phone. */
export default function FolderPanel({ item, anchor, open }: Props) {
  const { id } = item
  // folders are closed when the user returns to a page
  useEffect(() => () => void (openFolder.getState() === id && closeFolder()), [id])
  const title = <FolderTitle key={item.name} item={item} className={styles.title} />
  if (useScreen().mobile) {
    return (
      <Sheet open={open} onClose={closeFolder} title={itemName(item)} heading={title}>
        <FolderTiles item={item} className={styles.tiles} />
      </Sheet>
    )
  }
  return (
    <FolderModal label={itemName(item)} anchor={anchor} open={open} onClose={closeFolder}>
      {title}
      <FolderTiles item={item} className={styles.tiles} />
    </FolderModal>
  )
}
