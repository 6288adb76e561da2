import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables of site icons, icons that users share, and popularity; see `tables.ts`. */
export const icons: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('network_icon')
      .addColumn('origin', 'text', (column) => column.primaryKey())
      .addColumn('webp', 'blob')
      .addColumn('background', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('fresh_until', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('network_icon_used_at').on('network_icon').column('used_at').execute()
    await schema
      .createTable('shared_icon')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('webp', 'blob', (column) => column.notNull())
      .addColumn('background', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('shared_at', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createTable('popularity')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('popularity_key', ['kind', 'id'])
      .execute()
    await schema
      .createTable('popularity_day')
      .addColumn('day', 'integer', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('popularity_vote')
      .addColumn('day', 'integer', (column) => column.notNull().references('popularity_day.day').onDelete('cascade'))
      .addColumn('voter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('popularity_vote_key', ['day', 'voter'])
      .execute()
  },
}
