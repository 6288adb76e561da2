import type { Home } from '../../../../shared/entities/item.ts'
import { itemName } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import type { Target } from './kernel/page-side.ts'

/** The name of a group or folder; empty where it is gone. */
export function nameOfTarget(desktop: Home, { at, id }: Target): string {
  if (at === 'group') return desktop.groups.find((group) => group.id === id)?.name ?? ''
  const folder = findTile(desktop, id)?.item
  return folder === undefined ? '' : itemName(folder)
}
