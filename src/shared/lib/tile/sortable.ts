import type { Item } from '../../entities/item.ts'

/** A tile that may change its place among others: its size as rows by columns, and what it is. */
export interface Sortable {
  readonly id: string
  readonly size: string
  readonly kind: 'icon' | 'folder' | 'widget'
}

/** A tile as it is sorted. */
export const toSortable = ({ id, size, type, component }: Item): Sortable => ({
  id,
  size,
  kind: type === 'icon' ? 'icon' : component === 'folder' ? 'folder' : 'widget',
})
