import type { Section } from '../../../shared/entities/section.ts'
import type { AsyncTimes } from '../../../shared/entities/sync.ts'
import type { Database } from '../../adapters/database/open.ts'

/** What is told of a user's data in the cloud, or deleted with the account; the module `sync` keeps it. */
export interface Cloud {
  /** The versions of the sections. @param database or a transaction of it */
  readonly readTimes: (database: Database, userId: string) => Promise<AsyncTimes>
  /** The sections as they are now, and a list of the files. */
  readonly exportAll: (userId: string) => Promise<{
    readonly sections: { readonly [section in Section]?: string }
    readonly files: { hash: string; type: string; bytes: number; madeAt: number }[]
  }>
  /** The names of the user's files beside the database. */
  readonly listBlobs: (userId: string) => Promise<readonly string[]>
}
