import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables of codes that were sent by mail, and of wrong guesses of them; see `tables.ts`. */
export const mailCodes: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('mail_code')
      .addColumn('link', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('slot', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('is_used', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('mail_code_slot', ['address', 'slot'])
      .execute()
    await schema.createIndex('mail_code_sent_at').on('mail_code').column('sent_at').execute()
    await schema
      .createTable('code_guess')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
