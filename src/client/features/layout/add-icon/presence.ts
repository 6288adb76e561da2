import type { Item } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { home, itemName } from '../../data/home/index.ts'
import type { TileLocation } from '../../data/home/lazy.ts'
import { messages } from './messages.ts'
import { type Whereabouts, whereaboutsOf } from './model.ts'
import { useTargets } from './target.ts'

/** Where what is offered is already, in the user's words. */
export interface Presence {
  /** Whether it is where tiles are added now. */
  readonly isAdded: boolean
  /** Says that it is elsewhere, such as in another group. */
  readonly elsewhere?: string
}

export const NOWHERE: Presence = { isAdded: false }
const HERE: Presence = { isAdded: true }

/** Tells of a key where its tiles are already. @param keyOf the key of a tile; it stays the same */
export function useWhereabouts(keyOf: (tile: Item) => string): (key: string) => Presence {
  const where = useTargets().chosen?.where
  const now = useDocument(home, (value) => value)
  const found = whereaboutsOf(now, where && idOf(where), keyOf)
  return (key) => presenceAt(found.get(key))
}

const idOf = (where: TileLocation): string | undefined =>
  where.at === 'folder' ? where.folder : where.at === 'group' ? where.group : undefined

function presenceAt(where: Whereabouts | undefined): Presence {
  if (where === undefined) return NOWHERE
  if (where === 'here') return HERE
  const { group, folder } = where
  const place = folder ? itemName(folder) : (group?.name ?? messageByKey('dock.dock'))
  return { isAdded: false, elsewhere: messages('isIn', { place }) }
}
