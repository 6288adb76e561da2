import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * When a device was last told that a file is there: it may name the file, which is not removed for a while; see
 * `tables.ts`.
 */
export const fileUses: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('user_file')
      .addColumn('asked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
