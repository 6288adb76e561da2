import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table of logins by QR code that are under way; see `tables.ts`. */
export const scans: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('scan')
      .addColumn('rid', 'text', (column) => column.primaryKey())
      .addColumn('uuid', 'text', (column) => column.notNull().unique())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('polls', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('scan_made_at').on('scan').column('made_at').execute()
  },
}
