import type { Item } from '../../../../shared/entities/item.ts'
import { type Identified, recordTitle } from '../../../lib/values/records.ts'
import { itemName } from '../../data/home/index.ts'
import type { Kind } from './kinds.ts'

/** What a record is called; empty for one without a name. */
export const nameOfRecord = (kind: Kind, record: Identified): string =>
  kind === 'tiles' ? itemName(record as Item) : recordTitle(record) // the desktop's schema has read it
