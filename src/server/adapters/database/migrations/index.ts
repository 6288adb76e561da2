import type { Migration } from 'kysely/migration'
import { instance } from './0001_instance.ts'

/** Every step of the database's history, oldest first. A step that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_instance': instance,
}
