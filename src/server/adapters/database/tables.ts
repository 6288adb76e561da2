import type { Generated } from 'kysely'
import type { AccountTables } from './tables/account.ts'
import type { ChatTables } from './tables/chat.ts'
import type { FeedbackTables } from './tables/feedback.ts'
import type { SharingTables } from './tables/sharing.ts'
import type { SyncTables } from './tables/sync.ts'

/** Key-value facts about this installation. `epoch` identifies the data's timeline; restoring a backup renews it. */
interface InstanceTable {
  key: string
  value: string
}

/** What was found out about a site, by its origin; `webp` is null if it has no icon. Times in ms since the epoch. */
interface NetworkIconTable {
  origin: string
  webp: Uint8Array | null
  background: string
  name: string
  fresh_until: number
  used_at: number
}

/**
 * An icon that a user shares, by the host of its site. `owner` is a keyed hash of the user's address, `looked_at` 0 until
 * the administrator has looked at it. Times in ms.
 */
interface SharedIconTable {
  site: string
  owner: string
  webp: Uint8Array
  background: string
  name: string
  shared_at: number
  looked_at: Generated<number>
}

/** How often a site (`network`), a component, an official theme or group was added. */
interface PopularityTable {
  kind: 'network' | 'component' | 'theme' | 'group'
  id: string
  count: number
}

/** The key of a day's votes, forgotten with them. `day` counts from the epoch. */
interface PopularityDayTable {
  day: number
  key: string
}

/** Who has counted for what on a day, as a keyed hash of both. */
interface PopularityVoteTable {
  day: number
  voter: string
}

/** The last result of a source for a query, as JSON of this version of the program. `at` in ms since the epoch. */
interface SourceResultTable {
  source: string
  key: string
  value: string
  version: string
  at: number
}

/** Kysely's types of all tables. */
export interface Tables extends AccountTables, SyncTables, ChatTables, SharingTables, FeedbackTables {
  instance: InstanceTable
  network_icon: NetworkIconTable
  shared_icon: SharedIconTable
  popularity: PopularityTable
  popularity_day: PopularityDayTable
  popularity_vote: PopularityVoteTable
  source_result: SourceResultTable
}
