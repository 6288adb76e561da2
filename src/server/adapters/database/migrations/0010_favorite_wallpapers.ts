import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Favourite wallpapers of users; see `tables.ts`. */
export const favoriteWallpapers: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('favorite_wallpaper')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('favorite_wallpaper_key', ['user_id', 'key'])
      .execute()
  },
}
