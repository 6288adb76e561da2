import { sql } from 'kysely'
import { failureOf } from '../../../src/server/adapters/database/failure.ts'
import type { Database } from '../../../src/server/adapters/database/open.ts'
import { openAsIs } from '../../../src/server/adapters/database/open-as-is.ts'
import { CONNECTIONS } from '../../../src/server/adapters/database/open-postgres.ts'
import { countProcesses } from '../../../src/server/adapters/database/processes.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, hostOf, ok, warn } from './finding.ts'
import { lookAtMigrations } from './migrations.ts'

/** Time of an answer from which on users notice it, in ms: a request asks the database several times. */
const SLOW_MS = 50

/** What is read of a PostgreSQL server and a database there. */
export interface PostgresState {
  readonly host: string
  readonly version: string
  readonly answerMs: number
  readonly encoding: string
  readonly fsync: boolean
  readonly synchronousCommit: boolean
  /** Connections that this user may have to this database in all. */
  readonly connections: number
  /** Processes of Genkan that use it. */
  readonly processes: number
  /** Why nothing can be written; undefined where it can. */
  readonly unwritable: string | undefined
}

/** Looks at a database of a PostgreSQL server, and changes nothing there. */
export async function lookAtPostgres(url: string): Promise<readonly Finding[]> {
  const database = openAsIs({ databaseUrl: url, dataDir: '' })
  try {
    await sql`select 1`.execute(database)
  } catch (error) {
    await database.destroy()
    return [fail(`${hostOf(url)} cannot be used (${reasonOf(error)})`, adviceFor(error))]
  }
  try {
    return [...judgePostgres(await readState(database, hostOf(url))), ...(await lookAtMigrations(database))]
  } finally {
    await database.destroy()
  }
}

/** Classes and codes of SQLSTATE by what they are about. */
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [/^28/, 'Correct user and password in DATABASE_URL, or let pg_hba.conf admit them.'],
  [/^3D/, 'Create the database (createdb -O USER NAME), or correct its name in DATABASE_URL.'],
  [/^53300/, 'It has no connection left: raise its max_connections.'],
  [/^57P03/, 'It is just starting or stopping. Ask again in a moment.'],
]

const adviceFor = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = ADVICE.find(([of]) => of.test(code))
  return known?.[1] ?? 'See whether the server runs and a firewall lets this machine in, or correct DATABASE_URL.'
}

async function readState(database: Database, host: string): Promise<PostgresState> {
  const from = performance.now()
  await sql`select 1`.execute(database)
  const answerMs = performance.now() - from
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in
      ('server_version', 'fsync', 'synchronous_commit', 'max_connections', 'superuser_reserved_connections')`.execute(
    database,
  )
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]))
  const limits = await sql<{ encoding: string; of_database: number; of_role: number }>`
    select pg_encoding_to_char(encoding) as encoding, datconnlimit as of_database,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_role
    from pg_database where datname = current_database()`.execute(database)
  const { encoding = '', of_database = -1, of_role = -1 } = limits.rows[0] ?? {}
  const ofServer = Number(settings.get('max_connections')) - Number(settings.get('superuser_reserved_connections'))
  return {
    ...{ host, answerMs, encoding, version: settings.get('server_version') ?? '' },
    fsync: settings.get('fsync') === 'on',
    synchronousCommit: settings.get('synchronous_commit') !== 'off',
    connections: Math.min(ofServer, ...[of_database, of_role].filter((limit) => limit >= 0)),
    processes: await countProcesses(database),
    unwritable: await tryWriting(database),
  }
}

class TakenBack extends Error {}

/** @returns why nothing can be written: a full disk, a standby, a server that takes questions alone */
async function tryWriting(database: Database): Promise<string | undefined> {
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`create table genkan_doctor (x text)`.execute(transaction)
      await sql`insert into genkan_doctor values (${'x'.repeat(8192)})`.execute(transaction)
      throw new TakenBack()
    })
    return undefined
  } catch (error) {
    if (error instanceof TakenBack) return undefined
    return failureOf(error) === 'full' ? 'its disk is full' : reasonOf(error)
  }
}

/** What the state of a PostgreSQL server means. */
export function judgePostgres(state: PostgresState): readonly Finding[] {
  const { host, version, answerMs, processes } = state
  const about = `PostgreSQL ${version} at ${host} answers in ${Math.ceil(answerMs)} ms, ${processes} of Genkan's processes use it`
  const first =
    answerMs > SLOW_MS ? warn(about, 'That is slow: bring DATABASE_URL and the nodes into one network.') : ok(about)
  return [first, ...judgeWriting(state), ...judgeConnections(state)]
}

function judgeWriting({ encoding, fsync, synchronousCommit, unwritable }: PostgresState): readonly Finding[] {
  const found: Finding[] = []
  if (unwritable !== undefined)
    found.push(
      fail(
        `nothing can be written (${unwritable})`,
        'Make room on its disk, or let DATABASE_URL name the primary server and the owner of the database.',
      ),
    )
  if (!fsync) found.push(fail('fsync is off: a power cut destroys the database', 'Set fsync = on in postgresql.conf.'))
  if (!synchronousCommit)
    found.push(
      fail(
        'synchronous_commit is off: what users were told is saved can be lost',
        'Set synchronous_commit = on for the server, the database and the user.',
      ),
    )
  if (encoding !== 'UTF8')
    found.push(
      fail(
        `its encoding is ${encoding}, which not every character has`,
        'Back up, make a database by createdb -E UTF8 -T template0, and restore there.',
      ),
    )
  return found
}

/** While nodes are replaced one by one there is one more. */
function judgeConnections({ connections, processes }: PostgresState): readonly Finding[] {
  const wanted = CONNECTIONS * (Math.max(1, processes) + 1)
  if (connections >= wanted) return []
  const found = `it lets in ${connections} connections, while ${Math.max(1, processes)} nodes and one that is being replaced take up to ${wanted}`
  return [warn(found, 'Raise max_connections, or the limit of the user or the database.')]
}
