import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { failureOf } from './failure.ts'
import { migrations } from './migrations/index.ts'
import { openPostgres } from './open-postgres.ts'

const failure = (opening: Promise<{ destroy(): Promise<void> }>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  )

test('a new database gets its tables and an epoch, which a second start keeps', async () => {
  const url = await createPostgresDatabase()
  const [first, second] = [await openPostgres(url), await openPostgres(url)]
  const epoch = first.selectFrom('instance').select('value').where('key', '=', 'epoch')
  expect((await epoch.executeTakeFirst())?.value).toMatch(/^[\da-f]{32}$/)
  expect(await second.selectFrom('instance').selectAll().execute()).toHaveLength(1)
  await first.destroy()
  await second.destroy()
})

test('two servers that start at once migrate it once', async () => {
  const url = await createPostgresDatabase()
  const opened = await Promise.all([openPostgres(url), openPostgres(url)])
  for (const database of opened) await database.destroy()
})

test('a database that cannot be reached or used is named without its password', async () => {
  const url = new URL(await createPostgresDatabase())
  for (const [change, said] of [
    [{ port: '9' }, /^StartFailure: The database 127\.0\.0\.1:9\/test\d+ cannot be used \(.*ECONNREFUSED/],
    [{ password: 'wrong-guess' }, /cannot be used \(password authentication failed/],
    [{ pathname: '/nowhere' }, /cannot be used \(database "nowhere" does not exist/],
  ] as const) {
    const other = new URL(url)
    Object.assign(other, change)
    const message = await failure(openPostgres(other.href))
    expect(message).toMatch(said)
    expect(message).not.toMatch(/wrong-guess|of-the-tests|\n/)
  }
})

test('a database of a newer version is refused; a failed migration is named and rolled back', async () => {
  const url = await createPostgresDatabase()
  const broken: Migration = {
    up: async (database) => {
      await sql`create table half (done integer)`.execute(database)
      throw new Error('cannot go on')
    },
  }
  expect(await failure(openPostgres(url, { ...migrations, '9998_broken': broken }))).toMatch(
    /9998_broken \(cannot go on\)/,
  )
  const database = await openPostgres(url)
  expect((await database.introspection.getTables()).map(({ name }) => name)).not.toContain('half')
  await database.destroy()
  await (await openPostgres(url, { ...migrations, '9999_future': { up: async () => {} } })).destroy()
  expect(await failure(openPostgres(url))).toMatch(/written by a newer Genkan \(9999_future\)/)
})

test('a migration that waits for a table lets others use it meanwhile', async () => {
  const url = await createPostgresDatabase()
  const others = await openPostgres(url)
  const [reads, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reader = others.transaction().execute(async (backup) => {
    await backup.selectFrom('instance').selectAll().execute()
    reads.resolve()
    await ended.promise
  })
  await reads.promise
  const addsColumn: Migration = {
    up: (database) => sql`alter table instance add column more text`.execute(database).then(() => {}),
  }
  const opening = openPostgres(url, { ...migrations, '9998_more': addsColumn })
  const waits = sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  await expect.poll(async () => (await waits.execute(others)).rows, { interval: 20 }).toHaveLength(1)
  expect(await others.selectFrom('instance').selectAll().execute()).toHaveLength(1) // while the reader still reads
  ended.resolve()
  await reader
  await (await opening).destroy()
  await others.destroy()
})

test('whoever wants a database alone has no other beside it until it closes it', async () => {
  const url = await createPostgresDatabase()
  const first = await openPostgres(url)
  expect(await failure(openPostgres(url, migrations, true))).toMatch(
    /^StartFailure: The database .* is held by another/,
  )
  await first.destroy()
  const alone = await openPostgres(url, migrations, true)
  expect(await failure(openPostgres(url))).toMatch(/^StartFailure: The database .* is held by another program\.$/)
  await alone.destroy()
  await (await openPostgres(url)).destroy()
})

/** PostgreSQL's message `Terminate`, with which a connection ends. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])

/** Stands before a server and holds back the end of every connection until it is let through. */
async function holdEnds(url: string) {
  const [arrived, through] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { hostname, port } = new URL(url)
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    client.on('data', (data) => {
      if (!data.equals(TERMINATE)) return upstream.write(data)
      arrived.resolve()
      return through.promise.then(() => upstream.end(data))
    })
    upstream.pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const before = new URL(url)
  before.port = String((proxy.address() as AddressInfo).port)
  return { url: before.href, arrived: arrived.promise, letThrough: through.resolve, close: () => proxy.close() }
}

test('a database is closed once the server has let go of it, not before', async () => {
  const url = await createPostgresDatabase()
  const ends = await holdEnds(url)
  const first = await openPostgres(ends.url)
  let isClosed = false
  const closing = first.destroy().then(() => {
    isClosed = true
  })
  await ends.arrived
  expect(await failure(openPostgres(url, migrations, true))).toMatch(/is held by another program\.$/)
  expect(isClosed).toBe(false)
  ends.letThrough()
  await closing
  await (await openPostgres(url, migrations, true)).destroy()
  ends.close()
})

test('a connection that breaks off between two questions of a transaction fails that one alone', async () => {
  const database = await openPostgres(await createPostgresDatabase())
  const isThere = (pid: number) => sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database)
  const transaction = database.transaction().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    const pid = rows[0]?.pid ?? 0
    await sql`select pg_terminate_backend(${pid})`.execute(database)
    await expect.poll(async () => (await isThere(pid)).rows).toEqual([])
    await sql`select 1`.execute(connection)
  })
  expect(failureOf(await transaction.catch((error: unknown) => error))).toBe('unavailable')
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
  await database.destroy()
})
