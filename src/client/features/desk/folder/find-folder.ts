import type { Home, Item } from '../../../../shared/entities/item.ts'
import { findTile } from '../../data/home/lazy.ts'

/** A folder by its id; undefined if there is none. */
export function findFolder(home: Home, id: string): Item | undefined {
  const item = findTile(home, id)?.item
  return item?.component === 'folder' ? item : undefined
}
