import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { NodeSqlite, NodeSqliteDialect } from '../adapters/database/sqlite.ts'
import type { Tables } from '../adapters/database/tables.ts'

/** What the program finds again by itself: no backup has it. */
const CACHES: ReadonlySet<string> = new Set(['source_result', 'network_icon'])

/** A table of a version of the program. */
export interface TableSchema {
  readonly name: string
  readonly columns: readonly string[]
  readonly isCache: boolean
}

/**
 * Runs migrations on a database, or within a transaction.
 * @throws what a migration throws
 */
export async function runMigrations<Any>(
  database: Kysely<Any>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The tables that migrations make, each behind those that it refers to. They are made in memory for that. */
export async function readSchema(migrations: Readonly<Record<string, Migration>>): Promise<readonly TableSchema[]> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(new NodeSqlite(':memory:')) })
  try {
    await runMigrations(database, migrations)
    const tables = await database.introspection.getTables()
    const references = new Map<string, ReadonlySet<string>>()
    for (const { name } of tables) {
      const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
        database,
      )
      references.set(name, new Set(rows.map(({ table }) => table).filter((table) => table !== name)))
    }
    return inOrder(references).map((name) => ({
      name,
      columns: tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [],
      isCache: CACHES.has(name),
    }))
  } finally {
    await database.destroy()
  }
}

function inOrder(references: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const ordered: string[] = []
  while (ordered.length < references.size) {
    const ready = [...references].filter(
      ([name, needed]) => !ordered.includes(name) && [...needed].every((one) => ordered.includes(one)),
    )
    if (ready.length === 0) throw new Error('tables refer to one another in a circle')
    ordered.push(...ready.map(([name]) => name).toSorted())
  }
  return ordered
}
