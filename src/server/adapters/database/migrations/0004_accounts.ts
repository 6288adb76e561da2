import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables of users, their logins, devices that they have logged in from, and failed logins; see `tables.ts`. */
export const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('is_weak', 'integer', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.unique())
      .addColumn('open_id', 'text', (column) => column.notNull())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('sex', 'text', (column) => column.notNull())
      .addColumn('birthday', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('session')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('cookie', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('session_user').on('session').column('user_id').execute()
    await schema
      .createTable('known_device')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['device', 'user_id'])
      .execute()
    await schema
      .createTable('failed_login')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('times', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('failed_login_at').on('failed_login').column('at').execute()
  },
}
