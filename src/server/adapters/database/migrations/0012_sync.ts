import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { binary } from './0002_icons.ts'

/** Tables of what users keep in the cloud, and when each of their logins last did; see `tables.ts`. */
export const sync: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('sync_version')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('backup_time', 'bigint', (column) => column.notNull())
      .addColumn('base', 'bigint', (column) => column.notNull())
      .addColumn('replaced_blind', 'integer', (column) => column.notNull())
      // last: SQLite reads columns behind a long one by way of all its pages
      .addColumn('body', binary(database), (column) => column.notNull())
      .addPrimaryKeyConstraint('sync_version_key', ['user_id', 'section', 'time'])
      .execute()
    await schema
      .createTable('sync_section')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('last', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sync_section_key', ['user_id', 'section'])
      .execute()
    await schema
      .createTable('sync_operation')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('op_id', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sync_operation_key', ['user_id', 'op_id'])
      .execute()
    await schema.createIndex('sync_operation_at').on('sync_operation').columns(['user_id', 'at']).execute()
    await schema
      .createTable('user_file')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('user_file_key', ['user_id', 'hash'])
      .execute()
    await schema
      .alterTable('session')
      .addColumn('synced_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
