import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table of files that users have uploaded; see `tables.ts`. */
export const uploads: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('upload')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('upload_user').on('upload').column('user_id').execute()
  },
}
