import type { Home } from '../../../../shared/entities/item.ts'
import { home } from '../../data/home/index.ts'
import type { Values } from '../differences/lazy.ts'

/** The desktop among values of documents, which its schema has read; undefined if there is none. */
export const desktopOf = (values: Values | undefined): Home | undefined => values?.[home.id] as Home | undefined
