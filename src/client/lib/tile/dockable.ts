import type { Item } from '../../../shared/entities/item.ts'

/** Whether the dock takes a tile: icons, and widgets, whose apps it opens. */
export const isDockable = ({ component }: Pick<Item, 'component'>): boolean => component !== 'folder'
