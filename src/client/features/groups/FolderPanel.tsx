import type { RefObject } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { Popover } from '../../ui/Popover.tsx'
import styles from './FolderPanel.module.css'
import { IconTile } from './IconTile.tsx'

interface Props {
  readonly item: Item
  readonly anchor: RefObject<HTMLElement | null>
  readonly close: () => void
}

/** The icons that lie in a folder. */
export default function FolderPanel({ item, anchor, close }: Props) {
  return (
    <Popover label={item.name} anchor={anchor} onClose={close}>
      <h2 className={styles['title']}>{item.name}</h2>
      <ul className={styles['tiles']}>
        {(item.children ?? []).map((child) => (
          <li key={child.id}>
            <IconTile item={child} labelled={true} opacity={1} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}
