import { appliedMigrations } from '../../../src/server/adapters/database/migrate.ts'
import { migrations } from '../../../src/server/adapters/database/migrations/index.ts'
import type { Database } from '../../../src/server/adapters/database/open.ts'
import { type Finding, fail, warn } from './finding.ts'

/** What a database lacks of the program's migrations, or has beyond them; nothing where both are of one version. */
export async function lookAtMigrations(database: Database): Promise<readonly Finding[]> {
  return judgeMigrations(await appliedMigrations(database), Object.keys(migrations))
}

/** @param applied to the database @param known to this program */
export function judgeMigrations(applied: readonly string[], known: readonly string[]): readonly Finding[] {
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    return [fail(`it was written by a newer Genkan (${newer.join(', ')})`, 'Update the program of this node.')]
  const pending = known.filter((name) => !applied.includes(name))
  if (pending.length === 0) return []
  const found = applied.length === 0 ? 'it is empty' : `it is older than this program, by ${pending.length} steps`
  return [warn(found, 'The next start of the server brings it up to date.')]
}
