import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { reasonOf, StartFailure } from '../../core/start.ts'
import type { Tables } from './tables.ts'

/** What helps when a database cannot be used as it is. */
export const ADVICE = 'Put a backup in its place, or move it away to start with an empty one.'

/** Says that another program uses a database, which cannot be shared. @param name such as `database /data/genkan.db` */
export const lockedMessage = (name: string): string => `The ${name} is held by another program.`

/** The migrations to run, and how the database is named in messages. */
export interface MigrationPlan {
  readonly migrations: Readonly<Record<string, Migration>>
  /** Such as `database /data/genkan.db`. */
  readonly name: string
  /** Whether an error is of the database's surroundings, not of a migration. */
  readonly isOutside: (error: unknown) => boolean
}

/**
 * Brings a database up to date, and sees that it is whole.
 * @throws StartFailure one line for the operator; an error of the surroundings as it is
 */
export async function migrate(database: Kysely<Tables>, { migrations, name, isOutside }: MigrationPlan): Promise<void> {
  const unknown = (await appliedMigrations(database)).filter((one) => !Object.hasOwn(migrations, one))
  if (unknown.length > 0) {
    throw new StartFailure(`The ${name} was written by a newer Genkan (${unknown.join(', ')}). Update the program.`)
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (isOutside(error)) throw error
  if (error !== undefined) {
    const step = results?.find((result) => result.status === 'Error')?.migrationName ?? 'first step'
    throw new StartFailure(`The ${name} could not be brought up to date: ${step} (${reasonOf(error)}).`)
  }
  // every database has an epoch since its first migration; one without has lost data
  const epoch = await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirst()
  if (!epoch) throw new StartFailure(`The ${name} is incomplete: its table instance has no epoch. ${ADVICE}`)
}

/** Names of the migrations already applied, oldest first; empty for a new database. */
export async function appliedMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const steps = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return steps.map(({ name }) => name)
}
