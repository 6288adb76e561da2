import type { SharedContent } from '../../../../shared/api/shared-group.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { useFindSite } from '../../data/site-catalog/lazy.ts'
import { itemsOf } from './kernel/from-shared.ts'

/** The tiles of a shared group as items that are only looked at. */
export const useTiles = (content: SharedContent): readonly Item[] => itemsOf(content, useFindSite())
