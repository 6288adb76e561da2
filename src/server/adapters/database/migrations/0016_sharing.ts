import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Themes and groups that users share, and what administrators have done; see `tables.ts`. */
export const sharing: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('share')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('info', 'text', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('mini', 'text', (column) => column.notNull())
      .addColumn('is_signed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('looked_at', 'bigint', (column) => column.notNull())
      .addColumn('hot', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('share_user').on('share').columns(['user_id', 'kind']).execute()
    await schema.createIndex('share_hot').on('share').columns(['kind', 'state', 'hot']).execute()
    await schema.createIndex('share_looked_at').on('share').columns(['looked_at', 'changed_at']).execute()
    await schema
      .alterTable('shared_icon')
      .addColumn('looked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('admin_act')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('admin_act_at').on('admin_act').column('at').execute()
  },
}
