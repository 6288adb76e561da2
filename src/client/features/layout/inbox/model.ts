import type { Group, Home } from '../../../../shared/entities/item.ts'
import { bareAddress } from '../../../lib/url/bare-address.ts'
import { findTile } from '../../data/home/operations.ts'
import { type Whereabouts, whereaboutsOf } from '../add-icon/model.ts'

/** A site that was added elsewhere in the browser, until a page has put its tile on the home screen. */
export interface InboxEntry {
  /** That of the tile, too: what is taken over twice is one tile. */
  readonly id: string
  readonly url: string
  /** Empty for the catalogue's name, or the site's own. */
  readonly name: string
  /** Id of the group to add it to; without one, or where it is gone, the group on screen. */
  readonly group: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The entries' keys in the storage of the documents begin so, then comes the id. */
export const INBOX = 'inbox:'
/** The key of the id of the group that was chosen last. */
export const LAST_GROUP = 'inbox-group'
/** The topic on the channel by which pages are told of a new entry. */
export const INBOX_TOPIC = 'inbox'

/**
 * Whether an entry may be removed: its tile is stored, or the user has taken it away again. A home
 * without any group has not taken it.
 * @param shown the home of this page
 * @param stored the home in storage; undefined where that cannot be read
 */
export const isSettled = (id: string, shown: Home, stored: Home | undefined): boolean =>
  (shown.groups.length > 0 && findTile(shown, id) === undefined) ||
  (stored !== undefined && findTile(stored, id) !== undefined)

/** Where a home has an address already; undefined where it has not. */
export const whereIs = (home: Home, url: string): Exclude<Whereabouts, 'here'> | undefined => {
  const found = whereaboutsOf(home, undefined, (tile) => bareAddress(tile.url ?? '')).get(bareAddress(url))
  return found === 'here' ? undefined : found
}

/** The groups to choose from, the first of these ids that there is at the top. */
export function groupsToChoose(home: Home, preferred: readonly string[]): readonly Group[] {
  const first = preferred.map((id) => home.groups.find((group) => group.id === id)).find((group) => group !== undefined)
  return first === undefined ? home.groups : [first, ...home.groups.filter((group) => group !== first)]
}
