import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a device was last told that a file is there, and whether its bytes were not found; see `tables.ts`. */
export const fileUses: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .alterTable('user_file')
      .addColumn('asked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('user_file')
      .addColumn('is_lost', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
