import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Invitations to register; see `tables.ts`. */
export const invitations: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('invitation')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('uses_left', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
