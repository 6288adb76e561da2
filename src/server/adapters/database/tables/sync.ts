import type { Generated } from 'kysely'
import type { Section } from '../../../../shared/entities/section.ts'
import type { Reason } from '../../../../shared/entities/sync.ts'

/**
 * A version of a section: its body, packed by gzip, and what the history tells of it. `size` in bytes, unpacked; `base` is
 * the version that it was written over, 0 for none; `replaced_blind` 0 or 1. Times in ms.
 */
interface SyncVersionTable {
  user_id: string
  section: Section
  time: number
  size: number
  reason: Reason
  device: string
  backup_time: number
  base: number
  replaced_blind: number
  body: Uint8Array
}

/**
 * A section of a user in the cloud: the current version, 0 for none, the highest time that it ever gave, and what its
 * versions count of the user's limit in bytes.
 */
interface SyncSectionTable {
  user_id: string
  section: Section
  time: number
  last: number
  bytes: number
}

/** A push that was done, and its answer as JSON, for when it comes again. `at` in ms. */
interface SyncOperationTable {
  user_id: string
  op_id: string
  answer: string
  at: number
}

/**
 * A file of a user, by the SHA-256 of its bytes, which lie beside the database (`userFileName`). No later file has the
 * same hash and `made_at`. `asked_at` is when a device was last told that it is there; `is_lost` is 1 where its
 * bytes were not found when they were wanted. Times in ms.
 */
interface UserFileTable {
  user_id: string
  hash: string
  type: string
  bytes: number
  made_at: number
  asked_at: Generated<number>
  is_lost: Generated<number>
}

/** Tables of the cloud. */
export interface SyncTables {
  sync_version: SyncVersionTable
  sync_section: SyncSectionTable
  sync_operation: SyncOperationTable
  user_file: UserFileTable
}
