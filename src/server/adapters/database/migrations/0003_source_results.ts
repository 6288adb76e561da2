import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last results of sources; see `tables.ts`. */
export const sourceResults: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('source_result')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_result_key', ['source', 'key'])
      .execute()
    await database.schema.createIndex('source_result_at').on('source_result').column('at').execute()
  },
}
