import type { Item } from '../../../shared/entities/item.ts'

/** A tile for sorting: its size as rows by columns, and its kind. */
export interface Sortable {
  readonly id: string
  readonly size: string
  readonly kind: 'icon' | 'folder' | 'widget'
}

/** The sortable of an item. */
export const toSortable = ({ id, size, type, component }: Item): Sortable => ({
  id,
  size,
  kind: type === 'icon' ? 'icon' : component === 'folder' ? 'folder' : 'widget',
})
