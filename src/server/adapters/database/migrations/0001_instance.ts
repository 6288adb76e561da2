import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table `instance`, with a random `epoch`. */
export const instance: Migration = {
  // A migration declares the tables as they were then; the current `Tables` type may differ.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('instance')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await database
      .withTables<{ instance: { key: string; value: string } }>()
      .insertInto('instance')
      .values({ key: 'epoch', value: randomBytes(16).toString('hex') })
      .execute()
  },
}
