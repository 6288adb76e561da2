import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the administrator works with, and the days on which users were here; see `tables.ts`. */
export const administration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('reset_link')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('link', 'text', (column) => column.notNull().unique())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('share_report')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('share_id', 'text', (column) => column.notNull().references('share.id').onDelete('cascade'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('share_report_key', ['user_id', 'share_id'])
      .execute()
    await schema.createIndex('share_report_share').on('share_report').column('share_id').execute()
    await schema
      .createTable('notice')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('visit')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_key', ['user_id', 'day'])
      .execute()
    await schema
      .createTable('login_hour')
      .addColumn('hour', 'bigint', (column) => column.primaryKey())
      .addColumn('logins', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('session_seen_at').on('session').column('seen_at').execute()
  },
}
