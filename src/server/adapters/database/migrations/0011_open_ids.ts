import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a QR code is for, and one account for an open id of a mini-program; see `tables.ts`. */
export const openIds: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .alterTable('scan')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('login'))
      .execute()
    await schema
      .createIndex('user_open_id')
      .unique()
      .on('user')
      .column('open_id')
      .where(sql`open_id`, '<>', sql.lit(''))
      .execute()
  },
}
