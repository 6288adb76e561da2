import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What users tell the operator, and the answers to it; see `tables.ts`. */
export const feedback: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database
    await schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('diagnostics', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('feedback_user').on('feedback').columns(['user_id', 'made_at']).execute()
    await schema.createIndex('feedback_state').on('feedback').columns(['state', 'made_at']).execute()
    await schema.createIndex('feedback_made_at').on('feedback').column('made_at').execute()
    await schema
      .createTable('feedback_answer')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('feedback_id', 'text', (column) => column.notNull().references('feedback.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('feedback_answer_of').on('feedback_answer').columns(['feedback_id', 'at']).execute()
  },
}
