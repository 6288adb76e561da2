import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../is-postgres.ts'

/** The type of a column of bytes: PostgreSQL and SQLite name it differently. */
export const binary = (database: Kysely<unknown>) => (isPostgres(database) ? sql`bytea` : sql`blob`)

/** Tables of site icons, icons that users share, and popularity; see `tables.ts`. */
export const icons: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('network_icon')
      .addColumn('origin', 'text', (column) => column.primaryKey())
      .addColumn('webp', binary(database))
      .addColumn('background', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('fresh_until', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('network_icon_used_at').on('network_icon').column('used_at').execute()
    await schema
      .createTable('shared_icon')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('webp', binary(database), (column) => column.notNull())
      .addColumn('background', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('shared_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('popularity')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('popularity_key', ['kind', 'id'])
      .execute()
    await schema
      .createTable('popularity_day')
      .addColumn('day', 'bigint', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('popularity_vote')
      .addColumn('day', 'bigint', (column) => column.notNull().references('popularity_day.day').onDelete('cascade'))
      .addColumn('voter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('popularity_vote_key', ['day', 'voter'])
      .execute()
  },
}
