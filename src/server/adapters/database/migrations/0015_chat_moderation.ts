import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reports of messages of the chat room, and who may not write there or not log in; see `tables.ts`. */
export const chatModeration: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    for (const column of ['muted_until', 'banned_at'])
      await schema
        .alterTable('user')
        .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
        .execute()
    await schema
      .createTable('chat_report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('chat_id', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('chat_report_message', ['user_id', 'chat_id'])
      .execute()
  },
}
