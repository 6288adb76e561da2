import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages of the chat room, the last of their ids, and tickets of its sockets; see `tables.ts`. */
export const chat: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('chat_message')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('kind', 'integer', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('is_deleted', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('chat_message_nonce', ['user_id', 'nonce'])
      .execute()
    await schema
      .createTable('chat_counter')
      .addColumn('room', 'text', (column) => column.primaryKey())
      .addColumn('last', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('chat_ticket')
      .addColumn('ticket', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
